package dev.orebound.content.behaviour;

import dev.orebound.content.reading.JsonEntry;
/**
 * How monsters walk and stand about who see no foe.
 *
 * @param strollPercent of its speed with which somebody walks who has time, 10 to 100
 * @param thereCells from a place within which somebody has come there, 0.1 to 1
 * @param lookCells from where it searches within which it looks about, 0.4 to 4
 * @param pauseCells from its post within which it may pause while it guards, 0.5 to 6
 * @param houseCells from its post within which it stays where it is if rock lies between, 0 to 12
 */
public record CalmRules(int strollPercent, float thereCells, float lookCells, float pauseCells, float houseCells) {

    static CalmRules read(JsonEntry entry) {
        CalmRules rules = new CalmRules(
                entry.whole("stroll_percent", 10, 100),
                entry.number("there_cells", 0.1f, 1),
                entry.number("look_cells", 0.4f, 4),
                entry.number("pause_cells", 0.5f, 6),
                entry.number("house_cells", 0, 12));
        entry.rejectUnknownFields();
        return rules;
    }
}
