package dev.orebound.journal.replay;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** Splits the bytes of a journal into its records and checks each one's length and checksum. */
final class RecordSplitter {
    private static final int LONGEST_FRAME = 32;

    /** Longer than any record with room to spare, so that no number in a damaged file asks for much work. */
    private static final int LONGEST_PAYLOAD = 1 << 18;

    private final byte[] bytes;
    private final CRC32 checksum = new CRC32();
    private int at;
    private int payloadAt;
    private int payloadSize;

    RecordSplitter(byte[] bytes) {
        this.bytes = bytes;
    }

    boolean hasNext() {
        return at < bytes.length;
    }

    /** Where the next record begins; what stands before it is good. */
    int at() {
        return at;
    }

    /** Where the payload begins that was found last. */
    int payloadAt() {
        return payloadAt;
    }

    /** How many bytes it has. */
    int payloadSize() {
        return payloadSize;
    }

    /** The payload of the next record, or null if what comes is no whole, unaltered record. */
    @Nullable
    String next() {
        return advance() ? text(bytes, payloadAt, payloadSize) : null;
    }

    /** A payload that was found before. */
    static String text(byte[] bytes, int payloadAt, int payloadSize) {
        return new String(bytes, payloadAt, payloadSize, StandardCharsets.UTF_8);
    }

    /** Finds the next record; false if what comes is none, whole and unaltered. */
    private boolean advance() {
        int first = blankAfter(at);
        int second = first < 0 ? -1 : blankAfter(first + 1);
        if (second < 0) {
            return false;
        }
        try {
            int length = Integer.parseInt(ascii(at, first));
            long sum = Long.parseLong(ascii(first + 1, second), 16);
            if (length < 1 || length > LONGEST_PAYLOAD) {
                return false;
            }
            int end = second + 1 + length;
            if (end >= bytes.length || bytes[end] != '\n' || sum != checksumOf(second + 1, length)) {
                return false;
            }
            payloadAt = second + 1;
            payloadSize = length;
            at = end + 1;
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    /**
     * Passes over the rest of the line, at which no record was found.
     *
     * @return false if that was the last of all, without a line's end
     */
    boolean skipLine() {
        while (at < bytes.length && bytes[at] != '\n') {
            at++;
        }
        boolean hasEnd = at < bytes.length;
        at = Math.min(bytes.length, at + 1);
        return hasEnd;
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
        checksum.reset();
        checksum.update(bytes, from, length);
        return checksum.getValue();
    }
}
