package dev.orebound.cave.terrain;

import dev.orebound.cave.corridor.RoomWayOut;
import dev.orebound.cave.floor.Chamber;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.PlacedRoom;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import java.util.List;

/**
 * The cells on which lakes may lie. A lake lies within one room, off doorways, chests, nooks, start, exits, all that
 * touches those, off the way that a chest faces, and off other lakes. It also keeps off the whole column (row, if the
 * floor is taller than wide) of the start, since the start was drawn among the cells that are dry there.
 */
final class LakeGround {
    /** So far from one lake to the next, which leaves room for what lies round them. */
    private static final int BETWEEN_LAKES = 3;

    private final Grid grid;
    private final IntLayer room;
    private final MutableBitLayer ground;
    private final boolean[] isTrap;
    private final int[] roomSize;
    private final int[] flooded;
    private final Cells all;

    LakeGround(FloorBuilder floor) {
        grid = floor.grid();
        room = floor.get(FloorKeys.ROOM);
        ground = floor.memory().bitLayer();
        List<RoomRegion> regions = floor.get(FloorKeys.REGIONS);
        isTrap = new boolean[regions.size() + 1];
        roomSize = new int[regions.size() + 1];
        flooded = new int[regions.size() + 1];
        for (RoomRegion region : regions) {
            roomSize[region.id()] = region.cells().size();
            ground.set(region.cells(), true);
        }
        floor.get(FloorKeys.TRAPS).forEach(trap -> isTrap[trap.room()] = true);
        keepAllOff(floor);
        int[] cells = floor.memory().cells();
        all = Cells.ofFirst(ground.listInto(cells), cells);
    }

    private void keepAllOff(FloorBuilder floor) {
        PlacedRoom firstRoom = floor.firstRoom();
        if (firstRoom != null) {
            ground.set(firstRoom.floor(), false);
        }
        for (Chamber chamber : floor.get(FloorKeys.CHAMBERS)) {
            keepOff(chamber.neck(), 1);
            ground.set(chamber.cells(), false);
        }
        keepOffLineOf(floor.get(FloorKeys.START));
        keepOff(floor.get(FloorKeys.START), 1);
        floor.get(FloorKeys.EXITS).forEach(exit -> keepOff(exit.at(), 1));
        RoomWayOut wayOut = new RoomWayOut(floor.memory());
        floor.get(FloorKeys.PLACED_CHESTS).forEach(chest -> keepOffWayOut(floor, chest, wayOut));
        for (List<Doorway> doorways : floor.get(FloorKeys.DOORWAYS)) {
            doorways.forEach(doorway -> doorway.cells().stream().forEach(cell -> keepOff(cell, 1)));
        }
    }

    /** So that a chest faces the shortest way out for who wades not, too. */
    private void keepOffWayOut(FloorBuilder floor, Chest chest, RoomWayOut wayOut) {
        if (chest.mode() == Chest.Mode.NOOK) {
            keepOffNook(floor, chest);
            return;
        }
        keepOff(chest.at(), 1);
        int number = chest.room() - 1;
        Cells way = wayOut.cells(
                floor.get(FloorKeys.REGIONS).get(number),
                floor.get(FloorKeys.DOORWAYS).get(number),
                chest.facing());
        ground.set(way, false);
    }

    /** The chest, and the passage before it. */
    private void keepOffNook(FloorBuilder floor, Chest chest) {
        BitLayer structure = floor.get(FloorKeys.STRUCTURE);
        keepOff(chest.at(), 1);
        int before = chest.at();
        int cell = grid.neighbour(before, chest.facing());
        for (int step = 0; step < chest.nookDepth(); step++) {
            keepOff(cell, 1);
            int next = cell;
            for (Direction way : Direction.STRAIGHT) {
                int beside = cell + grid.offset(way);
                next = structure.at(beside) && beside != before ? beside : next;
            }
            before = cell;
            cell = next;
        }
    }

    private void keepOffLineOf(int start) {
        boolean isWide = grid.width() >= grid.height();
        for (int i = 0; i < Math.min(grid.width(), grid.height()); i++) {
            ground.set(isWide ? grid.cell(grid.x(start), i) : grid.cell(i, grid.y(start)), false);
        }
    }

    private void keepOff(int middle, int steps) {
        int lowX = Math.max(0, grid.x(middle) - steps);
        int highX = Math.min(grid.width() - 1, grid.x(middle) + steps);
        for (int y = Math.max(0, grid.y(middle) - steps);
                y <= Math.min(grid.height() - 1, grid.y(middle) + steps);
                y++) {
            for (int x = lowX; x <= highX; x++) {
                ground.set(grid.cell(x, y), false);
            }
        }
    }

    /** Returns the cells on which a lake could lie at first. */
    Cells all() {
        return all;
    }

    boolean isGround(int cell) {
        return ground.at(cell);
    }

    int roomAt(int cell) {
        return room.at(cell);
    }

    boolean isInTrap(int cell) {
        return isTrap[room.at(cell)];
    }

    /** True if lakes cover at most so many percent of the cell's room with so many cells more. */
    boolean hasRoomFor(int more, int cell, int percent) {
        int id = room.at(cell);
        return (flooded[id] + more) * 100 <= roomSize[id] * percent;
    }

    /** From here on a lake lies there, in one room. */
    void flood(int[] lake, int count) {
        flooded[room.at(lake[0])] += count;
        for (int i = 0; i < count; i++) {
            keepOff(lake[i], BETWEEN_LAKES);
        }
    }
}
