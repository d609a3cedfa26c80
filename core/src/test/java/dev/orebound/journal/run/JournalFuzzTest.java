package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.orebound.OneLine;
import dev.orebound.journal.disk.MemoryDisk;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.replay.FuzzedRecords;
import dev.orebound.journal.replay.RecordSplitter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Timeout;

/** Checks that a journal of any bytes is read up to its first bad record, and never blocks the game's other files. */
class JournalFuzzTest {
    private static final SaveFolder SAVES = new SaveFolder(Path.of("saves"));

    /** Reads the fuzzer's bytes as the file. */
    @Timeout(20) // detects endless loops, not slowness
    @FuzzTest
    void anyBytesAreReadUpToTheFirstBadRecord(byte[] file) {
        RecordSplitter records = new RecordSplitter(file);
        String payload = records.next();
        int good = 0;
        while (payload != null) {
            assertThat(payload).isNotEmpty();
            assertThat(records.at()).isGreaterThan(good);
            good = records.at();
            payload = records.next();
        }
        RecordSplitter again = new RecordSplitter(Arrays.copyOf(file, good));
        while (again.hasNext()) {
            assertThat(again.next()).isNotNull();
        }
    }

    /** Turns the fuzzer's lines into records with correct checksums. */
    @Timeout(20) // detects endless loops, not slowness
    @FuzzTest
    void aSavedRunIsContinuedOrSetAside(byte[] lines) {
        MemoryDisk disk = new MemoryDisk();
        disk.put(SAVES.run().resolve("run.orebound-replay"), FuzzedRecords.ofLines(lines));
        List<String> complaints = new ArrayList<>();
        RunStore store = new RunStore(disk, SAVES, PlayedRuns.BUILD, PlayedRuns.CONTENT, complaints::add);

        store.newest().ifPresent(saved -> {
            assertThat(saved.checkpoint().node()).isNotEmpty();
            assertThat(saved.ticks()).isGreaterThanOrEqualTo(0);
            if (!saved.trouble().isEmpty()) {
                OneLine.assertIn(saved.trouble());
            }
        });
        store.close();

        OneLine.assertInEach(complaints);
    }
}
