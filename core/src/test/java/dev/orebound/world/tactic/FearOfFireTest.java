package dev.orebound.world.tactic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.ElementsTest;
import dev.orebound.world.event.EventType;
import org.junit.jupiter.api.Test;

/** Checks that a monster that fears fire keeps away from burning actors if it can. */
class FearOfFireTest {
    private static final String HALL = """
            ###############
            #.............#
            #.............#
            #.............#
            #.....@.g.....#
            #.............#
            #.............#
            #.............#
            ###############""";

    private static final int SECONDS_5 = 300;

    @Test
    void givenAGoblin_whenThePlayerIsOnFire_thenItKeepsOffAndStrikesNobody_untilTheFireIsOut() {
        FightScenario fight = FightScenario.of(HALL, "goblin");

        burns(fight, 60);
        for (int i = 0; i < SECONDS_5; i++) {
            burns(fight, 1);
            assertThat(distance(fight))
                    .as("cells between them")
                    .isGreaterThan(fight.content().tactics().fireCells() - 0.3);
        }
        assertThat(fight.count(EventType.STRIKE_WOUND_UP)).isZero();

        statusOfPlayer(fight, 0);
        fight.waitsFor(EventType.STRIKE_WOUND_UP, SECONDS_5);
    }

    @Test
    void givenAHoundThatFearsNoFire_whenThePlayerIsOnFire_thenItStrikesAllTheSame() {
        FightScenario fight = FightScenario.of(HALL, "ember_hound");

        burns(fight, SECONDS_5);

        assertThat(fight.count(EventType.STRIKE_WOUND_UP)).isPositive();
    }

    @Test
    void givenAGoblinWithNoWayOut_whenThePlayerIsOnFire_thenItFights() {
        FightScenario fight = FightScenario.of("""
                #######
                #g@...#
                #######""", "goblin");

        burns(fight, SECONDS_5);

        assertThat(fight.count(EventType.STRIKE_WOUND_UP)).isPositive();
    }

    /** Sets the player on fire for a number of ticks without harm. */
    private static void burns(FightScenario fight, int ticks) {
        for (int i = 0; i < ticks; i++) {
            statusOfPlayer(fight, 100);
            fight.player().health().health = fight.player().health().most;
            fight.waits(1);
        }
    }

    private static void statusOfPlayer(FightScenario fight, int burningTicks) {
        ElementsTest.statusOf(fight.player().entity()).ticks[StatusEffect.BURNING.ordinal()] = burningTicks;
    }

    private static double distance(FightScenario fight) {
        BodyComponent monster = fight.body(0);
        BodyComponent player = fight.player().body();
        return Math.hypot(monster.x - player.x, monster.y - player.y);
    }
}
