package dev.orebound.journal.replay;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** Splits the bytes of a file into records and checks each length and checksum. */
public final class RecordSplitter {
    private static final int LONGEST_FRAME = 32;

    private final byte[] bytes;
    private final CRC32 checksum = new CRC32();
    private int at;
    private int payloadAt;
    private int payloadSize;

    public RecordSplitter(byte[] bytes) {
        this.bytes = bytes;
    }

    public boolean hasNext() {
        return at < bytes.length;
    }

    /** Returns the position of the next record; everything before it is good. */
    public int at() {
        return at;
    }

    /** Returns the position of the last found payload. */
    int payloadAt() {
        return payloadAt;
    }

    /** Returns the size of the last found payload in bytes. */
    int payloadSize() {
        return payloadSize;
    }

    /** Returns the payload of the next record, or null if it is damaged or incomplete. */
    @Nullable
    public String next() {
        return advance() ? text(bytes, payloadAt, payloadSize) : null;
    }

    /** Returns a payload that was found before. */
    static String text(byte[] bytes, int payloadAt, int payloadSize) {
        return new String(bytes, payloadAt, payloadSize, StandardCharsets.UTF_8);
    }

    /** Finds the next record; returns false if it is damaged or incomplete. */
    private boolean advance() {
        int first = blankAfter(at);
        int second = first < 0 ? -1 : blankAfter(first + 1);
        if (second < 0) {
            return false;
        }
        try {
            int length = Integer.parseInt(ascii(at, first));
            long sum = Long.parseLong(ascii(first + 1, second), 16);
            if (length < 1 || length > ReplaySize.LONGEST_PAYLOAD) {
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
     * Skips the rest of a line without a record.
     *
     * @return false if the file ended without a line feed
     */
    public boolean skipLine() {
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
