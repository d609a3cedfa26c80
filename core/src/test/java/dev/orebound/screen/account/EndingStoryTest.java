package dev.orebound.screen.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Checks the sentences that tell a won run. */
final class EndingStoryTest {
    private final GameTexts texts = GameTexts.read(new BuiltInAssets());

    @Test
    void itTellsFloorsTrapsCompanionsBrewsAndTheLongestFight() {
        Map<String, Integer> facts = Map.of(
                RunDeeds.TRAPS_REFUSED, 3,
                RunDeeds.COMPANIONS_FALLEN, 1,
                RunDeeds.BREWS_USED, 412,
                RunDeeds.LONGEST_FIGHT, 96);
        assertThat(EndingStory.of(account(17, 21, 4, facts), List.of(), List.of(), texts))
                .containsExactly(
                        "You walked 17 floors in 1:28:00.",
                        "You won 21 traps and left 3 behind.",
                        "4 companions joined you on the way down, and one of them fell.",
                        "You used 412 brews, and your longest fight behind shut doors lasted 96 seconds.");
    }

    @Test
    void singleThingsAndNoThingsHaveFormsOfTheirOwn() {
        Map<String, Integer> facts =
                Map.of(RunDeeds.TRAPS_REFUSED, 1, RunDeeds.BREWS_USED, 1, RunDeeds.LONGEST_FIGHT, 1);
        assertThat(EndingStory.of(account(1, 1, 1, facts), List.of(), List.of(), texts))
                .containsExactly(
                        "You walked one floor in 1:28:00.",
                        "You won one trap and left one behind.",
                        "One companion joined you on the way down, and it lived.",
                        "You used one brew, and your longest fight behind shut doors lasted one second.");
        assertThat(EndingStory.of(account(17, 0, 0, Map.of()), List.of(), List.of(), texts))
                .as("an account of a build that counted no facts")
                .containsExactly(
                        "You walked 17 floors in 1:28:00.",
                        "You won no trap and left none behind.",
                        "You went down alone, and nobody stayed below.");
    }

    @Test
    void itNamesEachKindOfCompanionOnce() {
        List<String> golems = List.of("cinder delver", "cinder delver", "gale caster");
        List<String> others = List.of("goblin captain", "goblin captain");
        List<String> story = EndingStory.of(account(17, 21, 5, Map.of()), golems, others, texts);
        String last = story.get(story.size() - 1);

        assertThat(last).isEqualTo("2 cinder delvers, the gale caster and 2 goblin captains walked out with you.");
        for (String name : List.of("cinder delver", "goblin captain", "gale caster")) {
            assertThat(String.join(" ", story).split(name, -1)).as(name).hasSize(2);
        }
        assertThat(EndingStory.of(account(17, 21, 5, Map.of()), List.of("cinder delver"), List.of(), texts))
                .contains("The cinder delver walked out with you.");
    }

    @Test
    void withTheHeartOfTheMineNoGolemWalksOn_andTheOthersDo() {
        RunAccount account = account(17, 21, 5, Map.of(RunDeeds.HEART_TAKEN, 1));
        List<String> story = EndingStory.of(account, List.of("cinder delver"), List.of("goblin captain"), texts);

        assertThat(story)
                .contains(
                        "The goblin captain walked out with you.",
                        "The cinder delver came as far as the mouth of the mine.");
        assertThat(EndingStory.of(account, List.of("cinder delver"), List.of(), texts))
                .noneMatch(sentence -> sentence.contains("walked out"));
    }

    @Test
    void eachEndingHasItsOwnCauseInTheAccount_andItsOwnFirstAndLastLine() {
        RunAccount heart = account(17, 21, 5, Map.of(RunDeeds.HEART_TAKEN, 1));
        RunAccount light = account(17, 21, 5, Map.of());

        assertThat(EndingStory.idOf(heart.deeds())).isEqualTo(EndingStory.HEART);
        assertThat(EndingStory.idOf(light.deeds())).isEqualTo(EndingStory.LIGHT);
        assertThat(AccountLines.of(heart, texts).cause()).isEqualTo(texts.get("ending.heart.cause"));
        assertThat(AccountLines.of(light, texts).cause()).isEqualTo(texts.get("ending.light.cause"));
        assertThat(AccountLines.text(heart, List.of(), texts)).contains(texts.get("ending.heart.cause"));
        for (String line : List.of(".name", ".cause", ".first", ".last")) {
            assertThat(texts.get(EndingStory.HEART + line)).isNotEqualTo(texts.get(EndingStory.LIGHT + line));
        }
    }

    @Test
    void factsAreNotListedAmongTheFinds() {
        RunAccount account = account(17, 2, 0, Map.of(RunDeeds.BREWS_USED, 7));
        assertThat(AccountLines.of(account, texts).finds()).isEmpty();
        assertThat(account.deeds().hasFacts()).isTrue();
        assertThat(account.deeds().withoutFacts().hasFacts()).isFalse();
    }

    private static RunAccount account(int floors, int traps, int companions, Map<String, Integer> facts) {
        RunDeeds deeds = new RunDeeds(3600 * 88, floors, 402, 511, 38, traps, companions, 5, List.of("r0c3"));
        return new RunAccount("won", "2026-11-24", RunOutcome.WON, "", deeds.having(new TreeMap<>(facts)));
    }
}
