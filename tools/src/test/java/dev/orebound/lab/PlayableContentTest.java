package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestSize;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.check.PageLookChecks;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.item.Item;
import dev.orebound.content.music.MusicPiece;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.tuning.ContentTuning;
import dev.orebound.content.vignette.Vignette;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that {@code content --check} reads whatever the game reads, and passes only what can be played. */
class PlayableContentTest {
    private static final Pattern WEIGHT =
            Pattern.compile("(frequency|weight|tickets|none|one|two|three|plain|fine|grand|boost)$");

    private final Assets builtIn = new BuiltInAssets();

    @Test
    void everyFileThatTheGameComesWithIsReadByTheCheck() throws IOException {
        Path assets = Path.of("../assets");
        List<String> files;
        try (Stream<Path> all = Files.walk(assets)) {
            files = all.filter(Files::isRegularFile)
                    .map(file -> assets.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> !file.endsWith("README.md") && !file.endsWith("LICENSE.txt"))
                    .toList();
        }
        ContentLinter check = new ContentLinter(builtIn);

        assertThat(check.complaints()).isEmpty();
        assertThat(check.filesRead()).hasSizeGreaterThan(100).containsAll(files);
    }

    /** Each of these fits its field, and leaves no floor that keeps its promises. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            need sixty cells | "cells": \\{ "lowest": [0-9]+, "highest": [0-9]+ } | "cells": { "lowest": 60, \
            "highest": 60 }
            never come       | "frequency": [0-9]+ | "frequency": 0
            """)
    void vignettesForWhichNoFloorHasRoomAreTold(String what, String looks, String other) {
        String text = builtIn.text(Vignette.FILE);
        int body = text.indexOf("\n{");
        String changed = text.substring(0, body) + text.substring(body).replaceAll(looks, other);
        assertThat(changed).as(what).isNotEqualTo(text);

        assertThat(complaintsAbout(Vignette.FILE, changed))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line)
                        .matches("content: no floor of depth [0-9]+ can be made: .+|content/[a-z]+\\.json: .+")
                        .doesNotContain("Exception"));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void vignettesOfFrequency0NeverComeAndAllElseIsPlayed(int third) {
        String[] entries = builtIn.text(Vignette.FILE).split("(?<=\\n  })", -1);
        StringBuilder changed = new StringBuilder(entries[0]);
        for (int i = 1; i < entries.length; i++) {
            boolean isSpared = i % 3 != third || entries[i].contains("\"feature\"");
            changed.append(
                    isSpared ? entries[i] : entries[i].replaceFirst("\"frequency\": [0-9]+", "\"frequency\": 0"));
        }

        assertThat(complaintsAbout(Vignette.FILE, changed.toString())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            eight at once | "chambers": \\{ "lowest": 2, "highest": 3 }, "patches" | "chambers": { "lowest": 8, \
            "highest": 8 }, "patches"
            lie too far   | "least_steps_from_start": 7, "least_apart": 8          | "least_steps_from_start": 60, \
            "least_apart": 40
            """)
    void ofVignettesThatAreManyOrLieFarAsManyAreMadeAsThereIsRoomFor(String what, String looks, String other) {
        String text = builtIn.text(CaveRules.FILE);
        String changed = text.replaceFirst(looks, other);
        assertThat(changed).as(what).isNotEqualTo(text);

        assertThat(complaintsAbout(CaveRules.FILE, changed)).as(what).isEmpty();
    }

    @Test
    void tooFewVignettesForAnyFloorAreTold() {
        String changed = builtIn.text(CaveRules.FILE)
                .replaceFirst(
                        "(?s)(\n  \"vignettes\": \\{\\s*\"chambers\": )\\{[^}]*}, \"patches\": \\{[^}]*}, "
                                + "\"key_percent\": [0-9]+",
                        "$1{ \"lowest\": 1, \"highest\": 1 }, \"patches\": { \"lowest\": 0, \"highest\": 0 }, "
                                + "\"key_percent\": 0");

        assertThat(complaintsAbout(CaveRules.FILE, changed))
                .singleElement()
                .asString()
                .matches("content: no floor of depth [0-9]+ can be made: .+ at least 2 vignettes found a place");
    }

    @Test
    void anyFrequencyCanBe0OrIsRefused() {
        List<ContentTuning> files = Content.FILES.stream()
                .map(file -> new ContentTuning(builtIn, file))
                .toList();
        RandomStream chance = new RandomStreams(Seed.of("frequencies")).stream("test.frequencies");
        List<int[]> weights = new ArrayList<>();
        for (int file = 0; file < files.size(); file++) {
            for (int i = 0; i < files.get(file).size(); i++) {
                boolean isWeight =
                        WEIGHT.matcher(files.get(file).number(i).path()).find();
                if (isWeight && files.get(file).number(i).lowest() == 0) {
                    weights.add(new int[] {file, i});
                }
            }
        }
        assertThat(weights).hasSizeGreaterThan(60);
        for (int tries = TestSize.of(4, 100); tries > 0; tries--) {
            files.forEach(ContentTuning::resetAll);
            int[] drawn = weights.get(chance.below(weights.size()));
            ContentTuning file = files.get(drawn[0]);
            file.set(drawn[1], 0);

            assertThat(complaintsAbout(file.file(), file.text()))
                    .as("%s %s of 0", file.file(), file.number(drawn[1]).path())
                    .allSatisfy(line -> assertThat(line).startsWith("content").doesNotContain("Exception"));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            { hex: "efe6d5" }                   | { hex: "efe6zz" }                 | bone_light.hex: 'efe6zz'; give \
            rrggbb or rrggbbaa
            heading: { style: HEADING,          | heading: { style: HUGE,           | Text.heading.style: is none; \
            give one of [TITLE, HEADING, BODY, SMALL]
            heading: { style: HEADING, colour: gold | heading: { style: HEADING, colour: silver | \
            Text.heading.colour: 'silver' is unknown; give one of [amber,
            focus: { ground: stone_dark         | focus: { soil: stone_dark         | Panel.focus.soil: is not a \
            field here; known are [alpha, glow, ground, least, rim]
            alpha: 0.88                         | alpha: 7                          | Panel.window.alpha: 7; give a \
            number within 0.0..1.0
            menu: { focused: focus }            | menu: { focused: focal }          | Row.menu.focused: 'focal' is \
            unknown; give one of [ahead, answer,
            menu: { focused: focus }            | meny: { focused: focus }          | Row: menu is missing; a page of \
            the game needs it
            vScroll: bar                        | vScroll: rod                      | \
            ScrollPaneStyle.default.vScroll: 'rod' is unknown
            """)
    void aFaultInTheLooksOfPagesIsTold(String right, String wrong, String complaint) {
        String text = builtIn.text(PageLookChecks.FILE);
        assertThat(text).contains(right);

        assertThat(complaintsAbout(PageLookChecks.FILE, text.replace(right, wrong)))
                .allMatch(line -> line.startsWith(PageLookChecks.FILE + ": "))
                .anyMatch(line -> line.contains(complaint));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "{}", "{ java.lang.Runtime: { a: {} } }", "nonsense"})
    void looksThatAreNoneAreToldInLines(String text) {
        assertThat(complaintsAbout(PageLookChecks.FILE, text))
                .isNotEmpty()
                .allSatisfy(line ->
                        assertThat(line).startsWith(PageLookChecks.FILE + ": ").doesNotContain("Exception"));
    }

    @Test
    void morePiecesOfEquipmentThanARunCanCountAreRefused() {
        List<String> more = new ArrayList<>();
        for (int i = 0; i < PowerBook.MOST_EQUIPMENT; i++) {
            more.add("\"coat_" + i
                    + "\": { \"sprite\": \"equipment_work_coat\", \"slot\": \"coat\", \"from_depth\": 1 }");
        }
        int pieces = Content.read(builtIn).powers().equipment().size() + more.size();

        assertThat(complaintsAbout(Equipment.FILE, withEntries(Equipment.FILE, more)))
                .contains("content/equipment.json: has " + pieces + " pieces; give at most 64");
    }

    @Test
    void moreEntriesThanAreAcceptedAreRefusedInOneLine() {
        List<String> more = new ArrayList<>();
        for (int i = 0; i < ContentTable.MOST_ENTRIES; i++) {
            more.add("\"x" + i + "\": {}");
        }
        int entries = Content.read(builtIn).items().size() + more.size();

        assertThat(complaintsAbout(Item.FILE, withEntries(Item.FILE, more)))
                .anyMatch(line -> line.endsWith("has " + entries + " entries; give at most 500"))
                .hasSizeLessThan(60);
    }

    @Test
    void listsAndTextsAreBounded() {
        String pay = builtIn.text(Vignette.FILE)
                .replaceFirst("(\"does\": \"pay\", \"items\": \\[)([^]]*)]", "$1$2" + ", \"lens\"".repeat(2_000) + "]");
        String motif =
                builtIn.text(MusicPiece.FILE).replaceFirst("\"motif\": \"", "\"motif\": \"" + "x".repeat(10_001));

        assertThat(complaintsAbout(Vignette.FILE, pay))
                .singleElement()
                .asString()
                .matches(".*items: list of 200[0-9]; give a list of 1\\.\\.9");
        assertThat(complaintsAbout(MusicPiece.FILE, motif))
                .singleElement()
                .asString()
                .matches(".*motif: has 1[0-9]{4} characters; give at most 10000");
    }

    private String withEntries(String file, List<String> more) {
        String text = builtIn.text(file);
        int end = text.lastIndexOf('}');
        return text.substring(0, end).stripTrailing() + ",\n" + String.join(",\n", more) + "\n}\n";
    }

    private List<String> complaintsAbout(String file, String text) {
        return new ContentLinter(new OneOtherFile(builtIn, file, text)).complaints();
    }
}
