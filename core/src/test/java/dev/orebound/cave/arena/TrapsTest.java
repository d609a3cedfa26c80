package dev.orebound.cave.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.cave.carve.RoomsTest;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.floor.TrapRoom;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.vein.OpenWayKeeper;
import dev.orebound.grid.Direction;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Tests which rooms may be traps and where ore may stand, on floors drawn by hand: {@code @} start, {@code >} exit,
 * {@code C} chest, {@code +} drilled floor; a digit is a label.
 */
class TrapsTest {
    @Test
    void roomsAsideMakeTrapsAndThoseOfStartAndExitDoNot() {
        AsciiMap map = AsciiMap.of("""
                ##############
                #...##...#####
                #.1.##.2.#####
                #...##...#####
                ##+####+######
                #@+++++++++>##
                ##############
                """);
        FloorBuilder floor = floor(map, "");
        TrapValidator proof = new TrapValidator(floor);
        RoomRegion first = region(floor, map.cell('1'));
        assertThat(proof.admits(first)).isTrue();
        proof.add(first);
        assertThat(proof.admits(region(floor, map.cell('2')))).isTrue();
        assertThat(proof.admits(region(floor, map.cell('@')))).isFalse();
        assertThat(proof.admits(region(floor, map.cell('>')))).isFalse();
    }

    @Test
    void aRoomOnTheOnlyWayToAnExitCannotBeRefused() {
        AsciiMap map = AsciiMap.of("""
                ###########
                #.##...##.#
                #@++.1.++>#
                #.##...##.#
                ###########
                """);
        FloorBuilder floor = floor(map, "");
        assertThat(new TrapValidator(floor).admits(region(floor, map.cell('1'))))
                .isFalse();
    }

    @Test
    void ofTwoRoomsRoundALoopOnlyOneCanBeATrap() {
        AsciiMap map = AsciiMap.of("""
                ###############
                #####...#######
                ##+++.1.++++###
                ##+##...###+###
                #@+########+>##
                ##+##...###+###
                ##+++.2.++++###
                #####...#######
                ###############
                """);
        FloorBuilder floor = floor(map, "");
        TrapValidator proof = new TrapValidator(floor);
        RoomRegion first = region(floor, map.cell('1'));
        assertThat(proof.admits(first)).isTrue();
        proof.add(first);
        assertThat(proof.admits(region(floor, map.cell('2')))).isFalse();
    }

    @Test
    void twoTrapsNeverShareADoorway() {
        AsciiMap map = AsciiMap.of("""
                ###########
                #...#...###
                #.1.+.2.###
                #...#...###
                ##+####+###
                #@+++++++>#
                ###########
                """);
        FloorBuilder floor = floor(map, "");
        TrapValidator proof = new TrapValidator(floor);
        RoomRegion first = region(floor, map.cell('1'));
        assertThat(proof.admits(first)).isTrue();
        proof.add(first);
        assertThat(proof.admits(region(floor, map.cell('2')))).isFalse();
    }

    @Test
    void aDoorwayThatTouchesTheRoomOnlyAtACornerMakesNoTrap() {
        AsciiMap map = AsciiMap.of("""
                #########
                #@++++>##
                ###+#####
                ####...##
                ####.1.##
                #########
                """);
        FloorBuilder floor = floor(map, "");
        assertThat(new TrapValidator(floor).admits(region(floor, map.cell('1'))))
                .isFalse();
    }

    @Test
    void aChestThatCutsARoomInTwoMakesNoTrap() {
        AsciiMap map = AsciiMap.of("""
                ##########
                #@++++++>#
                ###+######
                ##..C..###
                ##########
                """);
        FloorBuilder floor = floor(map, "");
        assertThat(new TrapValidator(floor).admits(region(floor, map.cell('C'))))
                .isFalse();
    }

    @Test
    void oreNeverShutsAWayButMayNarrowIt() {
        AsciiMap map = AsciiMap.of("""
                ###########
                #@..#.....#
                #..1+2...>#
                #...#.....#
                ###########
                """);
        OpenWayKeeper ways = new OpenWayKeeper(floor(map, ""), map.floor());
        assertThat(ways.shutIfHarmless(map.grid().cell(4, 2))).isFalse();
        assertThat(ways.shutIfHarmless(map.cell('1'))).isFalse();
        assertThat(ways.shutIfHarmless(map.grid().cell(6, 2))).isTrue();
        assertThat(ways.shutIfHarmless(map.grid().cell(6, 3))).isTrue();
        assertThat(ways.shutIfHarmless(map.grid().cell(6, 1)))
                .as("the last way east")
                .isFalse();
    }

    @Test
    void oreThatALongerWayGoesRoundIsHarmless() {
        AsciiMap map = AsciiMap.of("""
                #######
                #@1..>#
                #.###.#
                #.....#
                #######
                """);
        OpenWayKeeper ways = new OpenWayKeeper(floor(map, ""), map.floor());
        assertThat(ways.shutIfHarmless(map.cell('1'))).isTrue();
        assertThat(ways.shutIfHarmless(map.grid().cell(3, 1))).isFalse();
    }

    @Test
    void oreLeavesOneSideOfAChestFree() {
        AsciiMap map = AsciiMap.of("""
                #######
                #C1..>#
                #2....#
                #@....#
                #######
                """);
        OpenWayKeeper ways = new OpenWayKeeper(floor(map, ""), map.floor());
        assertThat(ways.shutIfHarmless(map.cell('1'))).isTrue();
        assertThat(ways.shutIfHarmless(map.cell('2'))).isFalse();
    }

    @Test
    void oreStaysOffTheSillOfATrapAndOffTheOnlyWayRoundIt() {
        AsciiMap map = AsciiMap.of("""
                ##############
                #.@.++4..++..#
                #...##...##..#
                #...##...##..#
                #.3.########.#
                #.....6....>.#
                ##############
                """);
        FloorBuilder floor = floor(map, "4");
        OpenWayKeeper ways = new OpenWayKeeper(floor, map.floor());
        assertThat(ways.shutIfHarmless(map.cell('4'))).as("the sill").isFalse();
        assertThat(ways.shutIfHarmless(map.cell('6'))).as("the only way round").isFalse();
        assertThat(ways.shutIfHarmless(map.cell('3'))).isTrue();
    }

    /** Returns a floor with everything that traps and ore depend on; the rooms under these labels are traps. */
    private static FloorBuilder floor(AsciiMap map, String trapLabels) {
        FloorBuilder floor = RoomsTest.found(map);
        List<Chest> chests = new ArrayList<>();
        for (int cell = 0; cell < map.grid().size(); cell++) {
            if (map.glyph(cell) == 'C') {
                chests.add(new Chest(
                        cell, floor.get(FloorKeys.ROOM).at(cell), Chest.Mode.CENTRE, Direction.EAST, 0, null, null));
            }
        }
        List<TrapRoom> traps = trapLabels
                .chars()
                .mapToObj(label -> new TrapRoom(floor.get(FloorKeys.ROOM).at(map.cell((char) label)), "ambush"))
                .toList();
        floor.put(FloorKeys.PLACED_FIXTURES, List.of());
        floor.put(FloorKeys.VIGNETTES, List.of());
        floor.put(FloorKeys.PLACED_CHESTS, chests);
        floor.put(FloorKeys.TRAPS, traps);
        floor.put(FloorKeys.START, map.cell('@'));
        floor.put(FloorKeys.EXITS, List.of(new Exit(map.cell('>'), "r1c0")));
        return floor;
    }

    private static RoomRegion region(FloorBuilder floor, int cell) {
        return floor.get(FloorKeys.REGIONS).get(floor.get(FloorKeys.ROOM).at(cell) - 1);
    }
}
