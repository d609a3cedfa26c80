package dev.orebound.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CrashReportTest {
    private static final Anonymous ADA = new Anonymous("Zoë", List.of("/home/Zoë", "/home/Zoë/saves of mine"));

    @Test
    void itTellsMessageFramesAndCause() {
        Throwable cause = new IllegalArgumentException("depth 99");
        String text = new CrashReport(new IllegalStateException("no floor", cause), ADA).text();

        assertThat(text)
                .startsWith("java.lang.IllegalStateException: no floor\n")
                .contains("at dev.orebound.journal.CrashReportTest.")
                .contains("caused by: java.lang.IllegalArgumentException: depth 99\n");
    }

    @Test
    void itTellsNeitherNameNorFolders() {
        Exception thrown = new IllegalStateException(
                "'/home/Zoë/saves of mine/a.json' of Zoë, C:\\Users\\Zoë\\x.txt and /mnt/Zoë/disk/b.png");

        String text = new CrashReport(thrown, ADA).text();

        assertThat(text).doesNotContain("Zoë").doesNotContain("saves of mine").doesNotContain("/mnt");
        assertThat(text).contains("a.json").contains("x.txt").contains("b.png");
    }

    @Test
    void aUserNamedLikeAPackageLeavesTheFramesReadable() {
        String text = new CrashReport(new IllegalStateException(), new Anonymous("dev", List.of())).text();

        assertThat(text).contains("at dev.orebound.journal.CrashReportTest");
    }

    @Test
    void numbersAndRatiosAreNoPaths() {
        assertThat(ADA.strip("OpenGL 4.5/4.6, 3/4 of https://example.org/a"))
                .isEqualTo("OpenGL 4.5/4.6, 3/4 of https://example.org/a");
    }

    @Test
    void aCauseThatLeadsBackToItselfEnds() {
        Exception outer = new IllegalStateException("outer");
        Exception inner = new IllegalStateException("inner", outer);
        outer.initCause(inner);

        assertThat(new CrashReport(outer, ADA).text()).contains("caused by: ");
    }
}
