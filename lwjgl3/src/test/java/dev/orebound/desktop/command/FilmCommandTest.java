package dev.orebound.desktop.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.desktop.window.NeedsWindow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks what the command {@code film} writes, and that bad input is one line. */
class FilmCommandTest {
    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    private int run(HostMachine host, String... arguments) {
        return new CommandLineOfGame(host, terminal.console()).run(arguments);
    }

    private void refuses(String complaint, String... arguments) {
        assertThat(run(Terminal.hostOf(folder), arguments)).isEqualTo(2);
        assertThat(terminal.complaints()).hasLineCount(1).contains(complaint);
        assertThat(terminal.data()).isEmpty();
    }

    @Test
    void withoutAFolderNothingIsRendered() {
        refuses("DIR: is missing", "film");
    }

    @Test
    void aFileIsNoFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");

        refuses("is a file; give a folder", "film", file.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"320x200", "1280", "99999x720"})
    void aSizeThatNoWindowHasIsRefused(String size) {
        refuses("--size: '" + size + "'; give WIDTHxHEIGHT", "film", folder.toString(), "--size", size);
    }

    @ParameterizedTest
    @ValueSource(strings = {"49", "301", "1.5", "big"})
    void anInterfaceOfASizeThatTheSettingsDoNotHaveIsRefused(String percent) {
        refuses("--interface: '" + percent + "'; give a whole", "film", folder.toString(), "--interface", percent);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "101", "0.5", "none"})
    void aShareOfMotionOutsideOfItsBoundsIsRefused(String percent) {
        refuses("--motion: '" + percent + "'; give a whole", "film", folder.toString(), "--motion", percent);
    }

    @Test
    void flashesAreMeasuredWithoutPictures() {
        refuses("--flashes: renders no pictures", "film", folder.toString(), "--documents", "--flashes");
    }

    @Test
    @NeedsWindow
    void theFlashesOfASceneAreALineAndNoPictureIsWritten() throws IOException {
        Path scenes = folder.resolve("own/film/scenes.json");
        Files.createDirectories(scenes.getParent());
        Files.writeString(scenes, "{ \"page\": { \"shows\": \"page\", \"page\": \"history_empty\" } }");
        Path pictures = folder.resolve("pictures");

        int exit = run(
                HostMachine.here(),
                "film",
                pictures.toString(),
                "--flashes",
                "--motion",
                "0",
                "--size",
                "640x360",
                "--content",
                folder.resolve("own").toString());

        assertThat(exit).isZero();
        try (Stream<Path> files = Files.list(pictures)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactly("flashes.json");
        }
        List<String> lines = Files.readAllLines(pictures.resolve("flashes.json"));
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0)).startsWith("{\"name\":\"page\",\"shows\":\"page\",\"size\":\"640x360\",\"motion\":0,");
        JsonValue figures = new JsonReader().parse(lines.get(0));
        assertThat(figures.getDouble("seconds")).isBetween(4.0, 10.0);
        assertThat(figures.getDouble("general_by_cells")).isZero();
        assertThat(figures.getDouble("red_points_area")).isZero();
    }

    @Test
    void picturesOfTheDocumentsHaveASizeOfTheirOwn() {
        refuses("--documents: has its own size", "film", folder.toString(), "--documents", "--size", "800x600");
    }

    @Test
    @NeedsWindow
    void onlyPicturesOfTheDocumentsAreRenderedUnderTheirNamesAndOneThatNoSeedShowsIsRefused() throws IOException {
        Path scenes = folder.resolve("own/film/scenes.json");
        Files.createDirectories(scenes.getParent());
        Files.writeString(scenes, """
                { "other": { "shows": "page", "page": "title" },
                  "empty": { "shows": "page", "page": "history_empty", "document": "history" },
                  "sign": { "shows": "arena", "arena": "waves", "seed": 7, "depth": 2, "moment": "before", "bench": \
                  "cell",
                            "document": "sign" },
                  "doors": { "shows": "arena", "arena": "waves", "seed": 7, "depth": 2, "moment": "closing",
                             "document": "doors", "moving": 1 } }
                """);
        Path pictures = folder.resolve("pictures");
        String own = folder.resolve("own").toString();

        assertThat(run(HostMachine.here(), "film", pictures.toString(), "--documents", "--content", own))
                .isZero();
        try (Stream<Path> files = Files.list(pictures)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("history.png", "sign.png", "doors.png");
        }
        assertThat(ImageIO.read(pictures.resolve("sign.png").toFile()).getWidth())
                .isEqualTo(1280);
        assertThat(ImageIO.read(pictures.resolve("doors.png").toFile()).getWidth())
                .isEqualTo(456);
        // No such trap has twenty waves, and the last seed leaves no other to try.
        Files.writeString(scenes, """
                { "late": { "shows": "arena", "arena": "waves", "seed": 999999, "depth": 2, "moment": "fighting", \
                "wave": 20,
                            "document": "late" } }
                """);
        assertThat(run(HostMachine.here(), "film", pictures.toString(), "--documents", "--content", own))
                .isNotZero();
        assertThat(terminal.complaints()).contains("film/scenes.json: late: no seed from its own to");
    }

    @Test
    void aFaultInTheScenesIsOneLine() throws IOException {
        Path scenes = folder.resolve("own/film/scenes.json");
        Files.createDirectories(scenes.getParent());
        Files.writeString(scenes, "{ \"one\": { \"shows\": \"page\", \"page\": \"shop\" } }");

        refuses(
                "film/scenes.json: one.page: 'shop'",
                "film",
                folder.toString(),
                "--content",
                folder.resolve("own").toString());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void withoutADisplayNothingIsRenderedAndNothingIsWritten() {
        Path pictures = folder.resolve("pictures");

        refuses("needs a display", "film", pictures.toString());

        assertThat(pictures).doesNotExist();
    }

    @Test
    @NeedsWindow
    void everySceneHasAPictureAndALineInEachSize() throws IOException {
        Path scenes = folder.resolve("own/film/scenes.json");
        Files.createDirectories(scenes.getParent());
        Files.writeString(scenes, """
                { "page": { "shows": "page", "page": "history_empty" },
                  "floor": { "shows": "floor", "seed": 7, "depth": 1, "kind": "golem" } }
                """);
        Path pictures = folder.resolve("pictures");

        int exit = run(
                HostMachine.here(),
                "film",
                pictures.toString(),
                "--size",
                "640x360",
                "--size",
                "800x600",
                "--interface",
                "75",
                "--interface",
                "100",
                "--content",
                folder.resolve("own").toString());

        assertThat(terminal.complaints()).isEmpty();
        assertThat(exit).isZero();
        try (Stream<Path> files = Files.list(pictures)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "page_640x360.png",
                            "floor_640x360.png",
                            "contact_sheet_640x360.png",
                            "page_640x360_75.png",
                            "floor_640x360_75.png",
                            "contact_sheet_640x360_75.png",
                            "page_800x600_75.png",
                            "floor_800x600_75.png",
                            "contact_sheet_800x600_75.png",
                            "page_800x600.png",
                            "floor_800x600.png",
                            "contact_sheet_800x600.png",
                            "figures.json");
        }
        byte[] picture = Files.readAllBytes(pictures.resolve("floor_800x600.png"));
        assertThat(ImageIO.read(new ByteArrayInputStream(picture)).getHeight()).isEqualTo(600);
        List<String> lines = Files.readAllLines(pictures.resolve("figures.json"));
        assertThat(lines).hasSize(8);
        for (String line : lines) {
            JsonValue figures = new JsonReader().parse(line);
            for (String share : List.of("dark", "median", "flat")) {
                assertThat(figures.getDouble(share)).as(share).isBetween(0.0, 1.0);
            }
            for (String count : List.of("overlaps", "cut_texts", "missing_glyphs")) {
                assertThat(figures.getInt(count)).as("%s in %s", count, line).isZero();
            }
        }
        assertThat(lines.get(7)).startsWith("{\"name\":\"floor\",\"shows\":\"floor\",\"size\":\"800x600\"");
    }
}
