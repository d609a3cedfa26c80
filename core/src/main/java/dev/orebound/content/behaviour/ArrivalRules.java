package dev.orebound.content.behaviour;

import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
/**
 * When hordes arrive from afar, and where.
 *
 * @param ticks from one arrival to the next, of those in which no arena is sealed: 60 to 36000
 * @param leastSteps from the player at which they come, 6 to 200
 * @param mostMonsters that may live for another horde to come, 1 to 400
 * @param mostHordes that may live for another to come, 1 to 60
 * @param mostAtOnce of those that arrived may live, 1 to 12
 * @param againTicks until it is tried again where none could come, 1 to 3600
 * @param tries for a place for it each time, 1 to 400
 * @param aboutSteps from the leader within which the others of it come, 1 to 20
 * @param offSightCells from whatever is in sight at which they do, at least, 0 to 6
 */
public record ArrivalRules(
        IntRange ticks,
        int leastSteps,
        int mostMonsters,
        int mostHordes,
        int mostAtOnce,
        int againTicks,
        int tries,
        int aboutSteps,
        int offSightCells) {

    static ArrivalRules read(JsonEntry entry) {
        ArrivalRules rules = new ArrivalRules(
                IntRange.read(entry, "ticks", 60, 36_000),
                entry.whole("least_steps", 6, 200),
                entry.whole("most_monsters", 1, 400),
                entry.whole("most_hordes", 1, 60),
                entry.whole("most_at_once", 1, 12),
                entry.whole("again_ticks", 1, 3600),
                entry.whole("tries", 1, 400),
                entry.whole("about_steps", 1, 20),
                entry.whole("off_sight_cells", 0, 6));
        entry.rejectUnknownFields();
        return rules;
    }
}
