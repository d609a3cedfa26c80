package dev.orebound.desktop.platform;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.journal.report.ReportedMoment;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a report goes to a folder that accepts it, or that one line says there is none. */
class FaultReportsTest {
    private static final String TEMPORARY = "java.io.tmpdir";

    @TempDir
    Path folder;

    private final String temporary = System.getProperty(TEMPORARY);
    private final ByteArrayOutputStream complaints = new ByteArrayOutputStream();
    private FaultReports reports = new FaultReports(HostMachine.here(), console());

    private ProcessConsole console() {
        PrintStream err = new PrintStream(complaints, true, StandardCharsets.UTF_8);
        return new ProcessConsole(err, err);
    }

    @BeforeEach
    void moveTemporaryFiles() {
        System.setProperty(TEMPORARY, folder.resolve("temporary").toString());
    }

    @AfterEach
    void moveThemBack() {
        System.setProperty(TEMPORARY, temporary);
    }

    @Test
    void theFolderForTemporaryFilesTakesAReportThatTheSaveFolderCannotTake() throws IOException {
        reports.writeInto(Files.writeString(folder.resolve("a file"), "").resolve("reports"));

        Path report = reports.write(ReportedMoment.NONE, null);

        assertThat(folderOf(report)).hasParent(folder.resolve("temporary"));
        assertThat(complaints.size()).isZero();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theFolderAmongTemporaryFilesCannotBeGuessedNorReadByOthers() throws IOException {
        Path guessed = Files.createDirectories(folder.resolve("temporary/orebound-reports"));

        Path first = new FaultReports(HostMachine.here(), console()).write(ReportedMoment.NONE, null);
        Path second = new FaultReports(HostMachine.here(), console()).write(ReportedMoment.NONE, null);

        assertThat(guessed).isEmptyDirectory();
        assertThat(folderOf(first)).isNotEqualTo(folderOf(second));
        assertThat(permissions(folderOf(first))).isEqualTo("rwx------");
        assertThat(permissions(Objects.requireNonNull(first))).isEqualTo("rw-------");
    }

    private static Path folderOf(@Nullable Path file) {
        return Objects.requireNonNull(Objects.requireNonNull(file).getParent());
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void aReportThatNoFolderTakesIsOneLine() throws IOException {
        Files.writeString(folder.resolve("temporary"), "");
        reports.writeInto(Files.writeString(folder.resolve("a file"), "").resolve("reports"));

        assertThat(reports.write(ReportedMoment.NONE, null)).isNull();

        assertThat(complaints.toString(StandardCharsets.UTF_8))
                .contains("cannot be written", "no report was made")
                .hasLineCount(1);
    }

    @Test
    void theHomeFoldersNameIsAsSecretAsTheUsers() {
        HostMachine host = Hosts.linux(Map.of());
        HostMachine zoe = new HostMachine(
                host.osName(), Map.of(), "/home/zoem/", "u2026", "/tmp", host.javaHome(), 1, Optional.empty());
        FaultReports hers = new FaultReports(zoe, console());

        assertThat(hers.anonymous().isNamedIn("ZoeM's cave")).isTrue();
        assertThat(hers.anonymous().isNamedIn("u2026")).isTrue();
        assertThat(hers.anonymous().isNamedIn("2026")).isFalse();
    }

    @Test
    void aFaultWhoseRunCannotBeToldIsReportedAllTheSame() {
        reports.askAfterFault(() -> {
            throw new IllegalStateException("also broken");
        });
        reports.writeInto(folder.resolve("reports"));

        reports.faultMet();
        reports.report(new IllegalArgumentException("broken"));

        assertThat(complaints.toString(StandardCharsets.UTF_8))
                .contains("crashed (IllegalArgumentException); the report is ")
                .hasLineCount(1);
    }
}
