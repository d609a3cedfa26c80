package dev.orebound.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DepthMeasureTest {
    @ParameterizedTest(name = "{0} cells wide")
    @ValueSource(ints = {1, 7, 63, 64, 65, 130})
    void aDepthIsThatOfTheNearestCellWhichIsNotSet(int width) {
        RandomStream chance = new RandomStreams(Seed.of("depths")).stream("test.depths", width);
        for (int trial = 0; trial < 12; trial++) {
            Grid grid = new Grid(width, 1 + chance.below(12));
            MutableBitLayer layer = new MutableBitLayer(grid);
            for (int cell = 0; cell < grid.size(); cell++) {
                layer.set(cell, !chance.chance(4));
            }
            MutableIntLayer depth = new MutableIntLayer(grid);
            for (boolean isSetBeyond : new boolean[] {false, true}) {
                new DepthMeasure(grid).measure(layer, isSetBeyond, depth);
                for (int cell = 0; cell < grid.size(); cell++) {
                    assertThat(depth.at(cell)).isEqualTo(depth(layer, cell, isSetBeyond));
                }
            }
        }
    }

    /** Looks at every cell. */
    private static int depth(BitLayer layer, int cell, boolean isSetBeyond) {
        Grid grid = layer.grid();
        int depth = grid.size();
        for (int other = 0; other < grid.size(); other++) {
            depth = layer.at(other) ? depth : Math.min(depth, grid.steps8(cell, other));
        }
        int toEdge = Math.min(
                Math.min(grid.x(cell), grid.width() - 1 - grid.x(cell)),
                Math.min(grid.y(cell), grid.height() - 1 - grid.y(cell)));
        return isSetBeyond ? depth : Math.min(depth, toEdge + 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"..#...\n......\n#....#\n.#....", ".....\n.....\n..#..\n.....\n....."})
    void inACaveADepthIsTheWalkToTheRock(String drawing) {
        AsciiMap map = AsciiMap.of(drawing);
        MutableIntLayer depth = new MutableIntLayer(map.grid());
        new DepthMeasure(map.grid()).measure(map.floor(), true, depth);
        DistanceMap walk = new DistanceMap(map.grid());
        for (int cell = 0; cell < map.grid().size(); cell++) {
            if (map.rock().at(cell)) {
                walk.addSource(cell);
            }
        }
        walk.spread(map.rock(), StepKind.EIGHT_WAY);
        for (int cell = 0; cell < map.grid().size(); cell++) {
            assertThat(depth.at(cell)).isEqualTo(walk.at(cell));
        }
    }
}
