package dev.orebound.content.music;

import dev.orebound.content.music.NoteLine.Note;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads bar after bar. */
final class LineReader {
    private static final Pattern TOKEN =
            Pattern.compile("([a-gr_][#b0-8+a-g]*)(?::(\\d{1,3}(?:\\.\\d{1,6})?|\\.\\d{1,6})(?:/(\\d{1,3}))?)?([!?]?)");
    private static final Pattern PITCH = Pattern.compile("([a-g])([#b]?)([0-8])");
    private static final int OCTAVE = 12;
    private static final float LOUD = 1.35f;
    private static final float SOFT = 0.65f;

    private final int barUnits;
    private final Consumer<String> faults;
    final List<Note> notes = new ArrayList<>();
    private int units = NoteLine.UNITS_A_BEAT;
    private int at;
    private int sounding;
    private String before = "";

    LineReader(int barUnits, Consumer<String> faults) {
        this.barUnits = barUnits;
        this.faults = faults;
    }

    void bar(String bar) {
        String tokens = bar.equals("%") ? before : bar;
        int end = at + barUnits;
        for (String token : tokens.split("\\s+", -1)) {
            read(token);
        }
        if (at != end) {
            faults.accept("bar \"" + bar + "\" has " + (float) (at - end + barUnits) / NoteLine.UNITS_A_BEAT
                    + " beats; give " + barUnits / NoteLine.UNITS_A_BEAT);
        }
        at = end;
        before = tokens;
    }

    private void read(String token) {
        Matcher parts = TOKEN.matcher(token);
        if (!parts.matches()) {
            faults.accept("\"" + token + "\" is no note; give such as d4, f#3+a3:2, r or _");
            return;
        }
        if (parts.group(2) != null && !readLength(parts)) {
            faults.accept("\"" + token + "\" lasts for no time, or for more than a bar; give a length of "
                    + "at least 1/" + NoteLine.UNITS_A_BEAT + " of a beat");
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
        int length = parts == 0 ? 0 : Math.round(NoteLine.UNITS_A_BEAT * beats / parts);
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
