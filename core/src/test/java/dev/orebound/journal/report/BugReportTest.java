package dev.orebound.journal.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.chance.Seed;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayHeader;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.journal.replay.ReportZip;
import dev.orebound.journal.report.ReportedMoment.ReportedRun;
import dev.orebound.journal.run.PlayedRuns;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that a bug report holds everything needed to see what a player saw, and nothing that identifies the player.
 */
class BugReportTest {
    private static final Instant NOW = Instant.parse("2026-11-22T09:15:00Z");
    private static final Anonymizer ZOE =
            new Anonymizer(List.of("Zoë"), List.of("/home/Zoë", "/home/Zoë/saves of mine"));

    @TempDir
    private Path folder;

    @Test
    void itHoldsTheReplayThePictureTheLogAndTheVersions() throws IOException {
        Map<String, byte[]> entries = entries(report("7", null));

        assertThat(entries.keySet()).containsExactly("replay", "screenshot.png", "log.txt", "versions.json");
        assertThat(ImageIO.read(new ByteArrayInputStream(entries.getOrDefault("screenshot.png", new byte[0])))
                        .getRGB(1, 0))
                .isEqualTo(0xff040506);
        assertThat(text(entries, "log.txt")).isEqualTo("1 began\n2 ended\n");
        assertThat(text(entries, "versions.json"))
                .startsWith("{\"format\": \"orebound-report/1\",\n\"java\": \"17\",")
                .contains("\"run\": {\"node\": \"r0c1\",\n\"seed\": \"7\"}");
    }

    @Test
    void outsideOfARunItHasNoReplayAndSaysSo() throws IOException {
        BugReport report = new BugReport(ReportedMoment.NONE, new TreeMap<>(), List.of(), null, ZOE);
        Path file = report.writeInto(folder, NOW);

        assertThat(entries(report).keySet()).containsExactly("log.txt", "versions.json");
        assertThat(text(entries(report), "versions.json")).contains("\"run\": null");
        assertThatThrownBy(() -> ReplayReader.read(file))
                .hasMessageContaining("is a zip without a replay")
                .hasMessageContaining("written during a run");
    }

    @Test
    void itTellsNeitherNameNorFoldersInAnyEntry() throws IOException {
        Exception thrown = new IllegalStateException("'/home/Zoë/saves of mine/a.json' of Zoë, C:\\Users\\Zoë\\x.txt");

        Map<String, byte[]> entries = entries(report("/home/Zoë's cave", thrown));

        entries.forEach((name, bytes) -> assertThat(new String(bytes, StandardCharsets.UTF_8))
                .as(name)
                .doesNotContain("Zoë")
                .doesNotContain("/home")
                .doesNotContain("saves of mine"));
        assertThat(text(entries, "log.txt")).contains("IllegalStateException").contains("BugReportTest");
    }

    @Test
    void aSeedThatNamesThePlayerIsToldAsTheNumberItStandsFor() throws IOException, UnreadableFileException {
        Replay replay = ReplayReader.read(report("Zoë's cave", null).writeInto(folder, NOW));

        assertThat(replay.isWhole()).isTrue();
        assertThat(replay.seed().value()).isEqualTo(Seed.of("Zoë's cave").value());
        assertThat(replay.seed().text()).isEqualTo(Long.toString(replay.seed().value()));
        assertThat(replay.floors()).hasSize(1);
    }

    @Test
    void aCoveredPartOfAPictureIsGoneFromIt() throws IOException {
        Screenshot picture = new Screenshot(3, 2, new byte[3 * 2 * 4]);

        picture.cover(0.5f, 1, 1, 5, 0x010203);

        BufferedImage read = ImageIO.read(new ByteArrayInputStream(picture.png()));
        assertThat(read.getRGB(0, 0)).isEqualTo(0xff010203);
        assertThat(read.getRGB(1, 0)).isEqualTo(0xff010203);
        assertThat(read.getRGB(2, 0)).isEqualTo(0xff000000);
        assertThat(read.getRGB(0, 1)).isEqualTo(0xff000000);
    }

    @Test
    void twoReportsOfOneSecondAreTwoFiles() throws IOException {
        Path first = report("1", null).writeInto(folder.resolve("reports"), NOW);
        Path second = report("2", null).writeInto(folder.resolve("reports"), NOW);

        assertThat(first).hasFileName("report-20261122-091500.zip");
        assertThat(second).hasFileName("report-20261122-091500-2.zip");
        assertThat(Files.readAllBytes(first)).isNotEqualTo(Files.readAllBytes(second));
    }

    @Test
    void theSameMomentMakesTheSameBytes() throws IOException {
        assertThat(report("1", null).zip()).isEqualTo(report("1", null).zip());
    }

    @Test
    void itIsKnownByItsContentAndNotByItsName() throws IOException, UnreadableFileException {
        Path file = report("7", null).writeInto(folder, NOW);
        Path renamed = Files.move(file, folder.resolve("run.orebound-replay"));

        assertThat(ReplayReader.read(renamed).floors()).hasSize(1);
    }

    @Test
    void aReportPackedAgainWithNotesAndInAnotherOrderCanStillBeReplayed() throws IOException, UnreadableFileException {
        Map<String, byte[]> again = new LinkedHashMap<>();
        again.put("notes/what I did.txt", new byte[70_000]);
        again.put("../../evil", new byte[3]);
        again.putAll(entries(report("7", null)));
        again.put("replay", again.remove("replay"));
        Path file = Files.write(folder.resolve("again.zip"), ReportZip.pack(again));

        assertThat(ReplayReader.read(file).floors()).hasSize(1);
    }

    @Test
    void aZipThatUnpacksToNoEndIsRefusedInOneLine() throws IOException {
        Map<String, byte[]> bomb = new LinkedHashMap<>();
        byte[] zeros = new byte[40 << 20];
        for (int i = 0; i < 4; i++) {
            bomb.put("bomb" + i, zeros);
        }
        Path file = Files.write(folder.resolve("bomb.zip"), ReportZip.pack(bomb));

        assertThatThrownBy(() -> ReplayReader.read(file)).hasMessageContaining("unpacks to more than");
    }

    @Test
    void aReplayThatUnpacksToMoreThanAnyRunIsRefused() throws IOException {
        byte[] zeros = new byte[(int) ReplayReader.LARGEST_FILE + 1];
        Path file = Files.write(folder.resolve("bomb.zip"), ReportZip.pack(Map.of("replay", zeros)));

        assertThatThrownBy(() -> ReplayReader.read(file)).hasMessageContaining("its replay is larger than");
    }

    @Test
    void aZipOfThousandsOfEntriesIsRefused() throws IOException {
        Map<String, byte[]> many = new LinkedHashMap<>();
        for (int i = 0; i < 2_000; i++) {
            many.put("e" + i, new byte[1]);
        }
        Path file = Files.write(folder.resolve("many.zip"), ReportZip.pack(many));

        assertThatThrownBy(() -> ReplayReader.read(file)).hasMessageContaining("more than 64 entries");
    }

    @Test
    void aZipThatIsCutOffOrAlteredIsRefusedInOneLine() throws IOException {
        byte[] whole = report("7", null).zip();
        byte[] altered = whole.clone();
        altered[60] ^= 4;
        for (byte[] bytes : List.of(Arrays.copyOf(whole, 100), altered, Arrays.copyOf(whole, 2))) {
            Path file = Files.write(folder.resolve("bad.zip"), bytes);

            assertThatThrownBy(() -> ReplayReader.read(file))
                    .isInstanceOf(UnreadableFileException.class)
                    .hasMessageStartingWith(file.toString());
        }
    }

    private BugReport report(String seed, @Nullable Throwable thrown) {
        Expedition run = new Expedition(Seed.of(seed), PlayedRuns.CONTENT);
        byte[] replay =
                ReplayWriter.opening(ReplayHeader.of("1.2.3", PlayedRuns.CONTENT, run.seed()), run.checkpoint());
        TreeMap<String, String> facts = new TreeMap<>(Map.of("seed", seed, "node", "r0c1"));
        Screenshot picture = new Screenshot(2, 1, new byte[] {1, 2, 3, -1, 4, 5, 6, -1});
        return new BugReport(
                new ReportedMoment(new ReportedRun(replay, facts), picture),
                new TreeMap<>(Map.of("java", "17", "save", "/home/Zoë/saves of mine")),
                List.of("1 began", thrown == null ? "2 ended" : "2 ended in /home/Zoë/x"),
                thrown,
                ZOE);
    }

    private static Map<String, byte[]> entries(BugReport report) throws IOException {
        Map<String, byte[]> entries = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(report.zip()))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                entries.put(entry.getName(), zip.readAllBytes());
            }
        }
        return entries;
    }

    private static String text(Map<String, byte[]> entries, String name) {
        return new String(entries.getOrDefault(name, new byte[0]), StandardCharsets.UTF_8);
    }
}
