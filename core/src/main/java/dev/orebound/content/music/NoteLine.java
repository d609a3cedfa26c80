package dev.orebound.content.music;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The notes of a part in a section, read from their notation bar after bar. Time counts in {@value #UNITS_A_BEAT} units
 * a beat.
 */
public final class NoteLine {
    /** Divisible into halves, thirds, fifths and 32nds. */
    public static final int UNITS_A_BEAT = 480;

    private static final Pattern TOKEN =
            Pattern.compile("([a-gr_][#b0-8+a-g]*)(?::(\\d{1,3}(?:\\.\\d{1,6})?|\\.\\d{1,6})(?:/(\\d{1,3}))?)?([!?]?)");
    private static final Pattern PITCH = Pattern.compile("([a-g])([#b]?)([0-8])");
    private static final int OCTAVE = 12;
    private static final float LOUD = 1.35f;
    private static final float SOFT = 0.65f;

    private final String section;
    private final int barUnits;
    private final Consumer<String> faults;
    private final List<Note> notes = new ArrayList<>();
    private int bars;
    private int units = UNITS_A_BEAT;
    private int at;
    private int sounding;
    private String before = "";

    /**
     * A note.
     *
     * @param at its beginning, in units from the beginning of the line
     * @param units its length
     * @param pitch in semitones; 60 is the middle C, 69 has 440 Hz
     * @param accent its loudness, about 1
     */
    public record Note(int at, int units, int pitch, float accent) {}

    private NoteLine(String section, int barUnits, Consumer<String> faults) {
        this.section = section;
        this.barUnits = barUnits;
        this.faults = faults;
    }

    /**
     * Reads a line. What is at fault is left out.
     *
     * @param faults takes a phrase for each fault
     */
    public static NoteLine read(String text, int beatsABar, Consumer<String> faults) {
        int colon = text.indexOf(':');
        String section = colon < 0 ? "" : text.substring(0, colon).strip();
        NoteLine line = new NoteLine(section, beatsABar * UNITS_A_BEAT, faults);
        for (String bar : text.substring(colon + 1).split("\\|", -1)) {
            line.bar(bar.strip());
        }
        return line;
    }

    /** Returns the name of its section. */
    public String section() {
        return section;
    }

    /** Returns its length in bars. */
    public int bars() {
        return bars;
    }

    /** Returns its notes in the order of their beginnings. */
    public List<Note> notes() {
        return Collections.unmodifiableList(notes);
    }

    /** Returns true if no note is below a pitch or above another. */
    boolean isWithin(int lowest, int highest) {
        return notes.stream().allMatch(note -> note.pitch() >= lowest && note.pitch() <= highest);
    }

    private void bar(String bar) {
        String tokens = bar.equals("%") ? before : bar;
        int end = at + barUnits;
        for (String token : tokens.split("\\s+", -1)) {
            read(token);
        }
        if (at != end) {
            faults.accept("bar \"" + bar + "\" has " + (float) (at - end + barUnits) / UNITS_A_BEAT + " beats; give "
                    + barUnits / UNITS_A_BEAT);
        }
        at = end;
        before = tokens;
        bars++;
    }

    private void read(String token) {
        Matcher parts = TOKEN.matcher(token);
        if (!parts.matches()) {
            faults.accept("\"" + token + "\" is no note; give such as d4, f#3+a3:2, r or _");
            return;
        }
        if (parts.group(2) != null && !readLength(parts)) {
            faults.accept("\"" + token + "\" lasts for no time, or for more than a bar; give a length of "
                    + "at least 1/" + UNITS_A_BEAT + " of a beat");
            return;
        }
        String pitches = parts.group(1);
        if (pitches.equals("_")) {
            hold();
        } else {
            int first = notes.size();
            if (!pitches.equals("r")) {
                sound(pitches, accent(parts.group(4)));
            }
            sounding = notes.size() - first;
        }
        at += units;
    }

    /** Reads the length of a token; returns false if it is nothing or longer than a bar. */
    private boolean readLength(Matcher token) {
        float beats = Float.parseFloat(token.group(2));
        int parts = token.group(3) == null ? 1 : Integer.parseInt(token.group(3));
        int length = parts == 0 ? 0 : Math.round(UNITS_A_BEAT * beats / parts);
        boolean isPossible = length > 0 && length <= barUnits;
        units = isPossible ? length : units;
        return isPossible;
    }

    private void hold() {
        for (int i = notes.size() - sounding; i < notes.size(); i++) {
            Note held = notes.get(i);
            notes.set(i, new Note(held.at(), held.units() + units, held.pitch(), held.accent()));
        }
    }

    private void sound(String pitches, float accent) {
        for (String pitch : pitches.split("\\+", -1)) {
            Matcher parts = PITCH.matcher(pitch);
            if (parts.matches()) {
                int sharp = parts.group(2).equals("#") ? 1 : parts.group(2).equals("b") ? -1 : 0;
                int octave = Integer.parseInt(parts.group(3)) + 1;
                notes.add(new Note(at, units, OCTAVE * octave + step(parts.group(1)) + sharp, accent));
            } else {
                faults.accept("\"" + pitch + "\" is no note; give a letter from a to g, # or b, and an octave");
            }
        }
    }

    private static int step(String letter) {
        return switch (letter) {
            case "c" -> 0;
            case "d" -> 2;
            case "e" -> 4;
            case "f" -> 5;
            case "g" -> 7;
            case "a" -> 9;
            default -> 11;
        };
    }

    private static float accent(String mark) {
        return mark.equals("!") ? LOUD : mark.equals("?") ? SOFT : 1;
    }
}
