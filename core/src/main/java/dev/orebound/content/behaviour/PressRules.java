package dev.orebound.content.behaviour;

import dev.orebound.content.reading.JsonEntry;
/**
 * When somebody who does not get on presses through the others, so that no crowd stands still for good.
 *
 * @param watchTicks over which it is watched whether somebody gets on, 10 to 600
 * @param leastCells that it must have come by then from where it was, 0.1 to 5
 * @param pressTicks for which it then heeds nobody, 1 to 600
 * @param offCells from the player within which nobody presses: there a crowd is a fight, 0 to 20
 */
public record PressRules(int watchTicks, float leastCells, int pressTicks, float offCells) {

    static PressRules read(JsonEntry entry) {
        PressRules rules = new PressRules(
                entry.whole("watch_ticks", 10, 600),
                entry.number("least_cells", 0.1f, 5),
                entry.whole("press_ticks", 1, 600),
                entry.number("off_cells", 0, 20));
        entry.rejectUnknownFields();
        return rules;
    }
}
