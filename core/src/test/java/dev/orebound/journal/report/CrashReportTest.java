package dev.orebound.journal.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.journal.report.BugReport.CrashText;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CrashReportTest {
    private static final Anonymizer ADA =
            new Anonymizer(List.of("Zoë"), List.of("/home/Zoë", "/home/Zoë/saves of mine"));

    @Test
    void itTellsMessageFramesAndCause() {
        Throwable cause = new IllegalArgumentException("depth 99");
        String text = new CrashText(new IllegalStateException("no floor", cause), ADA).text();

        assertThat(text)
                .startsWith("java.lang.IllegalStateException: no floor\n")
                .contains("at dev.orebound.journal.report.CrashReportTest.")
                .contains("caused by: java.lang.IllegalArgumentException: depth 99\n");
    }

    @Test
    void itTellsNeitherNameNorFolders() {
        Exception thrown = new IllegalStateException(
                "'/home/Zoë/saves of mine/a.json' of Zoë, C:\\Users\\Zoë\\x.txt and /mnt/Zoë/disk/b.png");

        String text = new CrashText(thrown, ADA).text();

        assertThat(text).doesNotContain("Zoë").doesNotContain("saves of mine").doesNotContain("/mnt");
        assertThat(text).contains("a.json").contains("x.txt").contains("b.png");
    }

    @Test
    void aUserNamedLikeAPackageLeavesTheFramesReadable() {
        String text = new CrashText(new IllegalStateException(), new Anonymizer(List.of("dev"), List.of())).text();

        assertThat(text).contains("at dev.orebound.journal.report.CrashReportTest");
    }

    @Test
    void numbersAndRatiosAreNoPaths() {
        assertThat(ADA.strip("OpenGL 4.5/4.6, 3/4 of https://example.org/a"))
                .isEqualTo("OpenGL 4.5/4.6, 3/4 of https://example.org/a");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "/mnt/My Old Games/Ore Bound/a.json: cannot be read|<path>/a.json: cannot be read",
                "/mnt/Ada Miller: cannot be written (access denied)|<path>: cannot be written (access denied)",
                "'/mnt/Ada's Games/Ore Bound/a.json' is gone|'<path>/a.json' is gone",
                "D:\\Ada Miller\\My Games\\x.txt (not found)|<path>/x.txt (not found)",
                "C:/Users/Ada Miller/Miller, Ada (old)/b.png and /srv/Ada Miller/c.png|<path>/b.png and <path>/c.png",
                "jar:file:/mnt/Ada Miller/orebound.jar!/fonts/a.ttf|<path>/a.ttf",
                "file:///mnt/Ada Miller/a.json|<path>/a.json",
                "path=/mnt/Ada Miller/a.json|path=<path>/a.json",
                "//server/Ada Miller/a.json|<path>/a.json",
                "cannot open /mnt/Ada Miller today|cannot open <path>",
                "/home/Zoë/Papers of Miller/a.json is damaged|<folder>/a.json is damaged",
                "/home/zoë Miller/a.json|<folder>/a.json",
                "/home/Zoë is full|<folder> is full",
                "/home/Zoëmiller/a.json|<path>/a.json"
            })
    void aFolderWhoseNameHasBlanksLeavesNoWordOfIt(String line, String expected) {
        String stripped = ADA.strip(line);

        assertThat(stripped).isEqualTo(expected).doesNotContain("Miller", "Ada", "Games");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Zoë", "zoë", "ZOË's cave", "zoë2026", "my_zoë", "Zoe\u0308"})
    void theNameIsFoundHoweverItIsSpelled(String seed) {
        assertThat(ADA.isNamedIn(seed)).isTrue();
        assertThat(ADA.strip(seed)).contains("<user>");
    }

    @Test
    void aShortNameInsideAWordIsNoName() {
        assertThat(new Anonymizer(List.of("al", ""), List.of()).strip("small walls, Al"))
                .isEqualTo("small walls, <user>");
    }

    @Test
    void aCauseThatLeadsBackToItselfEnds() {
        Exception outer = new IllegalStateException("outer");
        Exception inner = new IllegalStateException("inner", outer);
        outer.initCause(inner);

        assertThat(new CrashText(outer, ADA).text()).contains("caused by: ");
    }
}
