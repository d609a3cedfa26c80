package dev.orebound.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.fail;

import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.ai.TaskWord;
import dev.orebound.content.ai.TreeSpec.TaskSpec;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that a behaviour tree is read, or refused with one line for each fault. */
class TreeContentTest {
    private static final String TREE = "ai/pack.tree";
    private static final int MUTANTS = TestSize.of(80, 2_000);
    private static final Pattern ONE_LINE =
            Pattern.compile("(ai|content)/[a-z]+\\.(tree|json): [^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}]+");

    private final Assets builtIn = new HeldAssets(new BuiltInAssets());

    @Test
    void givenATree_whenItIsRead_thenGuardsNumbersAndOrderAreKept() {
        TaskSpec root = TestContent.BUILT_IN.trees().get("vermin").root();

        assertThat(root.word()).isEqualTo(TaskWord.GUARDED);
        TaskSpec first = root.children().get(0);
        assertThat(first.word()).isEqualTo(TaskWord.FLEE);
        assertThat(first.amount()).isEqualTo(240);
        assertThat(first.guards())
                .extracting(TaskSpec::word)
                .containsExactly(TaskWord.UNBROKEN, TaskWord.FEW_LEFT, TaskWord.KNOWS_PLAYER);
        assertThat(first.line()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            guarded; (knows_player) hnt                | line 2: 'hnt' is not a task; the nearest is 'hunt'
            guarded; (knows_playr) hunt                | line 2: 'knows_playr' is not a task; the nearest is \
            'knows_player'
            java.lang.Runtime                          | line 1: 'java.lang.Runtime' is not a task; the nearest is .*
            guarded; flee                              | line 2: flee.ticks: is missing; give a whole number within \
            30..3600
            guarded; flee ticks:9                      | line 2: flee.ticks: '9'; give a whole number within 30..3600
            guarded; flee ticks:1.5                    | line 2: flee.ticks: '1.5'; give a whole number within 30..3600
            guarded; flee hours:60                     | line 2: 'hours' is not a number of 'flee'; give 'ticks'.*
            guarded; hunt speed:3                      | line 2: 'hunt' takes no number; leave 'speed' out
            guarded; knows_player                      | line 2: 'knows_player' is asked; give it in brackets
            guarded; (hunt) sleep                      | line 2: 'hunt' cannot be asked; put it behind the brackets
            guarded; hunt;  sleep                      | line 3: 'hunt' has no children; put it no deeper
            hunt;sleep                                 | line 2: a second root; put it deeper than the first
            guarded                                    | line 1: 'guarded' has no children; give at least one, deeper \
            than it
            guarded; (knows_player)                    | line 2: not understood from '' on; give .*
            # nothing                                  | line 1: there is no task; give one of .*
            guarded; hunt; (knows_player) sleep        | line 3: the last child of 'guarded' has brackets; leave them \
            out.*
            guarded; )sleep                            | line 2: not understood from '.*' on; give .*
            """)
    void aSlipIsOneLine(String text, String complaint) {
        assertThat(complaints(text.replace(";", "\n"))).anyMatch(line -> line.matches(TREE + ": " + complaint));
    }

    @Test
    void givenTheBuiltInTrees_whenHordesAreAsked_thenEachIsSomebodysMind() {
        Content content = TestContent.BUILT_IN;

        assertThat(content.hordes().asList().stream().map(Horde::mind).distinct())
                .containsExactlyInAnyOrderElementsOf(content.trees().ids());
    }

    @Test
    void givenAHordeThatArrivesAndNeverWanders_whenContentIsRead_thenItIsTold() {
        List<String> complaints = catchThrowableOfType(
                        ContentException.class,
                        () -> Content.read(new OneOtherFile(builtIn, "ai/cowards.tree", "sleep")))
                .complaints();

        assertThat(complaints).anyMatch(line -> line.contains("kobold_thieves.mind: 'cowards' never wanders"));
    }

    @Test
    @Timeout(900) // detects endless loops, not slowness
    void givenAMutilatedTree_whenContentIsRead_thenEachFaultIsOneLine() {
        RandomStream chance = new RandomStreams(Seed.of("hostile")).stream("test.mutants", TREE);
        byte[] whole = builtIn.bytes(TREE);
        int refused = 0;
        for (int mutant = 0; mutant < MUTANTS; mutant++) {
            byte[] mutated = new Mutilation(whole, chance).bytes();
            List<String> complaints = complaints(new String(mutated, StandardCharsets.UTF_8));
            refused += complaints.isEmpty() ? 0 : 1;
            for (String complaint : complaints) {
                assertThat(ONE_LINE.matcher(complaint).matches())
                        .as("complaint: %s", complaint)
                        .isTrue();
                assertThat(complaint.length()).as("length of %s", complaint).isLessThan(500);
            }
        }
        assertThat(refused).as("refused of %s mutants", MUTANTS).isGreaterThan(MUTANTS / 4);
    }

    private List<String> complaints(String tree) {
        try {
            Content.read(new OneOtherFile(builtIn, TREE, tree));
            return List.of();
        } catch (ContentException e) {
            return e.complaints();
        } catch (RuntimeException | StackOverflowError e) {
            return fail("not read and not refused: " + tree, e);
        }
    }
}
