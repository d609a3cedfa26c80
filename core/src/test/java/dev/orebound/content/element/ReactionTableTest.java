package dev.orebound.content.element;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.item.Brew;
import dev.orebound.content.item.Brew.BrewUse;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Checks that no part of the table of reactions is idle: "nothing happens" is allowed, but not the habit. */
class ReactionTableTest {
    private static final int LEAST_OF_BREW = 6;
    private static final int LEAST_OF_GROUND = 3;

    private final ReactionTable table = TestContent.BUILT_IN.reactions();

    @Test
    void theInfluenceOfEachBrewChangesSomethingInAtLeastSixEntries() {
        for (Brew brew : TestContent.BUILT_IN.brews().all()) {
            for (BrewUse use : BrewUse.values()) {
                GroundInfluence influence =
                        Objects.requireNonNull(brew.dose(use).attack().influence(), brew.id());
                assertThat(changesOf(influence.id() + "_on_") + changesOf(influence.id() + "_after_"))
                        .as("%s as a %s", brew.id(), use.id())
                        .isGreaterThanOrEqualTo(LEAST_OF_BREW);
            }
        }
    }

    @Test
    void eachGroundIsChangedByAtLeastThreeInfluences() {
        for (GroundKind ground : TestContent.BUILT_IN.grounds()) {
            long changes = Arrays.stream(GroundInfluence.values())
                    .filter(influence -> table.changes(table.named(influence.id() + "_on_" + ground.id())))
                    .count();
            assertThat(changes).as(ground.id()).isGreaterThanOrEqualTo(LEAST_OF_GROUND);
        }
    }

    @Test
    void aReactionIsFoundByItsNameAgain() {
        for (int reaction = 0; reaction < table.size(); reaction++) {
            assertThat(table.named(table.name(reaction))).isEqualTo(reaction);
        }
        assertThat(table.named("fire_on_porridge")).isEqualTo(ReactionTable.NONE);
    }

    private long changesOf(String beginning) {
        return table.names().stream()
                .filter(name -> name.startsWith(beginning) && table.changes(table.named(name)))
                .count();
    }
}
