package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;

/**
 * How the player's ears place a sound.
 *
 * @param nearCells within which distance takes nothing away, 0 to 20
 * @param panCells to the side at which a sound is as far left or right as it gets, 0.5 to 60
 * @param mostPan how far that is, 0 to 1
 * @param hiddenGain what is left of a sound from a cell that the player does not see, 0 to 1
 * @param fireCells how far off the bed of fires is heard, 1 to 20
 */
public record HearingRules(float nearCells, float panCells, float mostPan, float hiddenGain, int fireCells) {

    static HearingRules read(JsonEntry entry) {
        HearingRules hearing = new HearingRules(
                entry.number("near_cells", 0, 20),
                entry.number("pan_cells", 0.5f, 60),
                entry.number("most_pan", 0, 1),
                entry.number("hidden_gain", 0, 1),
                entry.whole("fire_cells", 1, 20));
        entry.rejectUnknownFields();
        return hearing;
    }
}
