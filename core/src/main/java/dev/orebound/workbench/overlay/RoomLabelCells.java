package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Grid;
import java.util.Arrays;

/** For each room the cell that is shown and lies nearest to its centre: where to write what is said of all of it. */
final class RoomLabelCells {
    private final Floor floor;
    private final int[] spots;

    RoomLabelCells(Floor floor) {
        this.floor = floor;
        spots = new int[floor.rooms().size() + 1];
    }

    /** Looks over what is shown in this frame. */
    void look(CaveViewport lens) {
        Arrays.fill(spots, Grid.NONE);
        Grid grid = lens.grid();
        for (int y = lens.south(); y < lens.north(); y++) {
            for (int x = lens.west(); x < lens.east(); x++) {
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

    /** The spot of a room, or {@link Grid#NONE} where none of it is shown. */
    int of(int room) {
        return spots[room];
    }
}
