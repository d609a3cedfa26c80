package dev.orebound.content.behaviour;

import dev.orebound.content.reading.JsonEntry;
/**
 * How those wait their turn who do not stand in line in a narrow place.
 *
 * @param offSteps from the foe beyond which nobody thinks of waiting yet, 2 to 60
 * @param hideCells about it within which it looks for a place out of sight, 1 to 8
 * @param keptTicks for which it goes to a place that it has found, 0 to 300
 */
public record WaitRules(int offSteps, int hideCells, int keptTicks) {

    static WaitRules read(JsonEntry entry) {
        WaitRules rules = new WaitRules(
                entry.whole("off_steps", 2, 60), entry.whole("hide_cells", 1, 8), entry.whole("kept_ticks", 0, 300));
        entry.rejectUnknownFields();
        return rules;
    }
}
