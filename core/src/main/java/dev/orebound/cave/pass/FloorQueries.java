package dev.orebound.cave.pass;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CountByDepth;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.grid.Direction;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import java.util.List;

/** Answers questions that several passes ask of an unfinished floor. All returned layers are lent working memory. */
public final class FloorQueries {
    private FloorQueries() {}

    /**
     * Returns the dry cells: floor on which neither terrain nor liquid is impassable, whatever stands on it. Reads
     * structure, terrain and liquid.
     */
    public static MutableBitLayer dryCells(FloorBuilder floor) {
        MutableBitLayer dry = floor.memory().bitLayer();
        dry.copyFrom(floor.dryCells());
        return dry;
    }

    /**
     * Returns the dry cells without start, exits, chests, doorways and the hand-made first room, on which something can
     * still be placed.
     */
    public static MutableBitLayer bareDryCells(FloorBuilder floor) {
        return withoutFixedPlaces(floor, dryCells(floor));
    }

    /** Returns the floor, dry or not, without start, exits, chests, doorways and the hand-made first room. */
    public static MutableBitLayer bareFloorCells(FloorBuilder floor) {
        MutableBitLayer cells = floor.memory().bitLayer();
        cells.copyFrom(floor.get(FloorKeys.STRUCTURE));
        return withoutFixedPlaces(floor, cells);
    }

    /** Removes the cells of all vignettes and of their locks. Reads vignettes and planned locks. */
    public static void clearVignettes(FloorBuilder floor, MutableBitLayer cells) {
        floor.get(FloorKeys.VIGNETTES).forEach(vignette -> cells.set(vignette.cells(), false));
        floor.get(FloorKeys.PLANNED_LOCKS).forEach(lock -> cells.set(lock.cells(), false));
    }

    private static MutableBitLayer withoutFixedPlaces(FloorBuilder floor, MutableBitLayer cells) {
        PlacedRoom firstRoom = floor.firstRoom();
        if (firstRoom != null) {
            cells.set(firstRoom.floor(), false);
        }
        cells.set(floor.get(FloorKeys.START), false);
        floor.get(FloorKeys.EXITS).forEach(exit -> cells.set(exit.at(), false));
        floor.get(FloorKeys.PLACED_CHESTS).forEach(chest -> cells.set(chest.at(), false));
        for (List<Doorway> doorways : floor.get(FloorKeys.DOORWAYS)) {
            doorways.forEach(doorway -> cells.set(doorway.cells(), false));
        }
        return cells;
    }

    /**
     * Returns the hall of a guardian and then the rooms behind it, none on other floors. Reads guardian rooms, the
     * layer of rooms and regions.
     */
    public static List<RoomRegion> guardianRooms(FloorBuilder floor) {
        return floor.get(FloorKeys.GUARDIAN_ROOMS).stream()
                .map(cell -> floor.get(FloorKeys.REGIONS)
                        .get(floor.get(FloorKeys.ROOM).at(cell) - 1))
                .toList();
    }

    /** Returns true for the room that holds the exit of the boss's floor. Reads exits and the layer of rooms. */
    public static boolean isBossHall(RoomRegion region, FloorBuilder floor) {
        return floor.request().kind() == FloorKind.BOSS
                && floor.get(FloorKeys.ROOM)
                                .at(floor.get(FloorKeys.EXITS).get(0).at())
                        == region.id();
    }

    /**
     * Returns, by the ids of rooms, which hold something besides hordes and landmarks: a trap, a chest, a fixture, a
     * cell of a vignette or of liquid, or a lock at their edge; the hand-made first room counts too. Reads rooms,
     * traps, placed chests and fixtures, vignettes, planned locks, liquid and start.
     */
    public static boolean[] roomsWithThings(FloorBuilder floor) {
        IntLayer room = floor.get(FloorKeys.ROOM);
        IntLayer liquid = floor.get(FloorKeys.LIQUID);
        boolean[] hold = new boolean[floor.get(FloorKeys.REGIONS).size() + 1];
        floor.get(FloorKeys.TRAPS).forEach(trap -> hold[trap.room()] = true);
        floor.get(FloorKeys.PLACED_CHESTS).forEach(chest -> hold[chest.room()] = true);
        floor.get(FloorKeys.PLACED_FIXTURES).forEach(fixture -> hold[room.at(fixture.at())] = true);
        floor.get(FloorKeys.VIGNETTES)
                .forEach(vignette -> vignette.cells().stream().forEach(cell -> hold[room.at(cell)] = true));
        for (LockSpot lock : floor.get(FloorKeys.PLANNED_LOCKS)) {
            lock.cells().stream()
                    .forEach(cell -> Direction.ALL.forEach(
                            way -> hold[room.at(cell + floor.grid().offset(way))] = true));
        }
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            if (liquid.at(cell) != 0) {
                hold[room.at(cell)] = true;
            }
        }
        if (floor.firstRoom() != null) {
            hold[room.at(floor.get(FloorKeys.START))] = true;
        }
        return hold;
    }

    /** Draws how many of something a floor of this depth has. */
    public static int drawCount(CountByDepth rule, FloorBuilder floor, RandomStream stream) {
        int hundredths = rule.hundredths(floor.request().depth());
        return hundredths / 100 + (stream.chance(hundredths % 100) ? 1 : 0);
    }
}
