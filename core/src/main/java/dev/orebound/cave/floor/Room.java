package dev.orebound.cave.floor;

import dev.orebound.grid.Cells;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A room of a finished floor: what each pass found out about one region, put together.
 *
 * @param id from 1, as in the layer {@code room}
 * @param cells those of the region, in the order of their numbers
 * @param centre a cell with the largest border distance
 * @param border the cells that are rock in {@code carved} and touch the region in 8 directions, in the order of their
 *     numbers
 * @param doorways in the order of their first cells
 * @param isTreasure whether a chest stands in it
 * @param trapDrawn whether chance made a trap of a treasure room that has too many doorways or is too small or too
 *     narrow for other traps; null where that was not drawn
 * @param arena the id of the arena kind that springs here, or null where the room is no trap
 */
public record Room(
        int id,
        Cells cells,
        int centre,
        Cells border,
        List<Doorway> doorways,
        boolean isTreasure,
        @Nullable Boolean trapDrawn,
        @Nullable String arena) {
    public Room {
        doorways = List.copyOf(doorways);
    }

    /** True if an arena lies in wait in it. */
    public boolean isTrap() {
        return arena != null;
    }
}
