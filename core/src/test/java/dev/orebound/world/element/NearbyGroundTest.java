package dev.orebound.world.element;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.grid.Grid;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.FightScenario;
import dev.orebound.world.GroundStage;
import dev.orebound.world.event.EventType;
import org.junit.jupiter.api.Test;

/** Checks that some attacks begin only while a certain ground or terrain lies near their owner. */
class NearbyGroundTest {
    private static final int LONG = 900;

    private static final String HALL = """
            ##############
            #............#
            #..g.....@...#
            #............#
            ##############""";

    private static final String POOL = HALL.replace('.', '-');

    private static final String FIRE = HALL.replace("#..g", "#.^g");

    @Test
    void givenAHaulerBesideWater_whenItSeesThePlayer_thenItsHookPullsThePlayerCloser() {
        FightScenario fight = sturdy(FightScenario.of(POOL, "drowned_hauler"));
        float before = fight.player().body().x;

        fight.waitsUntil(() -> fight.lost() > 0, LONG).waits(30);

        assertThat(fight.player().body().x).isLessThan(before - 1);
    }

    @Test
    void givenAHaulerOnDryGround_thenItsHookStaysCoiled() {
        FightScenario fight = sturdy(FightScenario.of(HALL, "drowned_hauler")).waits(LONG);

        assertThat(fight.count(EventType.SHOT_LOOSED)).isZero();
    }

    @Test
    void givenAHaulerBesideWater_whenAllOfItFreezes_thenItsHookStaysCoiled() {
        GroundStage stage = GroundStage.lively(POOL, "drowned_hauler");
        sturdy(stage.fight);
        Grid grid = stage.fight.world().floor().grid();
        int water = TestContent.BUILT_IN.terrains().indexOf("shallow_water");
        for (int cell = 0; cell < grid.size(); cell++) {
            if (stage.fight.world().floor().liquid().at(cell) == water) {
                stage.put("ice", cell, LONG);
            }
        }

        stage.fight.waits(400);

        assertThat(stage.fight.count(EventType.SHOT_LOOSED)).isZero();
    }

    @Test
    void givenAStoker_whenThereIsNoFireNearIt_thenItThrowsNothing() {
        FightScenario cold = sturdy(FightScenario.of(HALL, "stoker")).waits(LONG);
        FightScenario hot = sturdy(FightScenario.of(FIRE, "stoker")).waits(LONG);

        assertThat(cold.count(EventType.SHOT_LOOSED)).isZero();
        assertThat(hot.count(EventType.SHOT_LOOSED)).isPositive();
    }

    @Test
    void givenAHurtGhoul_whenNoBonesLieNearIt_thenItFindsNothingToEat() {
        assertThat(meals(ghoulOn("bones"))).isPositive();
        assertThat(meals(ghoulOn("rubble"))).isZero();
    }

    /** Returns how often the first attack of the monster, which heals, is used. */
    private static long meals(FightScenario fight) {
        fight.waits(LONG);
        return fight.all(EventType.STRIKE_SWUNG).stream()
                .filter(strike -> strike.amount() == 0)
                .count();
    }

    private static FightScenario ghoulOn(String terrain) {
        DrawnFloor drawn = new DrawnFloor(HALL.replace("#..g", "#.1g")).terrain(terrain, '1');
        FightScenario fight = sturdy(FightScenario.of(drawn, "chalk_ghoul"));
        fight.health(0).health = 10;
        return fight;
    }

    private static FightScenario sturdy(FightScenario fight) {
        fight.player().health().most = 9999;
        fight.player().health().health = 9999;
        return fight;
    }
}
