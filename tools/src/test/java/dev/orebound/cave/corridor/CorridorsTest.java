package dev.orebound.cave.corridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.TestContent;
import dev.orebound.cave.CaveRecipe;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.SeededFloors;
import dev.orebound.cave.carve.RoomsTest;
import dev.orebound.cave.floor.Corridor;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.ShortPathSearch;
import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.FloorChecks;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests that corridors are two cells wide and that some lie on loops. On drawn floors {@code +} is a corridor,
 * {@code #} rock, everything else rooms.
 */
class CorridorsTest {
    private static final Content CONTENT = TestContent.BUILT_IN;

    private static final AsciiMap RING = AsciiMap.of("""
            ####################
            #...++++++++++++...#
            #...++++++++++++...#
            #...############...#
            ##++############++##
            ##++############++##
            ##++############++##
            #...############...#
            #...++++++++++++...#
            #...++++++++++++...#
            ####################
            """);

    @ParameterizedTest(name = "ways round of {0} steps: {1}")
    @CsvSource({"1, 4", "12, 4", "13, 2", "28, 2", "29, 0"})
    void aCorridorOfARingCountsIfTheWayRoundIsLongEnough(int leastDetour, int expected) {
        assertThat(count(RING, leastDetour)).isEqualTo(expected);
    }

    @Test
    void noMoreAreCountedThanAreEnough() {
        FloorBuilder floor = RoomsTest.found(RING);
        LoopCounter count = new LoopCounter(floor, 12);

        assertThat(count.count(floor.get(FloorKeys.STRUCTURE), 3)).isEqualTo(3);
        assertThat(count.count(floor.get(FloorKeys.STRUCTURE), 9))
                .as("asked again")
                .isEqualTo(4);
    }

    @Test
    void eachFurtherCorridorCountsAsIfTheFloorWereCountedForTheFirstTime() {
        int least = CONTENT.cave().corridors().leastDetour();
        FloorGenerator generator = new FloorGenerator(CONTENT);
        int loops = 0;
        for (int seed = 0; seed < 40; seed++) {
            Floor floor = generator.generate(SeededFloors.request(seed));
            FloorBuilder builder = found(floor);
            LoopCounter again = new LoopCounter(builder, least);
            MutableBitLayer structure = floor.carved().copy();
            List<Corridor> corridors = floor.corridors();
            for (int i = 0; i < corridors.size(); i++) {
                structure.set(corridors.get(i).cells(), true);
                if (i + 1 >= floor.rooms().size() - 1) { // from here on all rooms are joined
                    int first = new LoopCounter(found(floor), least).count(structure, Integer.MAX_VALUE);
                    assertThat(again.count(structure, Integer.MAX_VALUE))
                            .as("seed %s, %s corridors", seed, i + 1)
                            .isEqualTo(first);
                    loops = Math.max(loops, first);
                }
            }
        }
        assertThat(loops).isGreaterThan(3);
    }

    /** Returns a builder that has the rooms of a floor. */
    private static FloorBuilder found(Floor floor) {
        FloorBuilder builder = new FloorBuilder(floor.request(), CONTENT, floor.attempts());
        builder.put(FloorKeys.CARVED, floor.carved());
        builder.put(FloorKeys.ROOM, floor.room());
        builder.put(FloorKeys.REGIONS, floor.get(FloorKeys.REGIONS));
        return builder;
    }

    @Test
    void aCorridorBesideAnotherIsNoLoop() {
        assertThat(count(AsciiMap.of("""
                ################
                #...++++++++...#
                #...++++++++...#
                #...########...#
                #...++++++++...#
                #...++++++++...#
                ################
                """), 8)).isZero();
    }

    @Test
    void aCorridorThatASideRoomHangsOnIsNoLoop() {
        assertThat(count(AsciiMap.of("""
                ####################
                #########..#########
                #########++#########
                #...++++++++++++...#
                #...++++++++++++...#
                #...############...#
                ##++############++##
                ##++############++##
                ##++############++##
                #...############...#
                #...++++++++++++...#
                #...++++++++++++...#
                ####################
                """), 12)).isEqualTo(3);
    }

    @Test
    void aTreeHasNoLoop() {
        assertThat(count(AsciiMap.of("""
                ####################
                #...++++...++++....#
                #...++++...++++....#
                ####################
                """), 1)).isZero();
    }

    private static int count(AsciiMap map, int leastDetour) {
        FloorBuilder floor = RoomsTest.found(map);
        return new LoopCounter(floor, leastDetour).count(floor.get(FloorKeys.STRUCTURE), Integer.MAX_VALUE);
    }

    @Test
    void theGeneratorCountsWhatTheChecksCount() {
        FloorChecks checks = new FloorChecks(CONTENT);
        int counted = 0;
        for (int seed = 0; seed < 60; seed++) {
            FloorBuilder builder = new FloorBuilder(SeededFloors.request(seed), CONTENT, 1);
            if (CaveRecipe.PASSES.stream()
                    .allMatch(pass -> FloorGenerator.run(pass, builder).isDone())) {
                Floor floor = builder.finish();
                checks.complaints(
                        DumpedFloor.of(floor, CONTENT), floor.request().waysOn());
                int least = CONTENT.cave().corridors().leastDetour();
                assertThat(new LoopCounter(builder, least).count(floor.structure(), Integer.MAX_VALUE))
                        .as("seed %s", seed)
                        .isEqualTo(checks.loops());
                counted++;
            }
        }
        assertThat(counted).isGreaterThan(40);
    }

    @Test
    void aCorridorLeavesAPillarAndATongueOfRockInItsRoomWhole() {
        AsciiMap map = AsciiMap.of("""
                ########################################
                ########################################
                ########...........#####################
                ########...........##############......#
                #......#...#.......##############......#
                #......#...#.......##############......#
                #......#...#...#...##############......#
                #..........#...#...##############......#
                #......#...#...#...##############......#
                #......#...#...#...#####################
                #......#...#...#...#####################
                #......#.......#...#####################
                ########.......#########################
                ########################################
                ########################################
                """);
        int drilled = 0;
        for (int seed = 0; seed < 100; seed++) {
            FloorBuilder floor = RoomsTest.found(map);
            floor.put(FloorKeys.NOOKS, List.of());
            List<RoomRegion> rooms = floor.get(FloorKeys.REGIONS);
            CorridorDrill drill = new CorridorDrill(floor, new RandomStreams(Seed.of(seed)).stream("test"));
            Corridor corridor = drill.join(new RoomTree.RoomPair(rooms.get(0), rooms.get(1)), true);
            if (corridor != null) {
                drilled++;
                assertThat(corridor.cells().stream().map(map.grid()::x))
                        .as(() -> AsciiMap.draw(drill.soFar(), '.', '#'))
                        .allMatch(x -> x >= 19);
            }
        }
        assertThat(drilled).isGreaterThan(50);
    }

    @Test
    void twoDoorwaysTwoCellsApartOnOnePassageAreSeen() {
        assertThat(hasTwins("""
                ################
                #.....##########
                #.....+++#######
                #.....#++#######
                #.....+++#######
                #.....##########
                ################
                """)).as("six steps apart").isTrue();
        assertThat(hasTwins("""
                ################
                #.....+++++#####
                #.....##########
                #.....##########
                #.....+++++#####
                ################
                """)).as("three cells apart").isFalse();
        assertThat(hasTwins("""
                ################
                #.....++++######
                #.....###+######
                #.....++++######
                #.....##########
                ################
                """)).as("eight steps apart").isTrue();
        assertThat(hasTwins("""
                ################
                #.....+++++#####
                #.....####+#####
                #.....+++++#####
                #.....##########
                ################
                """)).as("ten steps apart").isFalse();
        assertThat(hasTwins("""
                ################
                #.....++########
                #.....++########
                #.....++########
                #.....##########
                ################
                """)).as("one wide doorway").isFalse();
    }

    private static boolean hasTwins(String drawing) {
        AsciiMap map = AsciiMap.of(drawing);
        FloorBuilder floor = RoomsTest.found(map);
        TwinDoorways twins =
                new TwinDoorways(floor.get(FloorKeys.REGIONS), new ShortPathSearch(map.grid()), floor.memory());
        int[] opened = new int[map.grid().size()];
        int count = map.floor().listInto(opened);
        return twins.find(map.floor(), opened, count) != Grid.NONE;
    }

    private static final String NARROW = """
            ##############
            ##############
            #..########..#
            #..++++++++..#
            #..########..#
            ##############
            ##############
            """;

    @Test
    void aCorridorIsWidenedToOneSideAndItsDoorwaysStayNarrow() {
        assertThat(widened(NARROW, 0)).isEqualTo("""
                ##############
                ##############
                #..#++++++#..#
                #..++++++++..#
                #..########..#
                ##############
                ##############
                """);
        assertThat(widened(NARROW, 2)).isEqualTo("""
                ##############
                ##############
                #..########..#
                #..++++++++..#
                #..#++++++#..#
                ##############
                ##############
                """);
    }

    @Test
    void aCorridorIsWidenedToTheOtherSideWhereRockMustStay() {
        assertThat(widened("""
                ##############
                ##############
                #..###xxxx#..#
                #..++++++++..#
                #..########..#
                ##############
                ##############
                """, 0)).isEqualTo("""
                ##############
                ##############
                #..#++#####..#
                #..++++++++..#
                #..###++++#..#
                ##############
                ##############
                """);
    }

    @Test
    void aCorridorStaysNarrowBesideTheWallOfAnotherRoom() {
        String betweenRooms = """
                ##############
                #..###..###..#
                #..########..#
                #..++++++++..#
                #..########..#
                #..###..###..#
                ##############
                """;

        assertThat(widened(betweenRooms, 0)).isEqualTo(betweenRooms);
    }

    @Test
    void moreThanSixCellsInNoBlockAreTooNarrow() {
        assertThat(isTooNarrow("++++++")).isFalse();
        assertThat(isTooNarrow("+++++++")).isTrue();
    }

    /** Returns true if a corridor of these cells between two rooms is not widened. */
    private static boolean isTooNarrow(String corridor) {
        String wall = "#".repeat(corridor.length());
        String edge = "######" + wall + "\n";
        AsciiMap map =
                AsciiMap.of(edge + "#.." + wall + "..#\n" + "#.." + corridor + "..#\n" + "#.." + wall + "..#\n" + edge);
        int[] cells = cells(map);
        return widener(map, map.floor(), new MutableBitLayer(map.grid())).isTooNarrow(cells, cells.length);
    }

    /** Returns the floor with its corridor widened; {@code x} is rock that stays. */
    private static String widened(String drawing, int corner) {
        AsciiMap map = AsciiMap.of(drawing.replace('x', '#'));
        MutableBitLayer structure = map.floor();
        int[] buffer = new int[map.grid().size()];
        int[] cells = cells(map);
        System.arraycopy(cells, 0, buffer, 0, cells.length);

        int count = widener(map, structure, AsciiMap.of(drawing).where("x")).widen(buffer, cells.length, corner);

        assertThat(IntStream.of(buffer).limit(count)).allMatch(structure::at).doesNotHaveDuplicates();
        return AsciiMap.draw(
                map.grid(), cell -> !structure.at(cell) ? '#' : map.where(".").at(cell) ? '.' : '+');
    }

    private static CorridorWidener widener(AsciiMap map, MutableBitLayer structure, MutableBitLayer stays) {
        Grid grid = map.grid();
        MutableBitLayer border = new MutableBitLayer(grid);
        RoomsTest.found(map).get(FloorKeys.REGIONS).forEach(region -> border.set(region.border(), true));
        IntStream.range(0, grid.size()).filter(grid::isEdge).forEach(cell -> stays.set(cell, true));
        return new CorridorWidener(
                map.where("."), structure, border, stays, new MutableBitLayer(grid), new WorkingMemory(grid));
    }

    private static int[] cells(AsciiMap map) {
        return IntStream.range(0, map.grid().size())
                .filter(cell -> map.glyph(cell) == '+')
                .toArray();
    }
}
