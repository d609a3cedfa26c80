package dev.orebound.content.behaviour;

import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
/**
 * Where those stand who fight with others: round the foe, behind their friends, apart from them, or at another side.
 *
 * @param surroundCells from its foe at which somebody's side lies that has no place in a formation, 0.8 to 4
 * @param surroundOffCells from its foe beyond which nobody looks for a side yet, 2 to 30
 * @param behindCells behind the middle of its friends at which somebody stays who stays behind, 0.5 to 6
 * @param behindNearCells from there within which it is near enough, 0.1 to 3
 * @param apartStepCells that somebody looks ahead who steps away from a friend, 0.5 to 4
 * @param apartPercent of its speed with which it does, 10 to 100
 * @param beyondCells beyond its foe to which somebody goes for another side, the farthest that is no rock, 1 to 12
 */
public record PlaceRules(
        float surroundCells,
        float surroundOffCells,
        float behindCells,
        float behindNearCells,
        float apartStepCells,
        int apartPercent,
        IntRange beyondCells) {

    static PlaceRules read(JsonEntry entry) {
        PlaceRules rules = new PlaceRules(
                entry.number("surround_cells", 0.8f, 4),
                entry.number("surround_off_cells", 2, 30),
                entry.number("behind_cells", 0.5f, 6),
                entry.number("behind_near_cells", 0.1f, 3),
                entry.number("apart_step_cells", 0.5f, 4),
                entry.whole("apart_percent", 10, 100),
                IntRange.read(entry, "beyond_cells", 1, 12));
        entry.rejectUnknownFields();
        return rules;
    }
}
