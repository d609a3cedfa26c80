package dev.orebound.journal.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.orebound.OneLine;
import dev.orebound.journal.disk.UnreadableFileException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Timeout;

/** Checks that a bug report of any bytes is read or refused in one line. */
class ReportFuzzTest {
    private static final int LOCAL_HEADER = 0x04034b50;
    private static final int METHOD_AT = 8;
    private static final int CHECKSUM_AT = 14;
    private static final int SIZE_AT = 22;
    private static final int NAME_SIZE_AT = 26;
    private static final int HEADER_SIZE = 30;

    /** Reads the fuzzer's bytes as the file, with corrected checksums of unpacked entries. */
    @Timeout(20) // detects endless loops, not slowness
    @FuzzTest
    void aReportIsReadOrRefused(byte[] file) {
        try {
            ReplayScan scan = ReportZip.scan("report.zip", withGoodChecksums(file));
            assertThat(scan.goodBytes()).isPositive();
            scan.floors()
                    .forEach(floor -> floor.seconds()
                            .forEach(second -> assertThat(second.intents()).isNotEmpty()));
        } catch (UnreadableFileException refused) {
            OneLine.assertIn(String.valueOf(refused.getMessage()));
        }
    }

    private static byte[] withGoodChecksums(byte[] file) {
        ByteBuffer zip = ByteBuffer.wrap(file.clone()).order(ByteOrder.LITTLE_ENDIAN);
        for (int at = 0; at + HEADER_SIZE <= file.length; at++) {
            if (zip.getInt(at) == LOCAL_HEADER && zip.getShort(at + METHOD_AT) == 0) {
                int size = zip.getInt(at + SIZE_AT);
                int from = at
                        + HEADER_SIZE
                        + (zip.getShort(at + NAME_SIZE_AT) & 0xffff)
                        + (zip.getShort(at + NAME_SIZE_AT + 2) & 0xffff);
                if (size >= 0 && size <= file.length - from) {
                    CRC32 checksum = new CRC32();
                    checksum.update(zip.array(), from, size);
                    zip.putInt(at + CHECKSUM_AT, (int) checksum.getValue());
                }
            }
        }
        return zip.array();
    }
}
