package dev.orebound.content.behaviour;

import dev.orebound.content.reading.JsonEntry;
/**
 * How somebody backs off who looks at its foe meanwhile.
 *
 * @param farCells that it looks ahead for a way, 1 to 8
 * @param gainCells that a way must lead farther from the foe, or it is none, 0.1 to 3
 * @param openCells of distance that each open cell about the end of a way is worth, 0 to 1
 * @param keptTicks for which a way is kept, 0 to 120
 */
public record BackOffRules(int farCells, float gainCells, float openCells, int keptTicks) {

    static BackOffRules read(JsonEntry entry) {
        BackOffRules rules = new BackOffRules(
                entry.whole("far_cells", 1, 8),
                entry.number("gain_cells", 0.1f, 3),
                entry.number("open_cells", 0, 1),
                entry.whole("kept_ticks", 0, 120));
        entry.rejectUnknownFields();
        return rules;
    }
}
