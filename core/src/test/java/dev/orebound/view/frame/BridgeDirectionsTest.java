package dev.orebound.view.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.Floor;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.DrawnTerrain;
import org.junit.jupiter.api.Test;

class BridgeDirectionsTest {
    @Test
    void aBridgeRunsFromBankToBank() {
        assertThat(runsEastWest("""
                #######
                #.~~~.#
                #@===.#
                #.~~~.#
                #######
                """, 3, 2)).isTrue();
        assertThat(runsEastWest("""
                #######
                #@...>#
                #~~=~~#
                #~~=~~#
                #.....#
                #######
                """, 3, 2)).isFalse();
    }

    @Test
    void aWideBridgeRunsTheWayOfItsBoards() {
        assertThat(runsEastWest("""
                #######
                #.~~~.#
                #@===.#
                #.===.#
                #.~~~.#
                #######
                """, 3, 2)).isTrue();
    }

    @Test
    void aBridgeBetweenDryGroundOnAllSidesTakesTheShorterWay() {
        assertThat(runsEastWest("""
                ########
                #@.....#
                #.====.#
                #......#
                ########
                """, 3, 2)).isFalse();
    }

    private static boolean runsEastWest(String drawing, int x, int y) {
        Floor bare = new DrawnFloor(drawing.replaceAll("[~=]", ".")).floor();
        Floor floor = DrawnTerrain.over(bare, drawing, TestContent.BUILT_IN);
        return new BridgeDirections(floor, TestContent.BUILT_IN.terrains())
                .runEastWest(floor.grid().cell(x, y));
    }
}
