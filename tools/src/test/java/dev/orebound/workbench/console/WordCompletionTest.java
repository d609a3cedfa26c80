package dev.orebound.workbench.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.TestContent;
import dev.orebound.workbench.action.WordCandidate;
import java.util.List;
import org.junit.jupiter.api.Test;

final class WordCompletionTest {
    private final TestBench bench = new TestBench();
    private final CommandConsole console = bench.console;

    @Test
    void anEmptyLineMayBecomeAnyCommand() {
        console.begin("");

        assertThat(words())
                .containsExactlyElementsOf(
                        CommandTable.ALL.stream().map(ConsoleCommand::name).toList());
    }

    @Test
    void wordsThatBeginSoComeFirstThenThoseThatHoldItThenThoseThatMeanIt() {
        console.begin("spawn captain");

        assertThat(words()).contains("goblin_captain");
        console.begin("sp");
        assertThat(words()).startsWith("spring", "spawn");
        assertThat(words()).contains("reset");
    }

    @Test
    void tabCompletesWhatIsCertainAndThenGoesRound() {
        console.begin("spawn gob");

        press(Keys.TAB);
        assertThat(console.line().text()).isEqualTo("spawn goblin");
        press(Keys.TAB);
        assertThat(console.line().text()).isEqualTo("spawn goblin");
        press(Keys.TAB);
        assertThat(console.line().text()).isEqualTo("spawn " + words().get(1));
        for (int i = 0; i < words().size() - 1; i++) {
            press(Keys.TAB);
        }
        assertThat(console.line().text()).isEqualTo("spawn goblin");
    }

    @Test
    void theLetterThatTabIsAsWellDisturbsNothing() {
        console.begin("spawn goblin_");

        press(Keys.TAB);
        console.type('\t');
        press(Keys.TAB);
        console.type('\t');

        assertThat(console.completion().chosen()).isEqualTo(1);
    }

    @Test
    void theOnlyCandidateIsTakenWhole() {
        console.begin("rev");
        press(Keys.TAB);

        assertThat(console.line().text()).isEqualTo("reveal ");
    }

    @Test
    void everyArgumentKnowsItsOwnWords() {
        console.begin("kind ");
        assertThat(words()).contains("battle", "scroll").doesNotContain("boss");
        console.begin("give ");
        assertThat(words())
                .containsExactlyElementsOf(TestContent.BUILT_IN.items().ids());
        console.begin("win ");
        assertThat(words()).contains(Integer.toString(bench.trapRoom()));
        console.begin("go ");
        assertThat(words()).startsWith("next", "here");
        console.begin("show ");
        assertThat(words()).containsExactly("rooms", "veins");
        console.begin("help spr");
        assertThat(words()).startsWith("spring");
        console.begin("heal ");
        assertThat(words()).isEmpty();
        console.begin("nonsense ");
        assertThat(words()).isEmpty();
    }

    @Test
    void linesThatWereRunComeBackAndTheOneThatWasBegunIsFoundAgain() {
        type("heal");
        press(Keys.ENTER);
        type("reveal");
        press(Keys.ENTER);
        type("sp");

        press(Keys.UP);
        assertThat(console.line().text()).isEqualTo("reveal");
        press(Keys.UP);
        assertThat(console.line().text()).isEqualTo("heal");
        press(Keys.UP);
        assertThat(console.line().text()).isEqualTo("heal");
        press(Keys.DOWN);
        press(Keys.DOWN);
        assertThat(console.line().text()).isEqualTo("sp");
        assertThat(bench.ordersWaiting()).containsExactly("HELP_HEAL 0", "HELP_REVEAL 0");
    }

    @Test
    void aLongHelpIsLeafedThroughAndNeverBeyondItsEnds() {
        console.run("help");
        console.scroll(3);
        assertThat(console.scrolled()).isEqualTo(3);
        console.scroll(-9);
        assertThat(console.scrolled()).isZero();
        console.scroll(9999);
        assertThat(console.scrolled()).isEqualTo(console.transcript().size() - 1);
    }

    @Test
    void longLinesAreBrokenAtBlanks() {
        ConsoleTranscript transcript = new ConsoleTranscript();
        transcript.add("word ".repeat(50).strip(), ConsoleTranscript.LineKind.DONE);

        assertThat(transcript.size()).isEqualTo(3);
        for (int i = 0; i < transcript.size(); i++) {
            assertThat(transcript.at(i).text())
                    .hasSizeLessThanOrEqualTo(108)
                    .startsWith("word")
                    .endsWith("word");
        }
    }

    private void press(int key) {
        console.keyDown(key);
    }

    private void type(String letters) {
        letters.chars().forEach(letter -> console.type((char) letter));
    }

    private List<String> words() {
        return console.completion().candidates().stream()
                .map(WordCandidate::word)
                .toList();
    }
}
