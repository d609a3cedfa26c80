package dev.orebound.world.path;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import org.junit.jupiter.api.Test;

/** Checks that nothing that can be picked up is lost in lava or a chasm. */
class HazardEdgeTest {
    @Test
    void givenAThingThatFliesAtAPeril_whenItComesDown_thenItLiesOnTheNearSide() {
        for (char peril : "^_".toCharArray()) {
            Scenario scenario = Scenario.of("""
                    ##########
                    #@..*___.#
                    ##########""".replace('_', peril));
            Entity thing = scenario.world().pickups().first();
            BodyComponent body = thing.getComponent(BodyComponent.class);
            body.knockX = 0.5f;

            scenario.waits(60);

            assertThat(scenario.world().floorState().isWalkable(body.cell)).isTrue();
            assertThat(body.x).isLessThan(5);
        }
    }
}
