package dev.orebound.cave.floor;

import dev.orebound.grid.Cells;

/**
 * A small chamber that was dug off a cave for a vignette. It belongs to the cave's room.
 *
 * @param neck the one cell through which it is entered
 * @param cells its cells without the neck, in ascending order
 */
public record Chamber(int neck, Cells cells) {}
