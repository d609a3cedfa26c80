package dev.orebound.world.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.content.combat.AttackForm;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.event.EventType;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Checks that the lobs of a volley come down in a ring or a row, one after the other, and never in rock. */
class VolleyTest {
    private static final String HALL = """
            ###############
            #.............#
            #.............#
            #.............#
            #.............#
            #...@.....g...#
            #.............#
            #.............#
            #.............#
            #.............#
            ###############""";

    @Test
    void givenARingOutOfTheRoof_whenItFalls_thenItSurroundsThePlaceWhereThePlayerStoodAndComesAfterItsMiddle() {
        FightScenario fight = FightScenario.of(HALL, "prop_warden_unbound").waitsFor(EventType.SHOT_LOOSED, 300);
        AttackForm.LobVolley ring = volley(fight, 0);
        ProjectileComponent middle = flying(fight, 0);

        assertThat(fight.world().projectiles().size()).isEqualTo(1 + ring.more());
        assertThat(middle.toX).isEqualTo(fight.player().body().x);
        for (int i = 1; i <= ring.more(); i++) {
            ProjectileComponent falling = flying(fight, i);
            assertThat(Math.hypot(falling.toX - middle.toX, falling.toY - middle.toY))
                    .isCloseTo(ring.apartCells(), within(0.01));
            assertThat(falling.fromX).as("straight down").isEqualTo(falling.toX);
            assertThat(falling.ticks - middle.ticks).isEqualTo(ring.gapTicks());
        }

        fight.waitsFor(EventType.BLAST, 200);
        assertThat(fight.count(EventType.BLAST)).as("only its middle").isEqualTo(1);
    }

    @Test
    void givenARow_whenItIsThrown_thenItRunsFromTheThrowerTowardsThePlayerAndEndsAtRock() {
        FightScenario fight = FightScenario.of("""
                ############
                ####.......#
                ####.......#
                ####...@.g.#
                ####.......#
                ############""", "ossuary_risen").waitsFor(EventType.SHOT_LOOSED, 600);
        int attack = flying(fight, 0).attack;
        AttackForm.LobVolley row = volley(fight, attack);

        int count = fight.world().projectiles().size();
        assertThat(count).isGreaterThan(1).isLessThan(1 + row.more());
        for (int i = 1; i < count; i++) {
            ProjectileComponent before = flying(fight, i - 1);
            ProjectileComponent next = flying(fight, i);
            assertThat(before.toX - next.toX).isCloseTo(row.apartCells(), within(0.05f));
            assertThat(next.ticks - before.ticks).isEqualTo(row.gapTicks());
            assertThat(next.toX).as("not in rock").isGreaterThan(4);
        }
    }

    private static AttackForm.LobVolley volley(FightScenario fight, int attack) {
        return Objects.requireNonNull(
                ((AttackForm.Lob) fight.kind(0).attacks().get(attack).form()).volley());
    }

    private static ProjectileComponent flying(FightScenario fight, int index) {
        return fight.world().projectiles().get(index).getComponent(ProjectileComponent.class);
    }
}
