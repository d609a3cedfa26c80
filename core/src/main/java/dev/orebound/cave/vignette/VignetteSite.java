package dev.orebound.cave.vignette;

import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;

/**
 * A place for a vignette.
 *
 * @param cells its cells, in ascending order
 * @param entry the cell at which it is entered: beside the neck of a chamber, the middle of a patch
 * @param neck the neck of a chamber, or {@link Grid#NONE} for a patch
 * @param steps from the start to it
 */
record VignetteSite(Cells cells, int entry, int neck, int steps) {
    boolean isChamber() {
        return neck != Grid.NONE;
    }
}
