package dev.orebound.view;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import java.util.Arrays;

/** The edge of a room's floor along its rock: one piece for each side of a cell that rock lies on. */
final class RoomRim {
    private final int[] cells;
    private final Direction[] sides;

    RoomRim(Room room, Floor floor) {
        Grid grid = floor.grid();
        int[] found = new int[room.cells().size() * 4];
        Direction[] towards = new Direction[found.length];
        int size = 0;
        for (int i = 0; i < room.cells().size(); i++) {
            int cell = room.cells().at(i);
            for (Direction side : Direction.STRAIGHT) {
                int next = grid.neighbour(cell, side);
                if (next == Grid.NONE || !floor.structure().at(next)) {
                    found[size] = cell;
                    towards[size++] = side;
                }
            }
        }
        cells = Arrays.copyOf(found, size);
        sides = Arrays.copyOf(towards, size);
    }

    int size() {
        return cells.length;
    }

    /** The cell of the room. */
    int cell(int piece) {
        return cells[piece];
    }

    /** The side of it on which the rock lies. */
    Direction side(int piece) {
        return sides[piece];
    }
}
