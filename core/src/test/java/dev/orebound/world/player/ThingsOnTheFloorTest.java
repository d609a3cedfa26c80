package dev.orebound.world.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.world.Scenario;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Tests the things that lie on a floor when the party enters. */
class ThingsOnTheFloorTest {
    @Test
    void lootLiesAboutFromTheStartAndIsPickedUp() {
        Scenario scenario = Scenario.of("""
                ##########
                #@..*...*#
                ##########""");
        assertThat(scenario.world().pickups().size()).isEqualTo(2);
        scenario.pushes(Intent.FULL_TILT, 0, 120);
        int fire = TestContent.BUILT_IN.ores().indexOf("fire");
        int pinch = TestContent.BUILT_IN.items().get("fire_pinch").amount();
        assertThat(scenario.world().party().flasks().get(fire)).isEqualTo(2 * pinch);
        assertThat(scenario.world().pickups().size()).isZero();
    }

    @Test
    void nobodyWalksThroughAFixture() {
        Scenario scenario = Scenario.of("""
                ##########
                #@..&....#
                ##########""");
        scenario.pushes(Intent.FULL_TILT, 0, 120);
        assertThat(scenario.world().player().body().x).isLessThan(4);
    }
}
