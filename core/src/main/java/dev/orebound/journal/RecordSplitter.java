package dev.orebound.journal;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** Splits the bytes of a journal into its records and checks each one's length and checksum. */
final class RecordSplitter {
    private static final int LONGEST_FRAME = 32;

    private final byte[] bytes;
    private int at;

    RecordSplitter(byte[] bytes) {
        this.bytes = bytes;
    }

    boolean hasNext() {
        return at < bytes.length;
    }

    /** The payload of the next record, or null if what comes is no whole, unaltered record. */
    @Nullable
    String next() {
        int first = blankAfter(at);
        int second = first < 0 ? -1 : blankAfter(first + 1);
        if (second < 0) {
            return null;
        }
        try {
            int length = Integer.parseInt(ascii(at, first));
            long checksum = Long.parseLong(ascii(first + 1, second), 16);
            int end = Math.addExact(second + 1, length);
            if (length < 1 || end >= bytes.length || bytes[end] != '\n' || checksum != checksumOf(second + 1, length)) {
                return null;
            }
            at = end + 1;
            return new String(bytes, second + 1, length, StandardCharsets.UTF_8);
        } catch (NumberFormatException | ArithmeticException e) {
            return null;
        }
    }

    private int blankAfter(int from) {
        for (int i = from; i < Math.min(bytes.length, from + LONGEST_FRAME); i++) {
            if (bytes[i] == ' ') {
                return i;
            }
        }
        return -1;
    }

    private String ascii(int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.US_ASCII);
    }

    private long checksumOf(int from, int length) {
        CRC32 checksum = new CRC32();
        checksum.update(bytes, from, length);
        return checksum.getValue();
    }
}
