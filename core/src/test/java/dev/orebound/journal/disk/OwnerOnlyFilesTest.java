package dev.orebound.journal.disk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.Seed;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.GameSaves;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.journal.report.Anonymizer;
import dev.orebound.journal.report.BugReport;
import dev.orebound.journal.report.ReportedMoment;
import dev.orebound.journal.run.PlayedRuns;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.SettingsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Checks that saves, replays and reports can be read only by the user who created them. */
@DisabledOnOs(OS.WINDOWS)
class OwnerOnlyFilesTest {
    @TempDir
    private Path folder;

    @Test
    void savedFilesAreReadByTheirOwnerAlone() throws IOException {
        SaveFolder saves = new SaveFolder(folder.resolve("data/orebound"));
        assertThat(saves.whyReadOnly()).isNull();
        Expedition run = new Expedition(Seed.of("7"), PlayedRuns.CONTENT);
        try (GameSaves kept = GameSaves.in(saves, "1.2.3", PlayedRuns.CONTENT, line -> {})) {
            kept.runs().begin(run);
        }
        new SettingsFile(saves.settings(), line -> {}).write(GameSettings.USUAL);
        new ReplayWriter(saves.path().resolve("a replay"), "1.2.3", PlayedRuns.CONTENT, run.seed()).close();
        new BugReport(ReportedMoment.NONE, new TreeMap<>(), List.of(), null, new Anonymizer(List.of(), List.of()))
                .writeInto(saves.reports(), Instant.EPOCH);

        try (Stream<Path> paths = Files.walk(folder.resolve("data"))) {
            List<Path> all = paths.toList();
            assertThat(all).hasSizeGreaterThan(6);
            for (Path each : all) {
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(each)))
                        .as(each.toString())
                        .isEqualTo(Files.isDirectory(each) ? "rwx------" : "rw-------");
            }
        }
    }

    @Test
    void aPictureThatACommandWritesHasTheUsualPermissions() throws IOException {
        Path usual = Files.createFile(folder.resolve("usual"));

        WholeFile.writePublic(folder.resolve("floor.png"), new byte[1]);

        assertThat(Files.getPosixFilePermissions(folder.resolve("floor.png")))
                .isEqualTo(Files.getPosixFilePermissions(usual));
    }
}
