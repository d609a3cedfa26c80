package dev.orebound.workbench.overlay;

import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Grid;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import java.util.Arrays;

/** For each room the visible cell nearest to its centre, as the place of its label. */
final class RoomLabelCells {
    private final Floor floor;
    private final int[] spots;

    RoomLabelCells(Floor floor) {
        this.floor = floor;
        spots = new int[floor.rooms().size() + 1];
    }

    /** Finds the cells for the visible part of the floor. */
    void look(CaveViewport viewport) {
        Arrays.fill(spots, Grid.NONE);
        Grid grid = viewport.grid();
        for (int y = viewport.south(); y < viewport.north(); y++) {
            for (int x = viewport.west(); x < viewport.east(); x++) {
                int cell = grid.cell(x, y);
                int room = floor.room().at(cell);
                if (room > 0 && isNearer(cell, room, grid)) {
                    spots[room] = cell;
                }
            }
        }
    }

    private boolean isNearer(int cell, int room, Grid grid) {
        int centre = floor.roomWithId(room).centre();
        return spots[room] == Grid.NONE || grid.steps4(cell, centre) < grid.steps4(spots[room], centre);
    }

    /** Returns the cell of a room, or {@link Grid#NONE} if none of it is visible. */
    int of(int room) {
        return spots[room];
    }
}
