package dev.orebound.lab.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.TestContent;
import dev.orebound.cave.floor.Exit;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests nooks and sight on floors drawn by hand: {@code #} is rock, everything else floor. */
class DrawnFloorsTest {
    private static final AsciiMap NOOKS = AsciiMap.of("""
            ###############
            #1....###......
            ##.##.###.#####
            ##.##2......3##
            ##...####.#####
            ####4####.#####
            ####.####.#####
            #########5#####
            ###############
            """);

    @ParameterizedTest
    @CsvSource({"3, west, 2", "3, west, 3", "5, north, 4", "5, east, 3", "4, north, 2", "1, east, 1", "2, north, 3"})
    void aChestThatClaimsANookWhereThereIsNoneIsSeen(char label, String facing, int depth) {
        boolean isRight = (label == '3' && depth == 3) || (label == '5' && facing.equals("north") && depth == 4);

        assertThat(faultOfNook(label, facing, depth) == null).isEqualTo(isRight);
    }

    private static @Nullable String faultOfNook(char label, String facing, int depth) {
        DumpedFloor floor = dump(NOOKS);
        floor.chests.add(new DumpedFloor.DumpedChest(NOOKS.cell(label), 1, "nook", false, facing, depth));
        return ThingChecks.nookChestsStandInNooks(underCheck(floor));
    }

    @ParameterizedTest
    @ValueSource(strings = {"""
            #####
            #1.2#
            #####
            """, """
            ######
            #1...#
            #....#
            #...2#
            ######
            """, """
            #####
            #1.##
            ##.2#
            #####
            """, """
            ####
            #1.#
            ##2#
            ####
            """, """
            #######
            #1..###
            ###..2#
            #######
            """})
    void cellsOnAClearLineAreInSight(String drawing) {
        assertThat(seesBothWays(drawing)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"""
            #####
            #1#2#
            #...#
            #####
            """, """
            ####
            #1##
            ##2#
            ####
            """, """
            ######
            #1####
            #.####
            #...2#
            ######
            """, """
            ########
            #1######
            #......#
            #####.2#
            ########
            """})
    void cellsBehindRockOrBetweenTwoCornersAreNot(String drawing) {
        assertThat(seesBothWays(drawing)).isFalse();
    }

    private static boolean seesBothWays(String drawing) {
        AsciiMap map = AsciiMap.of(drawing);
        boolean there = dump(map).sees(map.cell('1'), map.cell('2'));
        boolean back = dump(map).sees(map.cell('2'), map.cell('1'));
        assertThat(there).as("the same both ways").isEqualTo(back);
        return there;
    }

    @Test
    void aFloorTallerThanWideIsEnteredFromTheNorth() {
        DumpedFloor floor = dump(AsciiMap.of("""
                ####
                ##.#
                #..#
                #.##
                #.##
                ####
                """));
        floor.start = 2 + 4 * 4;
        assertThat(RouteChecks.theStartLiesFirst(underCheck(floor))).isNull();

        floor.start = 1 + 3 * 4;
        assertThat(RouteChecks.theStartLiesFirst(underCheck(floor))).isNotNull();
    }

    /** The situation of the floor of seed 233313 at depth 6. */
    @Test
    void givenTwoExitsWhereDryCellsEnd_whenTheSecondIsTheNearerOne_thenTheExitsLieApart() {
        AsciiMap map = AsciiMap.of("""
                ##################
                #...............2#
                #.##############.#
                #.##############0#
                #.################
                #...............1#
                ##################
                """);
        DumpedFloor floor = dump(map);
        floor.start = map.cell('0');
        floor.room[map.cell('1')] = 1;
        floor.room[map.cell('2')] = 2;
        floor.exits.add(new Exit(map.cell('1'), "r6c0"));
        floor.exits.add(new Exit(map.cell('2'), "r6c2"));

        assertThat(RouteChecks.exitsLieApart(underCheck(floor))).isNull();
    }

    private static DumpedFloor dump(AsciiMap map) {
        DumpedFloor floor = new DumpedFloor(map.grid().width(), map.grid().height());
        floor.legend.add(new DumpedFloor.DumpedGround("nothing", true));
        for (int cell = 0; cell < floor.size(); cell++) {
            floor.structure[cell] = map.glyph(cell) != '#';
        }
        return floor;
    }

    private static CheckedFloor underCheck(DumpedFloor floor) {
        NeighbourTable neighbours = new NeighbourTable(floor.width, floor.height);
        BreadthFirstSearch search = new BreadthFirstSearch(neighbours, floor.size());
        return new CheckedFloor(floor, TestContent.BUILT_IN, List.of(), neighbours, search);
    }
}
