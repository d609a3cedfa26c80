package dev.orebound.desktop.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.Content;
import dev.orebound.content.film.FilmScene;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.desktop.window.NeedsWindow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Checks that every picture of the documents comes about by itself and is shown somewhere; {@code -Prefresh} renders
 * those that are scenes anew. Their pixels differ between graphics cards, so nothing compares them.
 */
@Tag("golden")
class DocumentPicturesTest {
    private static final Path ROOT = Path.of("..");
    private static final Path PICTURES = ROOT.resolve("docs/screenshots");

    /** The pictures that no scene can show, each with what it is made by. */
    private static final Map<String, String> OTHERS = Map.of(
            "crowd", "the benchmark's option crowd window: no floor of the game has 512x512 cells",
            "playtest_report", "the game itself: F12 writes a real report, whose name is its time");

    @Test
    void everyPictureIsASceneOrOneOfTheFewThatCannotBe() throws IOException {
        List<String> made = new ArrayList<>(scenes());
        made.addAll(OTHERS.keySet());

        try (Stream<Path> files = Files.list(PICTURES)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(
                            made.stream().map(name -> name + ".png").toList());
        }
    }

    @Test
    void everyPictureIsShownInADocument() throws IOException {
        StringBuilder pages = new StringBuilder();
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            List<Path> all = new ArrayList<>(
                    docs.filter(file -> file.toString().endsWith(".md")).toList());
            all.add(ROOT.resolve("README.md"));
            all.add(ROOT.resolve("CONTRIBUTING.md"));
            for (Path page : all) {
                pages.append(Files.readString(page));
            }
        }

        assertThat(scenes()).allSatisfy(name -> assertThat(pages).contains("screenshots/" + name + ".png)"));
    }

    @Test
    @Tag("refresh")
    @NeedsWindow
    void everyPictureThatIsASceneIsRenderedAnew() {
        Terminal terminal = new Terminal();

        int exit = new CommandLineOfGame(HostMachine.here(), terminal.console())
                .run("film", PICTURES.toString(), "--documents");

        assertThat(terminal.complaints()).isEmpty();
        assertThat(exit).isZero();
    }

    private static List<String> scenes() {
        BuiltInAssets assets = new BuiltInAssets();
        Content content = Content.read(assets);
        return FilmScene.readAll(assets, content.arenaKinds(), content.brews().all()).asList().stream()
                .flatMap(scene -> Stream.ofNullable(scene.document()))
                .toList();
    }
}
