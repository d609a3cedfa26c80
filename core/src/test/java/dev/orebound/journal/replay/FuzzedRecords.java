package dev.orebound.journal.replay;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.CRC32;

/** Wraps a fuzzer's bytes in records with correct lengths and checksums, so that the content of records is tested. */
public final class FuzzedRecords {
    private FuzzedRecords() {}

    /** Makes a record of each line that is not empty. */
    public static byte[] ofLines(byte[] lines) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        int from = 0;
        for (int at = 0; at <= lines.length; at++) {
            if (at == lines.length || lines[at] == '\n') {
                if (at > from) {
                    all.writeBytes(record(Arrays.copyOfRange(lines, from, at)));
                }
                from = at + 1;
            }
        }
        return all.toByteArray();
    }

    /** Makes one record. */
    public static byte[] record(byte[] payload) {
        CRC32 checksum = new CRC32();
        checksum.update(payload);
        String frame = String.format(Locale.ROOT, "%d %08x ", payload.length, checksum.getValue());
        ByteArrayOutputStream record = new ByteArrayOutputStream();
        record.writeBytes(frame.getBytes(StandardCharsets.US_ASCII));
        record.writeBytes(payload);
        record.write('\n');
        return record.toByteArray();
    }

    /** Writes a replay again from what was read of its header, floors and seconds. */
    static byte[] writtenAgain(ReplayScan scan) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(scan.header().bytes());
        RecordBuffer record = new RecordBuffer();
        for (Replay.RecordedFloor floor : scan.floors()) {
            CheckpointCodec.write(floor.entered(), record.begin(RecordKind.CHECKPOINT));
            all.writeBytes(record.bytes());
            for (Replay.RecordedSecond second : floor.seconds()) {
                long[] wanted =
                        second.intents().stream().mapToLong(Long::longValue).toArray();
                TickCodec.writeIntents(wanted, wanted.length, record.begin(RecordKind.INTENTS));
                all.writeBytes(record.bytes());
                record.begin(RecordKind.STATE)
                        .blank()
                        .decimal(second.tick())
                        .blank()
                        .hexadecimal(second.hash());
                second.parts().forEach(part -> record.blank().hexadecimal(part));
                all.writeBytes(record.bytes());
            }
        }
        return all.toByteArray();
    }
}
