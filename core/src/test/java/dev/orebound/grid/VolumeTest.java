package dev.orebound.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests growth and connected bodies in three dimensions against plain loops over every cell. */
class VolumeTest {
    private static final int SLICES = 4;

    @ParameterizedTest(name = "{0} cells wide")
    @ValueSource(ints = {1, 2, 63, 64, 65, 130})
    void aStepCountsThe27CellsOfEachAndNothingBeyondTheEdges(int width) {
        RandomStream chance = new RandomStreams(Seed.of("volume")).stream("test.automaton", width);
        for (int trial = 0; trial < 20; trial++) {
            BitVolume volume = anyVolume(new Grid(width, 1 + chance.below(7)), chance);
            int birth = chance.between(1, 27);
            int survival = chance.between(1, 27);
            List<Boolean> expected = stepped(volume, birth, survival);
            new VolumeAutomaton(volume).step(birth, survival);
            assertThat(values(volume))
                    .as("birth %s, survival %s", birth, survival)
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest(name = "{0} cells wide")
    @ValueSource(ints = {3, 64, 65})
    void aCellSaysYesOnceItIsSetAndNoOtherDoes(int width) {
        Grid grid = new Grid(width, 2);
        BitVolume volume = new BitVolume(grid, 2);
        volume.set(1, grid.cell(1, 1));
        volume.set(1, grid.cell(2, 1));
        volume.set(0, grid.cell(width - 1, 0));
        for (int cell = 0; cell < grid.size(); cell++) {
            assertThat(volume.at(0, cell)).isEqualTo(cell == width - 1);
            assertThat(volume.at(1, cell)).isEqualTo(cell == width + 1 || cell == width + 2);
        }
    }

    @Test
    void cellsBornBeyondARowsEndCountForNothingInTheNextStep() {
        BitVolume volume = anyVolume(new Grid(67, 4), new RandomStreams(Seed.of("volume")).stream("test.beyond"));
        VolumeAutomaton automaton = new VolumeAutomaton(volume);
        automaton.step(2, 2);
        List<Boolean> expected = stepped(volume, 19, 19);
        automaton.step(19, 19);
        assertThat(values(volume)).isEqualTo(expected).contains(true, false);
    }

    @Test
    void anAutomatonIsUsedAgainFromStepToStep() {
        RandomStream chance = new RandomStreams(Seed.of("volume")).stream("test.again");
        BitVolume twice = anyVolume(new Grid(70, 20), chance);
        BitVolume once = twice.slices(0, SLICES);
        VolumeAutomaton automaton = new VolumeAutomaton(twice);
        automaton.step(14, 12);
        automaton.step(14, 12);
        new VolumeAutomaton(once).step(14, 12);
        new VolumeAutomaton(once).step(14, 12);
        assertThat(values(twice)).isEqualTo(values(once));
    }

    @ParameterizedTest(name = "{0} cells wide")
    @ValueSource(ints = {1, 9, 64, 100})
    void bodiesAreWhatStraightStepsReachOnceSmallPiecesOfASliceAreLeftOut(int width) {
        RandomStream chance = new RandomStreams(Seed.of("volume")).stream("test.bodies", width);
        for (int trial = 0; trial < 20; trial++) {
            BitVolume volume = anyVolume(new Grid(width, 1 + chance.below(12)), chance);
            int leastCells = chance.between(1, 6);
            VolumeBodies bodies = new VolumeBodies(volume, leastCells);
            int[] expected = flooded(volume, leastCells);
            int[] cells = new int[bodies.count() + 1];
            for (int slice = 0; slice < SLICES; slice++) {
                IntLayer layer = bodies.bodyOfCell(slice, volume.grid());
                int[] counted = new int[bodies.count() + 1];
                for (int cell = 0; cell < volume.grid().size(); cell++) {
                    int body = layer.at(cell);
                    assertThat(body).isEqualTo(expected[slice * volume.grid().size() + cell]);
                    counted[body] += body == 0 ? 0 : 1;
                    cells[body]++;
                }
                assertThat(bodies.cells(slice, volume.grid())).isEqualTo(counted);
            }
            cells[0] = 1;
            assertThat(cells).as("no number is left out").doesNotContain(0);
        }
    }

    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({"20, 7", "7, 20", "13, 5", "1, 1", "100, 20"})
    void theMiddleOfASliceIsThatPartOfIt(int width, int height) {
        RandomStream chance = new RandomStreams(Seed.of("volume")).stream("test.middle", width);
        Grid grid = new Grid(100, 21);
        Grid middle = new Grid(width, height);
        BitVolume volume = anyVolume(grid, chance);
        VolumeBodies bodies = new VolumeBodies(volume, 2);
        for (int slice = 0; slice < SLICES; slice++) {
            IntLayer whole = bodies.bodyOfCell(slice, grid);
            IntLayer part = bodies.bodyOfCell(slice, middle);
            int[] counted = new int[bodies.count() + 1];
            for (int cell = 0; cell < middle.size(); cell++) {
                int x = middle.x(cell) + (100 - width) / 2;
                int y = middle.y(cell) + (21 - height) / 2;
                assertThat(part.at(cell)).isEqualTo(whole.at(grid.cell(x, y)));
                counted[part.at(cell)] += part.at(cell) == 0 ? 0 : 1;
            }
            assertThat(bodies.cells(slice, middle)).isEqualTo(counted);
        }
    }

    @ParameterizedTest(name = "{0} cells wide")
    @ValueSource(ints = {5, 70})
    void cellsUnderOthersAreClearedInOneSliceAndNowhereElse(int width) {
        BitVolume volume =
                anyVolume(new Grid(width, 6), new RandomStreams(Seed.of("volume")).stream("test.clear", width));
        BitVolume before = volume.slices(0, SLICES);
        volume.clearBelowOthers(2);
        for (int slice = 0; slice < SLICES; slice++) {
            for (int cell = 0; cell < volume.grid().size(); cell++) {
                boolean isCleared = slice == 2 && before.at(1, cell);
                assertThat(volume.at(slice, cell)).isEqualTo(before.at(slice, cell) && !isCleared);
            }
        }
    }

    @Test
    void someSlicesInARowAreAVolumeOfTheirOwn() {
        BitVolume volume = anyVolume(new Grid(70, 3), new RandomStreams(Seed.of("volume")).stream("test.slices"));
        BitVolume part = volume.slices(1, 2);
        assertThat(part.grid()).isEqualTo(volume.grid());
        assertThat(part.slices()).isEqualTo(2);
        for (int cell = 0; cell < volume.grid().size(); cell++) {
            assertThat(part.at(0, cell)).isEqualTo(volume.at(1, cell));
            assertThat(part.at(1, cell)).isEqualTo(volume.at(2, cell));
        }
    }

    private static BitVolume anyVolume(Grid grid, RandomStream chance) {
        BitVolume volume = new BitVolume(grid, SLICES);
        int percent = chance.between(20, 80);
        for (int slice = 0; slice < SLICES; slice++) {
            for (int cell = 0; cell < grid.size(); cell++) {
                if (chance.chance(percent)) {
                    volume.set(slice, cell);
                }
            }
        }
        return volume;
    }

    private static List<Boolean> values(BitVolume volume) {
        List<Boolean> values = new ArrayList<>();
        for (int slice = 0; slice < SLICES; slice++) {
            for (int cell = 0; cell < volume.grid().size(); cell++) {
                values.add(volume.at(slice, cell));
            }
        }
        return values;
    }

    private static List<Boolean> stepped(BitVolume volume, int birth, int survival) {
        Grid grid = volume.grid();
        List<Boolean> values = new ArrayList<>();
        for (int slice = 0; slice < SLICES; slice++) {
            for (int cell = 0; cell < grid.size(); cell++) {
                int count = 0;
                for (int z = Math.max(0, slice - 1); z <= Math.min(SLICES - 1, slice + 1); z++) {
                    for (int y = grid.y(cell) - 1; y <= grid.y(cell) + 1; y++) {
                        for (int x = grid.x(cell) - 1; x <= grid.x(cell) + 1; x++) {
                            count += grid.contains(x, y) && volume.at(z, grid.cell(x, y)) ? 1 : 0;
                        }
                    }
                }
                values.add(count >= (volume.at(slice, cell) ? survival : birth));
            }
        }
        return values;
    }

    private static int[] flooded(BitVolume volume, int leastCells) {
        Grid grid = volume.grid();
        boolean[] open = new boolean[SLICES * grid.size()];
        for (int slice = 0; slice < SLICES; slice++) {
            MutableBitLayer layer = new MutableBitLayer(grid);
            for (int cell = 0; cell < grid.size(); cell++) {
                layer.set(cell, volume.at(slice, cell));
            }
            ConnectedRegions pieces = new ConnectedRegions(layer);
            for (int cell = 0; cell < grid.size(); cell++) {
                int piece = pieces.regionOfCell().at(cell);
                open[slice * grid.size() + cell] = piece != 0 && pieces.size(piece) >= leastCells;
            }
        }
        int[] bodies = new int[open.length];
        int count = 0;
        for (int place = 0; place < open.length; place++) {
            if (open[place] && bodies[place] == 0) {
                flood(place, ++count, open, bodies, grid);
            }
        }
        return bodies;
    }

    private static void flood(int from, int number, boolean[] open, int[] bodies, Grid grid) {
        Deque<Integer> next = new ArrayDeque<>(List.of(from));
        while (!next.isEmpty()) {
            int place = next.remove();
            if (place >= 0 && place < open.length && open[place] && bodies[place] == 0) {
                bodies[place] = number;
                next.add(place - grid.size());
                next.add(place + grid.size());
                int slice = place / grid.size();
                for (Direction way : Direction.STRAIGHT) {
                    int beside = grid.neighbour(place % grid.size(), way);
                    next.add(beside == Grid.NONE ? Grid.NONE : slice * grid.size() + beside);
                }
            }
        }
    }

    @Test
    void aRunSetsTheCellsFromItsFirstToItsLast() {
        Grid grid = new Grid(130, 2);
        for (int first : new int[] {0, 1, 63, 64, 65, 127, 128, 129}) {
            for (int last = first; last < grid.width(); last++) {
                BitVolume volume = new BitVolume(grid, 2);
                volume.setRun(1, 1, first, last);
                assertThat(volume.count()).isEqualTo(last - first + 1);
                assertThat(volume.at(1, grid.cell(first, 1))).isTrue();
                assertThat(volume.at(1, grid.cell(last, 1))).isTrue();
            }
        }
    }
}
