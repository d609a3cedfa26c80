package dev.orebound.content.behaviour;

import dev.orebound.content.reading.JsonEntry;
/**
 * How somebody gets a straight way for its charge.
 *
 * @param nearCells that it steps aside at first for one, 0.5 to 4
 * @param farCells that it steps aside if that gives none, 0.5 to 6
 * @param marginCells by which the way is to lie within the bounds of its charge, 0 to 1
 * @param keptTicks for which it goes where it has seen one, 0 to 120
 */
public record LaneRules(float nearCells, float farCells, float marginCells, int keptTicks) {

    static LaneRules read(JsonEntry entry) {
        LaneRules rules = new LaneRules(
                entry.number("near_cells", 0.5f, 4),
                entry.number("far_cells", 0.5f, 6),
                entry.number("margin_cells", 0, 1),
                entry.whole("kept_ticks", 0, 120));
        entry.rejectUnknownFields();
        return rules;
    }
}
