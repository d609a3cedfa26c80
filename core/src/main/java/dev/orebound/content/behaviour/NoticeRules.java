package dev.orebound.content.behaviour;

import dev.orebound.content.reading.JsonEntry;
/**
 * From how far the player is noticed.
 *
 * @param darkCells where nothing but the lamp glows, 0.5 to 20
 * @param litCells in the brightest light, 0.5 to 30
 * @param stillPercent of that, for a player who stands still, 1 to 100; who walks slowly is between the two
 * @param sneakPercent of that, for a player who sneaks, 1 to 100
 * @param dashPercent of that, for a player who dashes, 100 to 400
 * @param awakePercent of that, for who is awake and looks about, 100 to 400
 * @param steamCells from how far at most, where steam stands about either, 0 to 10
 * @param fireCells how far a burning cell shines, 0 to 8
 */
public record NoticeRules(
        float darkCells,
        float litCells,
        int stillPercent,
        int sneakPercent,
        int dashPercent,
        int awakePercent,
        float steamCells,
        int fireCells) {

    static NoticeRules read(JsonEntry entry) {
        NoticeRules rules = new NoticeRules(
                entry.number("dark_cells", 0.5f, 20),
                entry.number("lit_cells", 0.5f, 30),
                entry.whole("still_percent", 1, 100),
                entry.whole("sneak_percent", 1, 100),
                entry.whole("dash_percent", 100, 400),
                entry.whole("awake_percent", 100, 400),
                entry.number("steam_cells", 0, 10),
                entry.whole("fire_cells", 0, 8));
        entry.rejectUnknownFields();
        return rules;
    }
}
