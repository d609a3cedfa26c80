package dev.orebound.content.music;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.reading.TableEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** A piece of music: its form, and stems of parts that come and go with the tension. */
@Meaning("""
        Pieces: all music of the game, note by note. The theme of a biome has the biome's id.

        A line of a part is the name of a section, a colon, and bars between upright strokes: "A: d4:1 f4 a4:.5! g4 | r:1 d3+a3:2".
        A token is a note (d4, f#4, bb3; c4 is the middle C) or several at once, joined by plus; r rests; _ holds the notes before for
        longer. A colon gives the length in beats (1, .5, 1/3), which stays until another is given; ! at its end is loud, ? soft. The
        tokens of a bar fill it exactly; a bar of % repeats the one before. A line that is shorter than its section
        repeats. A part rests in sections for which it has no line.""")
public record MusicPiece(
        String id,
        @Field("its key or mode in words") String key,
        @Field("20..400: beats a minute") float tempo,
        @Field("1..12: beats a bar") int beatsABar,
        @Field("1..16: bars of each section") int sectionBars,
        @Field("its sections in order, such as A A B A") String form,

        @Field(
                "-1..31, default 0: where it goes on after its end: the number of a section of the form, from 0; -1: it ends")
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

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        List<String> sections = sections();
        if (returnsTo >= sections.size()) {
            entry.complain(
                    "returns_to", returnsTo + " is no section of the form; give at most " + (sections.size() - 1));
        }
        Set<String> written = new TreeSet<>();
        for (int stem = 0; stem < stems.size(); stem++) {
            for (int part = 0; part < stems.get(stem).parts().size(); part++) {
                String place = "stems[" + stem + "].parts[" + part + "].lines";
                for (String text : stems.get(stem).parts().get(part).lines()) {
                    NoteLine line = line(text, fault -> entry.complain(place, fault));
                    written.add(line.section());
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
        for (String section : sections) {
            if (!written.contains(section)) {
                entry.complain("form", "section " + section + " has no line; write one, or take it out");
            }
        }
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
