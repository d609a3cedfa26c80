package dev.orebound.cave.corridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.carve.RoomsTest;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.Grid;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Tests where a floor begins and ends, in caves drawn by hand: {@code +} is drilled floor, all other cells except rock
 * are carved.
 */
class ExitsTest {
    private static final int SEEDS = 30;

    private static final AsciiMap CAVE = AsciiMap.of("""
            ############################################
            #.....####.......#########.......####......#
            #.....++++.......+++++++++.......++++......#
            #.....####.......####+####.......####......#
            #####################+######################
            ###################.....####################
            ###################.....####################
            ###################.....####################
            ############################################
            """);

    @Test
    void aWideFloorLeadsFromItsWestEndToItsEastEnd() {
        TreeSet<Integer> exits = new TreeSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            FloorBuilder floor = floor(CAVE, seed, "r3c1");
            assertThat(place(floor).isDone()).isTrue();
            exits.add(floor.get(FloorKeys.EXITS).get(0).at());
            assertThat(CAVE.grid().x(floor.get(FloorKeys.START))).isEqualTo(1);
            assertThat(CAVE.grid().x(floor.get(FloorKeys.EXITS).get(0).at())).isEqualTo(42);
        }
        assertThat(exits).as("any cell of the line").hasSize(3);
    }

    @Test
    void theStartIsAnyCellOfItsLineThatLiesInARoom() {
        AsciiMap map = AsciiMap.of("""
                ####################
                #.##################
                #.###....#########.#
                #........+++++++++.#
                #.###....#########.#
                #.##################
                ####################
                """);
        TreeSet<Integer> starts = new TreeSet<>();
        for (int seed = 0; seed < 2 * SEEDS; seed++) {
            FloorBuilder floor = floor(map, seed, "r3c1");
            assertThat(place(floor).isDone()).isTrue();
            starts.add(floor.get(FloorKeys.START));
        }
        assertThat(starts).hasSize(5).allMatch(start -> map.grid().x(start) == 1);
    }

    @Test
    void aTallFloorLeadsFromItsNorthEndToItsSouthEnd() {
        AsciiMap map = AsciiMap.of("""
                #####
                #...#
                ##+##
                ##+##
                #...#
                ##..#
                #####
                """);
        FloorBuilder floor = floor(map, 1, "r3c1");
        assertThat(place(floor).isDone()).isTrue();
        assertThat(map.grid().y(floor.get(FloorKeys.START))).isEqualTo(5);
        assertThat(map.grid().y(floor.get(FloorKeys.EXITS).get(0).at())).isEqualTo(1);
    }

    @Test
    void atTheEndACellOfARoomIsTakenBeforeACorridors() {
        AsciiMap map = AsciiMap.of("""
                #########
                #+..#####
                #a..++.b#
                #+..###+#
                #########
                """);
        for (int seed = 0; seed < SEEDS; seed++) {
            FloorBuilder floor = floor(map, seed, "r3c1");
            place(floor);
            assertThat(floor.get(FloorKeys.START)).isEqualTo(map.cell('a'));
            assertThat(floor.get(FloorKeys.EXITS)).containsExactly(new Exit(map.cell('b'), "r3c1"));
        }
    }

    @Test
    void aCorridorsCellWillDoWhereNoRoomReachesSoFar() {
        AsciiMap map = AsciiMap.of("""
                #######
                #+...+#
                #######
                """);
        FloorBuilder floor = floor(map, 1, "r3c1");
        place(floor);
        assertThat(map.grid().x(floor.get(FloorKeys.START))).isEqualTo(1);
        assertThat(map.grid().x(floor.get(FloorKeys.EXITS).get(0).at())).isEqualTo(5);
    }

    @Test
    void exitsLieInRoomsOfTheirOwnFarFromTheStartAndFromEachOther() {
        Grid grid = CAVE.grid();
        for (int seed = 0; seed < SEEDS; seed++) {
            FloorBuilder floor = floor(CAVE, seed, "r3c1", "r3c2");
            assertThat(place(floor).isDone()).isTrue();
            int first = floor.get(FloorKeys.EXITS).get(0).at();
            int second = floor.get(FloorKeys.EXITS).get(1).at();
            int further = grid.x(first) == 42 ? second : first;
            assertThat(floor.get(FloorKeys.ROOM).at(first))
                    .isNotEqualTo(floor.get(FloorKeys.ROOM).at(second));
            assertThat(grid.steps8(first, second)).isGreaterThanOrEqualTo(12);
            assertThat(floor.get(FloorKeys.ROOM).at(further))
                    .as("not in a corridor")
                    .isPositive();
            assertThat(floor.get(FloorKeys.ARCS).at(further))
                    .as("not in a hallway")
                    .isLessThan(2);
            assertThat(grid.steps4(floor.get(FloorKeys.START), further))
                    .as("in the farther half")
                    .isGreaterThan(20);
        }
    }

    @Test
    void whichExitLeadsWhereIsDrawn() {
        TreeSet<String> farWays = new TreeSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            FloorBuilder floor = floor(CAVE, seed, "r3c1", "r3c2");
            place(floor);
            List<Exit> exits = floor.get(FloorKeys.EXITS);
            assertThat(exits).extracting(Exit::to).containsExactly("r3c1", "r3c2");
            exits.stream().filter(exit -> CAVE.grid().x(exit.at()) == 42).forEach(exit -> farWays.add(exit.to()));
        }
        assertThat(farWays).containsExactly("r3c1", "r3c2");
    }

    @Test
    void aFloorWithoutRoomForAllItsExitsIsMissed() {
        AsciiMap map = AsciiMap.of("""
                ###############
                #...+++++++...#
                ###############
                """);
        PassOutcome outcome = place(floor(map, 1, "r3c1", "r3c2"));
        assertThat(outcome.isDone()).isFalse();
        assertThat(outcome.missed()).isEqualTo("no room for exit 2");
    }

    private static FloorBuilder floor(AsciiMap map, int seed, String... waysOn) {
        FloorRequest request = new FloorRequest(Seed.of(seed), "r2c1", 3, FloorKind.BATTLE, List.of(waysOn));
        FloorBuilder floor = RoomsTest.found(map, request);
        floor.put(FloorKeys.ARCS, ArcCount.layer(floor.get(FloorKeys.STRUCTURE)));
        floor.put(FloorKeys.NOOKS, List.of());
        return floor;
    }

    private static PassOutcome place(FloorBuilder floor) {
        return FloorGenerator.run(new PlaceStartAndExits(), floor);
    }
}
