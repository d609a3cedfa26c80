package dev.orebound.cave.floor;

import dev.orebound.grid.Cells;

/**
 * Touching border cells of a room that a corridor turned into floor. Two rooms may share one.
 *
 * @param cells in the order of their numbers
 */
public record Doorway(Cells cells) {}
