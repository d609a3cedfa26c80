package dev.orebound.content.music;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.reading.TableEntry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/** A piece of music: its form, and stems of parts that come and go with the tension. */
@Meaning("""
        Pieces: all music of the game, note by note. The theme of a biome has the biome's id.

        A line of a part is the name of a section, a colon, and bars between upright strokes: "A: d4:1 f4 a4:.5! g4 | \
        r:1 d3+a3:2".
        A token is a note (d4, f#4, bb3; c4 is the middle C) or several at once, joined by plus; r rests; _ holds the \
        notes before for
        longer. A colon gives the length in beats (1, .5, 1/3), at most a bar, which stays until another is given; ! \
        at its end is loud, ? soft. The
        tokens of a bar fill it exactly; a bar of % repeats the one before. A line that is shorter than its section
        repeats. A part rests in sections for which it has no line. Notes sound from c0 to c9 once they are \
        transposed. A piece lasts
        half an hour at most, has 20,000 notes at most, its repeated lines counted again, and the sounds of its \
        instruments, one for
        each pitch, last 400 seconds at most, all together.""")
public record MusicPiece(
        String id,
        @Field("its key or mode in words") String key,
        @Field("20..400: beats a minute") float tempo,
        @Field("1..12: beats a bar") int beatsABar,
        @Field("1..16: bars of each section") int sectionBars,
        @Field("its sections in order, such as A A B A") String form,

        @Field("-1..31, default 0: where it goes on after its end: the number of a section of the form, from 0; "
                + "-1: it ends")
        int returnsTo,

        @Field("its motif in words") String motif,
        @Field("0..4, default 1: loudness") float gain,

        @Field("0..1, default 0.3: how much of the hall is heard")
        float hall,

        @Field("0.05..6 s, default 0.8: time in which the music before it dies away")
        float entranceSeconds,

        @Field("1..8: groups of parts that come and go together")
        List<MusicStem> stems)
        implements TableEntry, Checked {

    public static final String FILE = "music/pieces.json";

    /** The longest that a piece lasts, from the beginning of its form to the end, in seconds. */
    public static final int MOST_SECONDS = 1_800;

    /** The most notes of a piece, those of repeated lines and sections counted again. */
    public static final int MOST_NOTES = 20_000;

    /** The longest that the sounds of a piece last in all: each instrument at each pitch once, in seconds. */
    public static final int MOST_SOUND_SECONDS = 400;

    /** The lowest and the highest pitch that can be synthesised, in semitones: c0 and c9. */
    public static final int LOWEST_PITCH = 12;

    public static final int HIGHEST_PITCH = 120;

    private static final int SECONDS_A_MINUTE = 60;

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        List<String> sections = sections();
        if (returnsTo >= sections.size()) {
            entry.complain(
                    "returns_to", returnsTo + " is no section of the form; give at most " + (sections.size() - 1));
        }
        if (seconds() > MOST_SECONDS) {
            entry.complain(
                    "form",
                    "lasts for " + Math.round(seconds()) + " seconds; give at most " + MOST_SECONDS
                            + ": fewer sections, or a faster tempo");
            return;
        }
        Set<String> written = new TreeSet<>();
        long notes = 0;
        for (int stem = 0; stem < stems.size(); stem++) {
            for (int part = 0; part < stems.get(stem).parts().size(); part++) {
                String place = "stems[" + stem + "].parts[" + part + "].lines";
                int transpose = stems.get(stem).parts().get(part).transpose();
                for (String text : stems.get(stem).parts().get(part).lines()) {
                    int faults = entry.faults();
                    NoteLine line = line(text, fault -> {
                        if (entry.faults() == faults) {
                            entry.complain(place, fault);
                        }
                    });
                    written.add(line.section());
                    notes += (long) timesPlayed(line) * line.notes().size();
                    if (!line.isWithin(LOWEST_PITCH - transpose, HIGHEST_PITCH - transpose)) {
                        entry.complain(
                                place,
                                "has a note that sounds below c0 or above c9; give others, or another transpose");
                    }
                    if (!sections.contains(line.section())) {
                        entry.complain(
                                place,
                                QuotedText.inQuotes(line.section()) + " is no section of the form; give one of "
                                        + sections);
                    } else if (line.bars() > 0 && sectionBars % line.bars() != 0) {
                        entry.complain(
                                place, "line of " + line.bars() + " bars; give a number that divides " + sectionBars);
                    }
                }
            }
        }
        if (notes > MOST_NOTES) {
            entry.complain("stems", "have " + notes + " notes with all repeats; give at most " + MOST_NOTES);
        }
        for (String section : sections) {
            if (!written.contains(section)) {
                entry.complain("form", "section " + section + " has no line; write one, or take it out");
            }
        }
    }

    /** Returns the time from the beginning of its form to the end, in seconds. */
    private float seconds() {
        return (float) sections().size() * sectionBars * beatsABar * SECONDS_A_MINUTE / tempo;
    }

    /** Returns how often a line is played from the beginning of the form to the end. */
    private int timesPlayed(NoteLine line) {
        int sections = Collections.frequency(sections(), line.section());
        return sections * ((sectionBars + line.bars() - 1) / line.bars());
    }

    /** Returns the seconds that its sounds last in all, each instrument at each pitch once. */
    float soundSeconds(ContentTable<MusicInstrument> instruments) {
        Map<String, Float> longest = new TreeMap<>();
        for (MusicStem stem : stems) {
            for (MusicPart part : stem.parts()) {
                MusicInstrument instrument = instruments.get(part.instrument());
                for (NoteLine line : lines(part)) {
                    for (NoteLine.Note note : line.notes()) {
                        float beats = (float) note.units() / NoteLine.UNITS_A_BEAT;
                        float sounding = beats * SECONDS_A_MINUTE / tempo + instrument.release();
                        longest.merge(
                                instrument.id() + " " + (note.pitch() + part.transpose()),
                                Math.min(instrument.seconds(), sounding),
                                Math::max);
                    }
                }
            }
        }
        float sum = 0;
        for (float seconds : longest.values()) {
            sum += seconds;
        }
        return sum;
    }

    /** Returns the names of its sections, in the order in which they are played. */
    public List<String> sections() {
        return List.of(form.strip().split("\\s+", -1));
    }

    /** Returns a line of one of its parts; tells each fault. */
    private NoteLine line(String text, Consumer<String> faults) {
        return NoteLine.read(text, beatsABar, faults);
    }

    /** Returns all lines of a part. */
    public List<NoteLine> lines(MusicPart part) {
        List<NoteLine> lines = new ArrayList<>();
        for (String text : part.lines()) {
            lines.add(line(text, fault -> {
                throw new IllegalArgumentException(id + ": " + fault);
            }));
        }
        return lines;
    }

    /** Parts that come and go together. */
    public record MusicStem(
            @Field("its name") String name,

            @Field("optional: when it is heard; left out: always")
            List<MusicTension> during,

            @Field("0..4, default 1: loudness") float gain,
            @Field("1..16: its parts") List<MusicPart> parts) {
        /** Returns whether it is heard in a tension. */
        public boolean isHeardIn(MusicTension tension) {
            return during.isEmpty() || during.contains(tension);
        }
    }

    /** The notes of an instrument. */
    public record MusicPart(
            @Field("id in instruments.json: plays it") String instrument,
            @Field("0..2: loudness") float gain,

            @Field("-1..1, default 0: place from left to right")
            float pan,

            @Field("-36..36 semitones, default 0: how much higher it sounds than it is written")
            int transpose,

            @Field("its notes, a line for each section in which it plays")
            List<String> lines) {}
}
