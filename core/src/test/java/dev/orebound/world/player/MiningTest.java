package dev.orebound.world.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.world.Scenario;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

class MiningTest {
    private static final String VEIN = """
            #######
            #@.o..#
            #######""";

    @Test
    void givenOreInTheWay_whenWalkingAtIt_thenItStops() {
        Scenario scenario = Scenario.of(VEIN).pushes(Intent.FULL_TILT, 0, 120);

        assertThat(scenario.body().x).isLessThan(3);
    }

    @Test
    void givenACrystalWithinReach_whenStruckOnce_thenItChipsAndStands() {
        Scenario scenario = Scenario.of("""
                        #########
                        #@.ooooo#
                        #########""").pushes(Intent.FULL_TILT, 0, 30).strikesAt('o', 10);

        assertThat(scenario.count(EventType.ORE_CHIPPED)).isEqualTo(1);
        assertThat(scenario.world().floorState().ore(scenario.cellOf('o'))).isNotNull();
    }

    @Test
    void givenOre_whenStruckUntilItBreaks_thenItsShardsFillTheFlaskAndTheWayIsFree() {
        Scenario scenario = Scenario.of(VEIN)
                .pushes(Intent.FULL_TILT, 0, 30)
                .strikesAt('o', 60)
                .pushes(Intent.FULL_TILT, 0, 120);

        assertThat(scenario.count(EventType.ORE_BROKEN)).isEqualTo(1);
        assertThat(scenario.body().x).isGreaterThan(4);
        int fire = scenario.content().ores().indexOf("fire");
        assertThat(scenario.world().player().component().flasks[fire])
                .isEqualTo(scenario.count(EventType.ORE_PICKED_UP))
                .isBetween(
                        scenario.content().ores().at(fire).yield().lowest(),
                        scenario.content().ores().at(fire).yield().highest());
    }

    @Test
    void givenOreBehindRock_whenStruckAt_thenItIsUntouched() {
        Scenario scenario = Scenario.of("""
                #####
                #@#o#
                ###.#
                #####""").strikesAt('o', 120);

        assertThat(scenario.count(EventType.ORE_CHIPPED)).isZero();
        assertThat(scenario.count(EventType.ROCK_STRUCK)).isPositive();
    }
}
