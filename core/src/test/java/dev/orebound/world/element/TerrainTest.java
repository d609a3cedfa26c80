package dev.orebound.world.element;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Tests the effects of terrain on actors that walk there. */
class TerrainTest {
    private static final float WADING = 0.7f;

    @Test
    void givenShallowWater_whenTheAlchemistWades_thenTheWaterTakesItsShareOfTheSpeed() {
        Scenario scenario = Scenario.of("""
                ##########
                #@------C#
                ##########""");
        scenario.standsOn(scenario.cellOf('@') + 1);
        float from = scenario.body().x;

        scenario.pushes(Intent.FULL_TILT, 0, 60);

        assertThat(scenario.body().x - from)
                .isCloseTo(scenario.content().player().speed() * WADING, offset(0.01f));
    }

    @Test
    void givenAHunterOnDryGroundAndOneInShallowWater_whenBothHunt_thenTheWaderIsAsMuchSlower() {
        float dry = huntedWayAfterWaking("""
                ############
                #@.......g.#
                ############""");
        float wet = huntedWayAfterWaking("""
                ############
                #@-------g-#
                ############""");

        assertThat(wet).isCloseTo(dry * WADING, offset(dry * 0.03f));
        assertThat(dry).isGreaterThan(1);
    }

    /** Returns how far a goblin comes in half a second once it hunts, in cells. */
    private static float huntedWayAfterWaking(String drawing) {
        Scenario scenario = Scenario.of(drawing);
        scenario.world().monsters().get(0).getComponent(MindComponent.class).state = MindState.HUNTING;
        BodyComponent goblin = scenario.world().monsters().get(0).getComponent(BodyComponent.class);
        float from = goblin.x;
        scenario.waits(10);
        float begun = goblin.x;
        scenario.waits(30);
        assertThat(begun).isLessThanOrEqualTo(from);
        return begun - goblin.x;
    }

    @Test
    void givenAKnockInShallowWater_whenItFlingsABody_thenItFlingsItAsFarAsOnDryGround() {
        assertThat(flungOver("""
                ##########
                #@.......#
                ##########""")).isEqualTo(flungOver("""
                ##########
                #@-------#
                ##########"""));
    }

    private static float flungOver(String drawing) {
        Scenario scenario = Scenario.of(drawing);
        scenario.standsOn(scenario.cellOf('@') + 1);
        float from = scenario.body().x;
        scenario.body().knockX = 0.2f;
        scenario.waits(60);
        return scenario.body().x - from;
    }

    @Test
    void givenDeepWater_whenWalkingAtIt_thenNobodyGoesIn() {
        Scenario scenario = Scenario.of("""
                ########
                #@..~..#
                #...~..#
                ########""");

        scenario.pushes(Intent.FULL_TILT, 0, 180);

        assertThat(scenario.body().x).isBetween(3f, 4f);
    }

    @Test
    void givenABridgeOverDeepWater_whenWalkingOverIt_thenItCarriesAtFullSpeed() {
        Scenario scenario = Scenario.of("""
                ##########
                #@.~~~~~1#
                #..=====.#
                #..~~~~~.#
                ##########""");
        scenario.walksTo('1');

        assertThat(scenario.world().floorState().paceAt(scenario.cellOf('='))).isEqualTo(1);
    }

    @Test
    void givenDeepWater_whenLookingOverIt_thenTheFarShoreIsInSight() {
        Scenario scenario = Scenario.of("""
                ##########
                #@..~~..1#
                ##########""").waits(1);

        assertThat(scenario.world().floorState().isInSight(scenario.cellOf('1')))
                .isTrue();
    }
}
