package dev.orebound.content.combat;

import dev.orebound.content.reading.JsonEntry;

/**
 * How far off whom it is for must be for an attack to be begun, in cells from centre to centre.
 *
 * @param nearestCells 0 to 40
 * @param farthestCells 0 to 40, not below the nearest
 */
public record AttackRange(float nearestCells, float farthestCells) {

    static AttackRange read(JsonEntry entry) {
        AttackRange span = new AttackRange(
                entry.has("nearest_cells") ? entry.number("nearest_cells", 0, 40) : 0,
                entry.number("farthest_cells", 0, 40));
        if (span.farthestCells < span.nearestCells) {
            entry.complain(
                    "farthest_cells",
                    span.farthestCells + " is below nearest_cells, " + span.nearestCells + "; give at least as much");
        }
        return span;
    }

    /** True if a distance in cells lies within it. */
    public boolean holds(float cells) {
        return cells >= nearestCells && cells <= farthestCells;
    }
}
