package dev.orebound.screen.codex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.codex.ReactionWords.ReactionLine;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Checks that reactions are told in short lines, and that the codex tells those alone that were seen. */
class ReactionWordsTest {
    private final ReactionTable table = TestContent.BUILT_IN.reactions();
    private final ReactionWords words = new ReactionWords(TestContent.BUILT_IN, GameTexts.read(new BuiltInAssets()));

    @Test
    void seenReactionsOfAnInfluenceAreToldInShortLines() {
        Set<String> seen = Set.of("fire_on_ice", "fire_on_puddle", "fire_on_shallow_water", "fire_after_stone");

        assertThat(words.seen(GroundInfluence.FIRE, reaction -> seen.contains(table.name(reaction))))
                .containsExactly("On puddle, shallow water: steam", "On ice: puddle", "After stone: magma pool");
    }

    @Test
    void seenReactionsOfAStatusAreToldByTheirFirstResult() {
        Set<String> seen = Set.of("wet_meets_chilled", "burning_meets_chilled");

        assertThat(words.seen(StatusEffect.CHILLED, reaction -> seen.contains(table.name(reaction))))
                .containsExactly("When burning: burning for less time", "When wet: frozen");
    }

    @Test
    void nothingIsToldOfWhatWasNotSeen() {
        assertThat(words.seen(GroundInfluence.MAGMA, reaction -> false)).isEmpty();
        assertThat(words.seen(StatusEffect.WET, reaction -> false)).isEmpty();
    }

    @Test
    void everyEntryOfTheTableHasALine() {
        for (GroundInfluence influence : GroundInfluence.values()) {
            assertThat(words.onGrounds(influence))
                    .hasSize(1 + TestContent.BUILT_IN.grounds().size());
            assertThat(words.afterInfluences(influence)).hasSize(GroundInfluence.COUNT);
            assertThat(words.onGrounds(influence)).allMatch(ReactionWordsTest::isTold);
            assertThat(words.onTerrains(influence)).allMatch(ReactionWordsTest::isTold);
        }
        for (StatusEffect status : StatusEffect.values()) {
            assertThat(words.onStatuses(status)).hasSize(StatusEffect.COUNT).allMatch(ReactionWordsTest::isTold);
        }
    }

    private static boolean isTold(ReactionLine line) {
        return !line.on().isBlank() && !line.result().isBlank();
    }
}
