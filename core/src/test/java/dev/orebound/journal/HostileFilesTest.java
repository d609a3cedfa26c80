package dev.orebound.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.orebound.TestSize;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.journal.disk.MemoryDisk;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.profile.PlayerProfile;
import dev.orebound.journal.profile.ProfileFile;
import dev.orebound.journal.profile.RunHistory;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.journal.replay.ReportZip;
import dev.orebound.journal.run.PlayedRuns;
import dev.orebound.journal.run.RunStore;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.SettingsFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that any file in the save folder is read, or refused in one line, and that good files next to it stay good.
 */
class HostileFilesTest {
    /** A long test uses more: {@code -Dorebound.mutants=100000}. */
    private static final int MUTANTS = Integer.getInteger("orebound.mutants", TestSize.of(500, 20_000));

    private static final int LONGEST_LINE = 500;
    private static final List<String> ENTRIES = List.of(
            "log.txt",
            "replay",
            "Replay",
            "../../replay",
            "/etc/replay",
            "C:\\replay",
            "replay/",
            "replay\u0000",
            "\u202eyalper",
            "n".repeat(60_000));

    private static final SaveFolder SAVES = new SaveFolder(Path.of("saves"));
    private static final Path CURRENT = SAVES.run().resolve("run.orebound-replay");

    @TempDir
    private static Path folder;

    private static byte[] whole = new byte[0];
    private static byte[] generation = new byte[0];
    private static Checkpoint secondFloor = new Expedition(Seed.of(9), PlayedRuns.CONTENT).checkpoint();

    private final Expedition another = new Expedition(Seed.of(9), PlayedRuns.CONTENT);
    private final RandomStream chance = new RandomStreams(Seed.of("hostile")).stream("test.mutants");
    private final Mutation mutation = new Mutation(chance);
    private final List<String> complaints = new ArrayList<>();

    @BeforeAll
    static void playTwoFloors() throws IOException {
        PlayedRuns runs = new PlayedRuns(folder);
        Expedition run = runs.begin(3);
        runs.play(run, 130);
        runs.help(run);
        runs.descend(run);
        runs.play(run, 250);
        runs.store.close();
        whole = Files.readAllBytes(runs.current());
        generation = Files.readAllBytes(runs.saves.run().resolve("generation-000002.orebound-replay"));
        secondFloor = run.checkpoint();
    }

    @Test
    void aDamagedRunNeverCostsAGoodGeneration() {
        for (int mutant = 0; mutant < MUTANTS; mutant++) {
            byte[] damaged = mutation.damaged(whole);
            MemoryDisk disk = diskWith(damaged);

            SavedRun saved =
                    newest(disk, damaged).orElseThrow(() -> new AssertionError("there is nothing to continue"));

            assertThat(saved.ticksOfAll())
                    .as("ticks of mutant %s", mutant)
                    .isGreaterThanOrEqualTo(secondFloor.deeds().ticks());
            begin(disk);
            boolean isKept = disk.all().stream().anyMatch(HostileFilesTest::holdsTheSecondFloor);
            assertThat(isKept)
                    .as("that the floor is kept with mutant %s", mutant)
                    .isTrue();
        }
    }

    @Test
    void aForgedRunIsReadOrRefusedInOneLine() {
        for (int mutant = 0; mutant < MUTANTS; mutant++) {
            byte[] forged = mutation.forged(whole);
            MemoryDisk disk = diskWith(forged);

            newest(disk, forged).ifPresent(saved -> {
                saved.seconds().forEach(second -> assertThat(second.intents()).isNotEmpty());
                assertLine(saved.trouble());
            });
            begin(disk);
        }
    }

    @Test
    void aReportIsReadOrRefusedInOneLine() throws IOException {
        for (int mutant = 0; mutant < MUTANTS; mutant++) {
            byte[] replay = chance.chance(30) ? mutation.forged(whole) : whole;
            byte[] packed = chance.chance(50) ? hostileZip(replay) : ReportZip.pack(Map.of("replay", replay));
            byte[] mutated = chance.chance(60) ? mutation.damaged(packed) : packed;
            try {
                ReplayScan scan = ReportZip.scan("report", mutated);
                scan.floors()
                        .forEach(floor -> floor.seconds()
                                .forEach(second -> assertThat(second.intents()).isNotEmpty()));
            } catch (UnreadableFileException e) {
                assertLine(String.valueOf(e.getMessage()));
            } catch (RuntimeException | StackOverflowError e) {
                fail("not read and not refused: mutant " + mutant, e);
            }
        }
    }

    @Test
    void settingsAreReadOrRefusedInOneLine() {
        MemoryDisk disk = new MemoryDisk();
        new SettingsFile(disk, SAVES.settings(), complaints::add).write(GameSettings.USUAL);
        byte[] good = disk.all().get(0);
        for (int mutant = 0; mutant < MUTANTS; mutant++) {
            MemoryDisk mutated = diskOf(SAVES.settings(), good);
            SettingsFile file = new SettingsFile(mutated, SAVES.settings(), complaints::add);
            survives(file::read, mutant);
        }
    }

    @Test
    void aProfileIsReadOrRefusedInOneLine() {
        MemoryDisk disk = new MemoryDisk();
        PlayerProfile profile =
                PlayerProfile.NEW.withRun().withMet("slime").withMet("bat").withHint("dash");
        new ProfileFile(disk, SAVES.profile(), complaints::add).write(profile);
        byte[] good = disk.all().get(0);
        for (int mutant = 0; mutant < MUTANTS; mutant++) {
            MemoryDisk mutated = diskOf(SAVES.profile(), good);
            ProfileFile file = new ProfileFile(mutated, SAVES.profile(), complaints::add);
            survives(file::read, mutant);
        }
    }

    @Test
    void aHistoryIsReadAsFarAsItIsGood() {
        MemoryDisk disk = new MemoryDisk();
        RunHistory history = new RunHistory(disk, SAVES, complaints::add);
        RunDeeds deeds = new RunDeeds(9_000, 3, 14, 55, 2, 1, 2, 1, List.of("r0c3", "r1c3"));
        history.add(new RunAccount("a seed", "today", RunOutcome.SLAIN, "slime", deeds), "");
        history.add(new RunAccount("7", "", RunOutcome.WON, "", RunDeeds.NONE.helped(true)), "");
        byte[] good = readHistory(disk);
        for (int mutant = 0; mutant < MUTANTS; mutant++) {
            byte[] mutated = chance.chance(50) ? mutation.damaged(good) : mutation.forged(good);
            MemoryDisk fresh = new MemoryDisk();
            fresh.put(SAVES.history(), mutated);
            survives(new RunHistory(fresh, SAVES, complaints::add)::accounts, mutant);
        }
    }

    /**
     * Creates a zip with entries that lead out of the folder, are repeated, are other files, or hold the replay too
     * late or not at all.
     */
    private byte[] hostileZip(byte[] replay) {
        Map<String, byte[]> entries = new LinkedHashMap<>();
        for (int entry = chance.between(1, 6); entry > 0; entry--) {
            String name = ENTRIES.get(chance.below(ENTRIES.size()));
            entries.put(name, chance.chance(50) ? replay : mutation.damaged(generation));
        }
        for (int further = chance.chance(5) ? chance.between(50, 90) : 0; further > 0; further--) {
            entries.put("note-" + further, new byte[further]);
        }
        // A name in a zip has no checksum, so that changing it to another of the same length makes a repeated entry.
        String zip = new String(ReportZip.pack(entries), StandardCharsets.ISO_8859_1).replace("Replay", "replay");
        return zip.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] readHistory(MemoryDisk disk) {
        try {
            return disk.read(SAVES.history(), Long.MAX_VALUE);
        } catch (IOException e) {
            return fail("nothing was remembered", e);
        }
    }

    /** Returns a disk with a damaged file, of any kind or with exchanged words. */
    private MemoryDisk diskOf(Path file, byte[] good) {
        String text = new String(good, StandardCharsets.UTF_8);
        byte[] mutated =
                chance.chance(40) ? mutation.damaged(good) : mutation.text(text).getBytes(StandardCharsets.UTF_8);
        MemoryDisk disk = new MemoryDisk();
        disk.put(file, mutated);
        return disk;
    }

    private static MemoryDisk diskWith(byte[] current) {
        MemoryDisk disk = new MemoryDisk();
        disk.put(CURRENT, current);
        disk.put(SAVES.run().resolve("generation-000002.orebound-replay"), generation);
        return disk;
    }

    private static Optional<SavedRun> newest(MemoryDisk disk, byte[] mutant) {
        try {
            return new RunStore(disk, SAVES, "1.2.3", PlayedRuns.CONTENT, HostileFilesTest::assertLine).newest();
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError("not read and not refused: " + new String(mutant, StandardCharsets.UTF_8), e);
        }
    }

    private void begin(MemoryDisk disk) {
        try (RunStore store = new RunStore(disk, SAVES, "1.2.3", PlayedRuns.CONTENT, HostileFilesTest::assertLine)) {
            store.begin(another);
        }
    }

    private void survives(Runnable reading, int mutant) {
        complaints.clear();
        try {
            reading.run();
        } catch (RuntimeException | StackOverflowError e) {
            fail("not read and not refused: mutant " + mutant, e);
        }
        assertThat(complaints).hasSizeLessThanOrEqualTo(1).allSatisfy(HostileFilesTest::assertLine);
    }

    private static void assertLine(String line) {
        assertThat(line).doesNotContainPattern("[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}]").hasSizeLessThan(LONGEST_LINE);
    }

    private static boolean holdsTheSecondFloor(byte[] bytes) {
        try {
            return new ReplayScan("any", bytes)
                    .floors().stream().anyMatch(floor -> floor.entered().equals(secondFloor));
        } catch (UnreadableFileException e) {
            return false;
        }
    }
}
