package dev.orebound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.film.FilmScene;
import dev.orebound.content.reading.BuiltInAssets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks what the documents for engineers say and a test can count. */
class DocumentsTest {
    private static final Path ROOT = Path.of("..");

    /** Half an hour at 230 words a minute. */
    private static final int MOST_WORDS = 30 * 230;

    private static final List<String> FIRST_PAGES =
            List.of("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "GLOSSARY.md");
    private static final List<String> PAGES_OF_CODE = List.of(
            "ARCHITECTURE.md",
            "CONTRIBUTING.md",
            "docs/simulation.md",
            "docs/presentation.md",
            "docs/testing.md",
            "docs/adding.md",
            "docs/floor.md");

    @Test
    void theFirstPagesAreReadInHalfAnHour() throws IOException {
        int words = 0;
        for (String page : FIRST_PAGES) {
            words += Files.readString(ROOT.resolve(page)).split("\\s+").length;
        }

        assertThat(words).isLessThanOrEqualTo(MOST_WORDS);
    }

    @Test
    void linksBetweenPagesLeadSomewhere() throws IOException {
        for (Path page : pages()) {
            for (MatchResult link : found("\\]\\(([^)#\\s]*)(#[^)\\s]*)?\\)", Files.readString(page))) {
                String target = link.group(1);
                // Elsewhere, or beside the files, such as the releases: GitHub makes those pages itself.
                if (target.matches("[a-z]+:.*|(\\.\\./)+(releases/latest|issues/new/choose)")) {
                    continue;
                }
                Path to = target.isEmpty() ? page : page.resolveSibling(target);
                assertThat(to).as("%s of %s", link.group(), page).exists();
                if (link.group(2) != null) {
                    assertThat(anchors(to)).as("%s of %s", link.group(), page).contains(link.group(2));
                }
            }
        }
    }

    @Test
    void everyTypeThatAPageOfCodeNamesIsThere() throws IOException {
        Set<String> types = new HashSet<>();
        for (String module : List.of("core", "tools", "lwjgl3", "bench")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src"))) {
                for (Path file :
                        files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    found("\\b(?:class|interface|enum|record) ([A-Z]\\w+)", Files.readString(file))
                            .forEach(type -> types.add(type.group(1)));
                }
            }
        }
        for (String page : PAGES_OF_CODE) {
            for (MatchResult name : found(
                    "`(?:[a-z]+\\.)*([A-Z][a-z]+(?:[A-Z]\\w*)+)(?:\\.\\w+)*`", Files.readString(ROOT.resolve(page)))) {
                boolean isOfLibrary = Set.of("SpriteBatch", "NoSuchMethodError").contains(name.group(1));
                assertThat(isOfLibrary || types.contains(name.group(1)))
                        .as("%s of %s", name.group(), page)
                        .isTrue();
            }
        }
    }

    @Test
    void theNumberOfScenesOfTheFilmRoomIsTrue() throws IOException {
        int scenes = FilmScene.readAll(
                        new BuiltInAssets(),
                        TestContent.BUILT_IN.arenaKinds(),
                        TestContent.BUILT_IN.brews().all())
                .asList()
                .size();

        assertThat(Files.readString(ROOT.resolve("docs/commands.md"))).contains("renders " + scenes + " fixed scenes");
    }

    private static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>();
        for (Path folder : List.of(ROOT, ROOT.resolve("docs"))) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
            }
        }
        assertThat(pages).hasSizeGreaterThan(10);
        return pages;
    }

    /** Returns the anchors of a page's headings, as a page of a repository has them. */
    private static List<String> anchors(Path page) throws IOException {
        return found("(?m)^#+ (.*)$", Files.readString(page)).stream()
                .map(heading -> "#"
                        + heading.group(1)
                                .toLowerCase(Locale.ROOT)
                                .replaceAll("[^\\p{L}\\d _-]", "")
                                .replace(' ', '-'))
                .toList();
    }

    private static List<MatchResult> found(String pattern, String text) {
        return Pattern.compile(pattern).matcher(text).results().toList();
    }
}
