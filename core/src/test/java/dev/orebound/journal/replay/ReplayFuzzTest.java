package dev.orebound.journal.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.orebound.OneLine;
import dev.orebound.journal.disk.UnreadableFileException;
import org.junit.jupiter.api.Timeout;

/** Checks that a replay of any records is read or refused in one line, and reads the same once it is written again. */
class ReplayFuzzTest {
    /** Turns the fuzzer's lines into records with correct checksums. */
    @Timeout(20) // detects endless loops, not slowness
    @FuzzTest
    void aReplayOfAnyRecordsIsReadOrRefused(byte[] lines) throws UnreadableFileException {
        ReplayScan scan;
        try {
            scan = new ReplayScan("replay", FuzzedRecords.ofLines(lines));
        } catch (UnreadableFileException refused) {
            OneLine.assertIn(String.valueOf(refused.getMessage()));
            return;
        }
        Replay.FaultEnd end = scan.end();
        if (end != null) {
            OneLine.assertIn(end.fault().toString());
        }

        ReplayScan again = new ReplayScan("copy", FuzzedRecords.writtenAgain(scan));

        assertThat(again.state()).isEqualTo(ReplayScan.FileCondition.WHOLE);
        assertThat(again.header()).isEqualTo(scan.header());
        assertThat(again.floors()).isEqualTo(scan.floors());
        assertThat(again.lastTick()).isEqualTo(scan.lastTick());
    }
}
