package dev.orebound.view.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.view.arena.WaveEmergence.Way;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import org.junit.jupiter.api.Test;

/** The place of a mark tells how its monster will come. */
class WaveEmergenceTest {
    private final World world = Scenario.of("""
            ##########
            #........#
            #........#
            #...@....#
            #.....~~.#
            #.....~~.#
            #........#
            #^.......#
            #..#.....#
            ##########""").world();

    @Test
    void monstersDropFromTheCeilingOntoOpenFloor() {
        assertThat(wayTo(3, 5)).isEqualTo(Way.DROPS);
    }

    @Test
    void monstersClimbOutOfTheFaceOfRockToTheNorth() {
        assertThat(wayTo(4, 8)).isEqualTo(Way.CLIMBS);
    }

    @Test
    void rockToTheSouthHasNoFaceToClimbOutOf() {
        assertThat(wayTo(3, 2)).isEqualTo(Way.DROPS);
    }

    @Test
    void aMarkInRockLetsMonstersOutOfTheRock() {
        assertThat(wayTo(3, 1)).isEqualTo(Way.CLIMBS);
    }

    @Test
    void monstersRiseOutOfWaterAndLavaBesideAMark() {
        assertThat(wayTo(5, 4)).isEqualTo(Way.RISES);
        assertThat(wayTo(6, 5)).isEqualTo(Way.RISES);
        assertThat(wayTo(2, 3)).isEqualTo(Way.RISES);
    }

    private Way wayTo(int x, int y) {
        return WaveEmergence.wayTo(world, world.floor().grid().cell(x, y));
    }
}
