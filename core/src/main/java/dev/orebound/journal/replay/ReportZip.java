package dev.orebound.journal.replay;

import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.disk.WholeFile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Packs and reads the zip of a bug report: names its entries and finds the replay in it, even if another program packed
 * it.
 */
public final class ReportZip {
    public static final String REPLAY = "replay";
    public static final String SCREENSHOT = "screenshot.png";
    public static final String LOG = "log.txt";
    public static final String VERSIONS = "versions.json";

    /** The most accepted entries: many times those of a report, in case somebody adds notes. */
    private static final int MOST_ENTRIES = 64;

    /** The most bytes of all unpacked entries together. */
    private static final long MOST_BYTES = 2 * ReplayReader.LARGEST_FILE;

    /** A fixed time for all entries, the earliest that a zip can hold, because the report itself contains the time. */
    private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private static final byte[] SIGNATURE = {'P', 'K'};

    private ReportZip() {}

    /** Packs entries in their order. The same entries give the same bytes. */
    public static byte[] pack(Map<String, byte[]> entries) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(packed, StandardCharsets.UTF_8)) {
            for (Map.Entry<String, byte[]> each : entries.entrySet()) {
                ZipEntry entry = new ZipEntry(each.getKey());
                entry.setTimeLocal(NO_TIME);
                zip.putNextEntry(entry);
                zip.write(each.getValue());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new IllegalStateException("memory takes whatever is written to it", e);
        }
        return packed.toByteArray();
    }

    /**
     * Scans a replay, or the replay in a report, as its bytes tell.
     *
     * @param name name of the file in messages
     * @throws UnreadableFileException if it is neither
     */
    public static ReplayScan scan(String name, byte[] bytes) throws UnreadableFileException {
        return isZip(bytes) ? new ReplayScan(name + ": " + REPLAY, replayIn(name, bytes)) : new ReplayScan(name, bytes);
    }

    /** Returns true if the bytes begin like a zip. */
    static boolean isZip(byte[] bytes) {
        return bytes.length >= SIGNATURE.length && bytes[0] == SIGNATURE[0] && bytes[1] == SIGNATURE[1];
    }

    private static byte[] replayIn(String name, byte[] bytes) throws UnreadableFileException {
        byte[] replay;
        try {
            replay = find(bytes);
        } catch (IOException | IllegalArgumentException e) {
            // A misspelled entry name is reported as an invalid argument.
            String reason = e instanceof IOException io ? WholeFile.reason(io) : "a name in it cannot be read";
            throw new UnreadableFileException(
                    name + ": is a zip that cannot be read (" + reason + "); give an unaltered bug report");
        }
        if (replay == null) {
            throw new UnreadableFileException(
                    name + ": is a zip without a replay; give a bug report that was written during a run");
        }
        return replay;
    }

    /** Unpacks entry by entry, because the sizes that a zip declares may be wrong. */
    private static byte @Nullable [] find(byte[] bytes) throws IOException {
        long left = MOST_BYTES;
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8)) {
            ZipEntry entry = zip.getNextEntry();
            for (int count = 1; entry != null; count++) {
                if (count > MOST_ENTRIES) {
                    throw new IOException("it holds more than " + MOST_ENTRIES + " entries");
                }
                if (entry.getName().equals(REPLAY)) {
                    return readAll(zip);
                }
                left -= skip(zip, left);
                entry = zip.getNextEntry();
            }
        }
        return null;
    }

    private static byte[] readAll(InputStream entry) throws IOException {
        byte[] bytes = entry.readNBytes((int) ReplayReader.LARGEST_FILE + 1);
        if (bytes.length > ReplayReader.LARGEST_FILE) {
            throw new IOException("its replay is larger than " + ReplayReader.LARGEST_FILE + " bytes");
        }
        return bytes;
    }

    private static long skip(InputStream entry, long most) throws IOException {
        byte[] buffer = new byte[1 << 14];
        long skipped = 0;
        for (int read = entry.read(buffer); read >= 0; read = entry.read(buffer)) {
            skipped += read;
            if (skipped > most) {
                throw new IOException("it unpacks to more than " + MOST_BYTES + " bytes");
            }
        }
        return skipped;
    }
}
