package dev.orebound.cave.floor;

import dev.orebound.grid.Cells;

/**
 * A way drilled from one room to another.
 *
 * @param from the id of a room
 * @param to the id of another
 * @param cells those turned from rock to floor, along the way
 */
public record Corridor(int from, int to, Cells cells) {}
