package dev.orebound.cave.carve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.SeededFloors;
import dev.orebound.cave.corridor.FindDoorways;
import dev.orebound.cave.floor.Chamber;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.grid.Cells;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.MutableBitLayer;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Tests the passes that know rooms, on small floors drawn by hand: {@code +} is floor drilled by a corridor, {@code #}
 * rock, everything else carved floor.
 */
public class RoomsTest {
    private static final AsciiMap TWO_ROOMS = AsciiMap.of("""
            ############
            #.....##...#
            #.....++...#
            #.....##...#
            #.....####+#
            ##########+#
            ############
            """);

    @Test
    void eachRegionIsARoomWithItsOwnDistances() {
        FloorBuilder floor = found(TWO_ROOMS);
        assertThat(AsciiMap.draw(
                        floor.grid(),
                        cell -> floor.get(FloorKeys.BORDER_DISTANCE).at(cell)))
                .isEqualTo("""
                000000000000
                011111001110
                012221001210
                012221001110
                011111000000
                000000000000
                000000000000
                """);
        RoomRegion large = floor.get(FloorKeys.REGIONS).get(0);
        assertThat(large.cells().size()).isEqualTo(20);
        assertThat(floor.grid().x(large.centre())).isEqualTo(3);
        assertThat(large.border().size()).isEqualTo(2 * 7 + 2 * 4);
    }

    @Test
    void doorwaysAreTheOpenedCellsOfTheBorder() {
        FloorBuilder floor = found(TWO_ROOMS);
        List<List<Doorway>> doorways = floor.get(FloorKeys.DOORWAYS);
        assertThat(doorways.get(0))
                .containsExactly(new Doorway(Cells.of(floor.grid().cell(6, 4))));
        assertThat(doorways.get(1))
                .containsExactly(
                        new Doorway(Cells.of(floor.grid().cell(10, 2))),
                        new Doorway(Cells.of(floor.grid().cell(7, 4))));
    }

    @Test
    void openedCellsThatTouchAtACornerAreOneDoorwayAndTwoRoomsMayShareIt() {
        FloorBuilder floor = found(AsciiMap.of("""
                #########
                #...#...#
                #...+...#
                #..#+...#
                #...#...#
                #########
                """));
        Doorway shared =
                new Doorway(Cells.of(floor.grid().cell(4, 2), floor.grid().cell(4, 3)));
        assertThat(floor.get(FloorKeys.DOORWAYS)).containsExactly(List.of(shared), List.of(shared));
    }

    @Test
    void theCentreLiesInNoChamberThoughItIsAsDeep() {
        AsciiMap map = AsciiMap.of("""
                ###################
                #...######ccc######
                #...######ccc######
                #.........ccc######
                #######.###########
                ###################
                """);
        FloorBuilder floor = new FloorBuilder(SeededFloors.request(0), TestContent.BUILT_IN, 1, map.grid());
        floor.put(FloorKeys.CARVED, map.floor());
        Cells chamber = Cells.of(IntStream.range(0, map.grid().size())
                .filter(cell -> map.glyph(cell) == 'c')
                .toArray());
        floor.put(FloorKeys.CHAMBERS, List.of(new Chamber(map.grid().cell(9, 2), chamber)));
        FloorGenerator.run(new FindRooms(), floor);
        assertThat(floor.get(FloorKeys.REGIONS).get(0).centre())
                .as("nearer to the middle is the chamber's own")
                .isEqualTo(map.grid().cell(2, 3));
    }

    @Test
    void aHallIsCutAtItsWaist() {
        AsciiMap hall = AsciiMap.of("""
                ####################
                #......######......#
                #..................#
                #......######......#
                ####################
                """);
        MutableBitLayer open = hall.floor();
        CarveCaves.cut(
                open, new ConnectedRegions(open), 1, new DistanceMap(hall.grid()), new MutableBitLayer(hall.grid()));
        assertThat(new ConnectedRegions(open).count()).isEqualTo(2);
        assertThat(hall.floor().count() - open.count()).isEqualTo(2);
    }

    public static FloorBuilder found(AsciiMap map) {
        return found(map, SeededFloors.request(0));
    }

    public static FloorBuilder found(AsciiMap map, FloorRequest request) {
        FloorBuilder floor = new FloorBuilder(request, TestContent.BUILT_IN, 1, map.grid());
        MutableBitLayer carved = map.floor();
        for (int cell = 0; cell < map.grid().size(); cell++) {
            carved.set(cell, carved.at(cell) && map.glyph(cell) != '+');
        }
        floor.put(FloorKeys.CARVED, carved);
        floor.put(FloorKeys.CHAMBERS, List.of());
        floor.put(FloorKeys.GUARDIAN_ROOMS, List.of());
        floor.put(FloorKeys.STRUCTURE, map.floor());
        FloorGenerator.run(new FindRooms(), floor);
        FloorGenerator.run(new FindDoorways(), floor);
        return floor;
    }
}
