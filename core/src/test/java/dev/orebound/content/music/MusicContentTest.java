package dev.orebound.content.music;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.music.MusicPiece.MusicPart;
import dev.orebound.content.music.MusicPiece.MusicStem;
import dev.orebound.content.music.NoteLine.Note;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MusicContentTest {
    private static final Assets BUILT_IN = new BuiltInAssets();

    private final MusicContent music = MusicContent.read(BUILT_IN);

    @Test
    void everyBiomeHasAThemeOfFourStems() {
        for (Biome biome : Content.read(BUILT_IN).biomes()) {
            MusicPiece theme = music.pieces().get(biome.id());

            assertThat(theme.stems()).extracting(MusicStem::name).containsExactly("calm", "uneasy", "fight", "trap");
            assertThat(theme.sections().size() * theme.sectionBars()).isBetween(16, 32);
        }
    }

    @Test
    void everyPieceSoundsInEachTensionThatCanCome() {
        for (MusicPiece piece : music.pieces()) {
            for (MusicTension tension : MusicTension.values()) {
                boolean isOfBosses = tension.compareTo(MusicTension.PHASE_1) >= 0;
                boolean canCome = piece.id().equals(MusicContent.BOSS) == isOfBosses;
                assertThat(!canCome || piece.stems().stream().anyMatch(stem -> stem.isHeardIn(tension)))
                        .as("%s in %s", piece.id(), tension)
                        .isTrue();
            }
        }
    }

    @Test
    void everyInstrumentIsPlayed() {
        Set<String> played = new TreeSet<>();
        for (MusicPiece piece : music.pieces()) {
            for (MusicStem stem : piece.stems()) {
                stem.parts().forEach((MusicPart part) -> played.add(part.instrument()));
            }
        }

        assertThat(played)
                .containsExactlyInAnyOrderElementsOf(music.instruments().ids());
    }

    @Test
    void aLineIsReadNoteByNote() {
        NoteLine line = NoteLine.read(
                "A: d4:1 f#4:.5! r bb3+d4? _:.5 | % | c5:1/3 c5 c5 r:2",
                3, fault -> {
                    throw new IllegalStateException(fault);
                });

        int beat = NoteLine.UNITS_A_BEAT;
        assertThat(line.section()).isEqualTo("A");
        assertThat(line.bars()).isEqualTo(3);
        assertThat(line.notes().subList(0, 4))
                .containsExactly(
                        new Note(0, beat, 62, 1),
                        new Note(beat, beat / 2, 66, 1.35f),
                        new Note(2 * beat, beat, 58, 0.65f),
                        new Note(2 * beat, beat, 62, 0.65f));
        assertThat(line.notes().get(4)).isEqualTo(new Note(3 * beat, beat, 62, 1));
        assertThat(line.notes().get(9)).isEqualTo(new Note(6 * beat + beat / 3, beat / 3, 72, 1));
    }

    @ParameterizedTest
    @CsvSource({
        "A: d4:1 d4:1, has 2.0 beats; give 3",
        "A: h4:3, \"h4:3\" is no note",
        "A: d9:3, \"d9:3\" is no note",
        "A: d4++:3, \"\" is no note",
        "A: d4:3 |, has 0.0 beats",
        "A: d4:1/0, \"d4:1/0\" lasts for no time",
        "A: _:0, \"_:0\" lasts for no time",
        "A: d4:4, \"d4:4\" lasts for no time, or for more than a bar",
        "A: d4:1/99999999999, \"d4:1/99999999999\" is no note",
        "A: d4:99999999999, \"d4:99999999999\" is no note",
    })
    void aFaultInALineIsTold(String line, String told) {
        List<String> faults = new ArrayList<>();

        NoteLine.read(line, 3, faults::add);

        assertThat(faults).anySatisfy(fault -> assertThat(fault).contains(told));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pieces.json      | \"form\": \"A B A C\" | \"form\": \"A B A D\" | 'C' is no section of the form; "
                        + "give one of [A, B, A, D]",
                "pieces.json      | \"form\": \"A B A C\" | \"form\": \"A B A D\" | form: section D has no line",
                "pieces.json      | \"section_bars\": 8   | \"section_bars\": 7   | give a number that divides 7",
                "pieces.json      | A: d4:1 f4:.5         | A: d4:2 f4:.5         | beats; give 3",
                "pieces.json      | \"dulcimer\"          | \"harp\"              | 'harp' is unknown",
                "pieces.json      | \"returns_to\": -1    | \"returns_to\": 9      | returns_to: 9 is no section",
                "pieces.json      | \"victory\": {        | \"winning\": {        | pieces.json: victory is missing",
                "instruments.json | \"layers\": [\"string 1x 0.6 | \"sheets\": [\"string 1x 0.6 | dulcimer.layers: is "
                        + "missing; give a list of texts",
                "instruments.json | string 1x 0.6 0.16 | strung 1x 0.6 0.16 | dulcimer.layers[0]: 'strung' is no "
                        + "source; give one of [string, ",
                "instruments.json | , decay 2.6           | ''                   | dulcimer.layers[0]: decay: is "
                        + "missing; give one, or an envelope",
                "instruments.json | string 1x 0.6         | string 2x 0.6        | dulcimer.layers[0]: string: hertz "
                        + "is '2x'; give 4..9000; in an instrument also 0.25x..1x",
                "instruments.json | vibrato 5.1 0.0902    | vibrato 5x 0.0902    | strings.layers[0]: vibrato: hertz "
                        + "is '5x'; give 0.01..60",
                "instruments.json | vibrato 5.1 0.0902    | vibrato 5.1 0x       | strings.layers[0]: vibrato: "
                        + "semitones is '0x'; give 0..24",
                "instruments.json | drop 0.7 0.05,        | at 1,                | frame_drum.layers[0]: at and "
                        + "repeat: are for layers with an envelope",
                "instruments.json | decay 2.6             | envelope 9 9 0 9     | dulcimer.layers[0]: lasts 27 "
                        + "seconds; give at most 12",
                "instruments.json | drive 1.55            | low 900              | great_drum.mix: low: has no place "
                        + "here",
                "pieces.json      | A: d4:1 f4:.5         | A: d4:1/0 f4:.5       | lasts for no time",
                "pieces.json      | \"lines\": [           | \"transpose\": -36, \"lines\": [ | has a note that "
                        + "sounds below c0 or above c9",
                "pieces.json      | A: d4:1 f4:.5         | A: d4:1/99999999999 f4:.5 | is no note",
                "rules.json       | \"hold_ticks\": 300   | \"hold_ticks\": -1    | hold_ticks",
            })
    void aFaultIsToldInOneLineThatNamesIt(String file, String right, String wrong, String complaint) {
        ContentException told = catchThrowableOfType(
                ContentException.class, () -> MusicContent.read(OneOtherFile.spoilt("music/" + file, right, wrong)));

        assertThat(told.complaints()).allSatisfy(line -> assertThat(line).doesNotContain("\n"));
        assertThat(told.complaints()).anySatisfy(line -> assertThat(line).contains(complaint));
    }

    @Test
    void aPieceOfHoursIsRefused() {
        String pieces = BUILT_IN.text(MusicPiece.FILE)
                .replaceAll("\"tempo\": [0-9.]+", "\"tempo\": 20")
                .replaceAll("(\"form\": \"[A-Z ]+)", "$1" + " A".repeat(120));

        assertThat(complaintsAbout(pieces))
                .anyMatch(line -> line.matches(".*\\.form: lasts for [0-9]+ seconds; give at most 1800.*"));
    }

    @Test
    void aPieceOfManyNotesIsRefused() {
        String pieces = BUILT_IN.text(MusicPiece.FILE).replaceAll("(\"form\": \"[A-Z ]+)", "$1" + " A".repeat(60));

        assertThat(complaintsAbout(pieces))
                .anyMatch(line -> line.matches(".*\\.stems: have [0-9]+ notes with all repeats; give at most 20000"));
    }

    @Test
    void aPieceWhoseSoundsDoNotFitIntoMemoryIsRefused() {
        String instruments = BUILT_IN.text(MusicInstrument.FILE)
                .replaceAll("\"seconds\": [0-9.]+", "\"seconds\": 12")
                .replaceAll("\"release\": [0-9.]+", "\"release\": 8");

        assertThat(complaintsAbout(MusicInstrument.FILE, instruments))
                .anyMatch(line -> line.matches(
                        ".*pieces.json: drowned: its sounds last for [0-9]+ seconds in all; give at most 400.*"));
    }

    private static List<String> complaintsAbout(String pieces) {
        return complaintsAbout(MusicPiece.FILE, pieces);
    }

    private static List<String> complaintsAbout(String file, String text) {
        return catchThrowableOfType(
                        ContentException.class, () -> MusicContent.read(new OneOtherFile(BUILT_IN, file, text)))
                .complaints();
    }
}
