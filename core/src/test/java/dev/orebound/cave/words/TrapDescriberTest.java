package dev.orebound.cave.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TrapDescriberTest {
    private static final int DEEPEST = 17;

    private final TrapDescriber words = new TrapDescriber(GameTexts.read(new BuiltInAssets()), TestContent.BUILT_IN);

    @Test
    void ofEveryKindAtEveryDepthItIsToldWhatWaitsHowLongWhatItPaysAndHowItShuts() {
        for (ArenaKind kind : TestContent.BUILT_IN.arenaKinds()) {
            for (int depth = 1; depth <= DEEPEST; depth++) {
                List<String> sentences = words.sentences(kind, depth, 1);

                assertThat(sentences)
                        .hasSizeBetween(3, 6)
                        .allSatisfy(sentence -> assertThat(sentence)
                                .isNotBlank()
                                .doesNotContain("{")
                                .doesNotContain(": ,")
                                .doesNotContain(": ."));
            }
        }
    }

    @Test
    void theNumbersAreThoseOfTheKind() {
        ArenaKind kind = TestContent.BUILT_IN.arenaKinds().get("hold_out");

        assertThat(words.sentences(kind, 1, 1).get(0)).contains(Integer.toString(kind.holdOutTicks() / 60));
        assertThat(words.sentences(kind, 1, 1)).noneMatch(sentence -> sentence.startsWith("Takes about"));
    }

    @Test
    void aChampionIsNamedAsTheDepthHasIt() {
        ArenaKind kind = TestContent.BUILT_IN.arenaKinds().get("champion");

        assertThat(words.sentences(kind, 5, 1).get(0)).contains("goblin captain");
        assertThat(words.sentences(kind, 15, 1).get(0)).contains("cave ogre");
    }

    @Test
    void theWardIsNamedAndSoIsWhatItsFallMeans() {
        ArenaKind kind = TestContent.BUILT_IN.arenaKinds().get("vigil");

        assertThat(words.sentences(kind, 1, 1).get(0))
                .contains("alchemists' brazier")
                .contains("there is no reward");
    }

    @Test
    void theWordsOnAChestSayThatOpeningItSpringsTheTrap() {
        ArenaKind kind = TestContent.BUILT_IN.arenaKinds().get("ambush");

        assertThat(words.sentences(kind, 1, 1).get(0)).containsIgnoringCase("chest");
        assertThat(words.sentences(kind, 1, 1)).last().asString().contains("open");
    }

    @Test
    void everyWayInWhichATrapIsLostIsToldBefore() {
        for (ArenaKind kind : TestContent.BUILT_IN.arenaKinds()) {
            List<String> sentences = words.sentences(kind, 3, 1);
            if (kind.roofTicks(3) > 0) {
                assertThat(sentences)
                        .as(kind.id())
                        .anyMatch(told -> told.contains(kind.roofTicks(3) / 60 + " seconds"));
            }
            if (kind.losses().breakTicks() > 0) {
                assertThat(sentences)
                        .as(kind.id())
                        .anyMatch(told -> told.contains(kind.losses().orePercent() + " %"));
            }
        }
    }

    @Test
    void aTrapThatIsLostByItsRoofSaysBeforeThatTheRewardIsBuried() {
        for (ArenaKind kind : TestContent.BUILT_IN.arenaKinds()) {
            boolean canFall = kind.roofTicks(3) > 0;

            assertThat(words.sentences(kind, 3, 1).stream().anyMatch(told -> told.contains("buries the reward")))
                    .as(kind.id())
                    .isEqualTo(canFall);
            assertThat(words.brief(kind, 3, 1).stream().anyMatch(told -> told.contains("buried")))
                    .as(kind.id())
                    .isEqualTo(canFall);
        }
    }

    @Test
    void theFewWordsAtADoorTellWhatWaitsHowItIsLostAndWhatAWinPays() {
        for (ArenaKind kind : TestContent.BUILT_IN.arenaKinds()) {
            List<String> told = words.brief(kind, 3, 1);

            assertThat(told).as(kind.id()).hasSizeBetween(2, 3);
            assertThat(told.get(0)).isEqualTo(words.sentences(kind, 3, 1).get(0));
            assertThat(told).last().asString().startsWith("A win pays: ");
            if (kind.roofTicks(3) > 0) {
                assertThat(told.get(1))
                        .contains(kind.roofTicks(3) / 60 + " s", "for each tenth of your health that you lose");
            }
        }
    }

    @Test
    void theFewWordsAddUpWhatDangerPays() {
        ArenaKind kind = TestContent.BUILT_IN.arenaKinds().get("waves");

        assertThat(words.brief(kind, 3, 1)).last().asString().doesNotContain("phials of fire");
        assertThat(words.brief(kind, 3, 3)).last().asString().contains("2 phials of fire");
    }

    @Test
    void theDangerOfAFloorPaysAndSaysSo() {
        ArenaKind kind = TestContent.BUILT_IN.arenaKinds().get("waves");

        assertThat(words.sentences(kind, 3, 1)).noneMatch(told -> told.contains("danger"));
        assertThat(words.sentences(kind, 3, 2)).anyMatch(told -> told.contains("danger") && told.contains("phial"));
        assertThat(words.sentences(kind, 3, 3)).anyMatch(told -> told.contains("twice") && told.contains("phial"));
    }

    @Test
    void aRewardThatNeedNotComeIsNotPromised() {
        for (ArenaKind kind : TestContent.BUILT_IN.arenaKinds()) {
            boolean isSure =
                    kind.reward().stream().anyMatch(loot -> loot.item().equals("reliquary") && loot.percent() == 100);
            String pays = words.sentences(kind, 5, 1).stream()
                    .filter(told -> told.startsWith("Reward: "))
                    .findFirst()
                    .orElseThrow();
            if (pays.contains("reliquary")) {
                assertThat(pays.contains("perhaps a reliquary") || pays.contains("rarely a reliquary"))
                        .as("%s: %s", kind.id(), pays)
                        .isNotEqualTo(isSure);
            }
        }
    }
}
