package dev.orebound.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashReportTest {
    private static final Anonymous ADA = new Anonymous("Zoë", List.of("/home/Zoë", "/home/Zoë/saves of mine"));

    @TempDir
    Path folder;

    @Test
    void itTellsFactsMessageFramesAndCause() {
        Throwable cause = new IllegalArgumentException("depth 99");
        String text = new CrashReport(List.of("seed: 7"), new IllegalStateException("no floor", cause), ADA).text();

        assertThat(text)
                .startsWith("seed: 7\n")
                .contains("java.lang.IllegalStateException: no floor\n")
                .contains("at dev.orebound.journal.CrashReportTest.")
                .contains("caused by: java.lang.IllegalArgumentException: depth 99\n");
    }

    @Test
    void itTellsNeitherNameNorFolders() {
        Exception thrown = new IllegalStateException(
                "'/home/Zoë/saves of mine/a.json' of Zoë, C:\\Users\\Zoë\\x.txt and /mnt/Zoë/disk/b.png");

        String text = new CrashReport(List.of("home: /home/Zoë"), thrown, ADA).text();

        assertThat(text).doesNotContain("Zoë").doesNotContain("saves of mine").doesNotContain("/mnt");
        assertThat(text).contains("a.json").contains("x.txt").contains("b.png");
    }

    @Test
    void aUserNamedLikeAPackageLeavesTheFramesReadable() {
        String text = new CrashReport(List.of(), new IllegalStateException(), new Anonymous("dev", List.of())).text();

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

        assertThat(new CrashReport(List.of(), outer, ADA).text()).contains("caused by: ");
    }

    @Test
    void twoReportsOfOneSecondAreTwoFiles() throws IOException {
        Instant now = Instant.parse("2026-11-21T03:15:00Z");
        CrashReport report = new CrashReport(List.of(), new IllegalStateException("x"), ADA);

        Path first = report.writeInto(folder.resolve("reports"), now);
        Path second = report.writeInto(folder.resolve("reports"), now);

        assertThat(first).hasFileName("crash-20261121-031500.txt").hasContent(report.text());
        assertThat(second).hasFileName("crash-20261121-031500-2.txt");
    }
}
