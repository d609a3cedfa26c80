package dev.orebound.content.music;

import java.util.List;
import java.util.function.Consumer;

/**
 * The notes of a part in a section, read from their notation. Time counts in {@value #UNITS_A_BEAT} units a beat.
 *
 * @param section the name of the section
 * @param bars the length of the line in bars
 * @param notes in the order of their beginnings
 */
public record NoteLine(String section, int bars, List<Note> notes) {
    /** Divisible into halves, thirds, fifths and 32nds. */
    public static final int UNITS_A_BEAT = 480;

    /**
     * A note.
     *
     * @param at its beginning, in units from the beginning of the line
     * @param units its length
     * @param pitch in semitones; 60 is the middle C, 69 has 440 Hz
     * @param accent its loudness, about 1
     */
    public record Note(int at, int units, int pitch, float accent) {}

    public NoteLine {
        notes = List.copyOf(notes);
    }

    /** Returns true if no note is below a pitch or above another. */
    boolean isWithin(int lowest, int highest) {
        return notes.stream().allMatch(note -> note.pitch() >= lowest && note.pitch() <= highest);
    }

    /**
     * Reads a line. What is at fault is left out.
     *
     * @param faults takes a phrase for each fault
     */
    public static NoteLine read(String text, int beatsABar, Consumer<String> faults) {
        int colon = text.indexOf(':');
        String section = colon < 0 ? "" : text.substring(0, colon).strip();
        String[] bars = text.substring(colon + 1).split("\\|", -1);
        LineReader reader = new LineReader(beatsABar * UNITS_A_BEAT, faults);
        for (String bar : bars) {
            reader.bar(bar.strip());
        }
        return new NoteLine(section, bars.length, reader.notes);
    }
}
