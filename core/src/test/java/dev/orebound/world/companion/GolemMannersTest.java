package dev.orebound.world.companion;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import org.junit.jupiter.api.Test;

/**
 * Checks the manners of companions: room for the player, for the aim and in corridors, and no standing in what hurts.
 */
class GolemMannersTest {
    private static final String HALL = """
            ################
            #..............#
            #..............#
            #..............#
            #.@...........1#
            #..............#
            #..............#
            #..............#
            ################""";
    private static final String CORRIDOR = """
            ##################
            #@..............1#
            ##################""";

    @Test
    void givenThreeCompanions_whenThePlayerStands_thenTheyKeepOneAndAHalfCellsAway() {
        Scenario scenario = Scenario.with(HALL, "cinder_delver", "loam_bulwark", "gale_caster");

        scenario.walksTo('1').waits(120);

        for (Entity companion : scenario.world().companions()) {
            assertThat(distance(scenario, companion)).isGreaterThan(1.4).isLessThan(3.5);
        }
    }

    @Test
    void givenAPlayerWhoTurns_whenACompanionStandsInTheLineOfAim_thenItStepsOutOfIt() {
        Scenario scenario = Scenario.with(HALL, "cinder_delver").waits(60);
        scenario.standsOn(scenario.cellOf('@') + 4);
        Intent aims = new Intent();
        for (int turn = 0; turn < 8; turn++) {
            aims.aim(turn * Intent.AIMS / 8);
            for (int tick = 0; tick < 45; tick++) {
                scenario.plays(aims);
            }
            assertThat(isInAim(scenario, aims.aim())).as("after turn %s", turn).isFalse();
        }
    }

    @Test
    void givenACorridor_whenThePlayerTurnsBack_thenCompanionsLetThePlayerThrough() {
        Scenario scenario = Scenario.with(CORRIDOR, "loam_bulwark", "cinder_delver");
        scenario.walksTo('1').waits(120);
        int longest = 0;
        int blocked = 0;
        for (int tick = 0; tick < 240; tick++) {
            float before = scenario.body().x;
            scenario.pushes(-Intent.FULL_TILT, 0, 1);
            boolean isHeld = before > 1.6f && before - scenario.body().x < 0.02f;
            blocked = isHeld ? blocked + 1 : 0;
            longest = Math.max(longest, blocked);
        }

        assertThat(longest).as("ticks").isLessThanOrEqualTo(30);
        assertThat(scenario.body().x).isLessThan(2);
        for (Entity companion : scenario.world().companions()) {
            assertThat(companion.getComponent(BodyComponent.class).x)
                    .as("behind the player")
                    .isGreaterThan(scenario.body().x);
        }
    }

    @Test
    void givenAGolemThatHoldsACorridor_whenThePlayerWalksThrough_thenTheyChangePlacesAndItGoesBack() {
        Scenario scenario = Scenario.with("""
                ##################
                #@......2.......1#
                ##################""", "loam_bulwark");
        scenario.orders(IntentOrder.GOLEMS_HOLD, scenario.cellOf('2')).waits(300);
        BodyComponent golem = scenario.world().companions().first().getComponent(BodyComponent.class);
        assertThat(golem.cell).isEqualTo(scenario.cellOf('2'));

        scenario.pushes(Intent.FULL_TILT, 0, 240);
        assertThat(scenario.body().cell).isEqualTo(scenario.cellOf('1'));
        scenario.waits(180);

        assertThat(golem.cell).isEqualTo(scenario.cellOf('2'));
    }

    @Test
    void givenGroundThatHurts_whenACompanionStandsOnIt_thenItLeaves() {
        for (IntentOrder order : new IntentOrder[] {IntentOrder.GOLEMS_FOLLOW, IntentOrder.GOLEMS_HOLD}) {
            Scenario scenario = Scenario.with(HALL, "loam_bulwark").waits(60);
            BodyComponent golem = scenario.world().companions().first().getComponent(BodyComponent.class);
            scenario.orders(order, golem.cell);
            scenario.lays("embers", golem.cell, 400);
            scenario.waits(60);
            assertThat(scenario.world().part(GroundEffects.class).isHarmful(golem.cell))
                    .isFalse();
        }
    }

    private static boolean isInAim(Scenario scenario, int aim) {
        BodyComponent golem = scenario.world().companions().first().getComponent(BodyComponent.class);
        double angle = 2 * Math.PI * aim / Intent.AIMS;
        double dx = golem.x - scenario.body().x;
        double dy = golem.y - scenario.body().y;
        double along = dx * Math.cos(angle) + dy * Math.sin(angle);
        double beside = Math.abs(dx * Math.sin(angle) - dy * Math.cos(angle));
        return along > 0 && along < 6 && beside < golem.radius;
    }

    private static double distance(Scenario scenario, Entity companion) {
        BodyComponent body = companion.getComponent(BodyComponent.class);
        return Math.hypot(body.x - scenario.body().x, body.y - scenario.body().y);
    }
}
