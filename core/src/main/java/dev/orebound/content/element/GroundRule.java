package dev.orebound.content.element;

import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;

/**
 * What an influence makes of a cell.
 *
 * @param influence what comes to it
 * @param spot what the cell must be
 * @param effect what comes of it
 * @param ticks for how long, 0 to 3600
 * @param catchPercent how likely it comes about where a neighbour brings it, 1 to 100; else it always does
 * @param mostCells how far a charge runs, in cells, 1 to 400
 */
public record GroundRule(
        GroundInfluence influence, GroundCondition spot, GroundEffect effect, int ticks, int catchPercent, int mostCells) {

    static GroundRule read(JsonEntry entry, ContentTable<Terrain> terrains) {
        GroundRule rule = new GroundRule(
                entry.choice("influence", GroundInfluence.class),
                GroundCondition.read(entry, terrains),
                entry.choice("does", GroundEffect.class),
                entry.has("ticks") ? entry.whole("ticks", 0, 3600) : 0,
                entry.has("catch_percent") ? entry.whole("catch_percent", 1, 100) : 100,
                entry.has("most_cells") ? entry.whole("most_cells", 1, 400) : 1);
        boolean lasts = rule.effect == GroundEffect.BURNS
                || rule.effect == GroundEffect.STEAMS
                || rule.effect == GroundEffect.CHARGES;
        if (lasts && entry.has("does") && rule.ticks == 0) {
            entry.complain("ticks", "is 0 or missing; give for how long, within 1..3600");
        }
        entry.rejectUnknownFields();
        return rule;
    }
}
