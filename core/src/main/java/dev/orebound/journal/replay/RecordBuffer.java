package dev.orebound.journal.replay;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * Builds one record in a reusable, growing buffer: the payload's length in bytes, its CRC-32 in eight hexadecimal
 * digits, the payload, a line feed. Numbers are written without allocation.
 */
public final class RecordBuffer {
    private static final int USUAL_SIZE = 1 << 12;
    private static final byte[] HEXADECIMAL = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

    private byte[] payload = new byte[USUAL_SIZE];
    private ByteBuffer framed = ByteBuffer.allocateDirect(USUAL_SIZE);
    private final CRC32 checksum = new CRC32();
    private int size;
    private int payloadSize;

    public RecordBuffer begin(char kind) {
        size = 0;
        return put((byte) kind);
    }

    public RecordBuffer blank() {
        return put((byte) ' ');
    }

    /** Adds an ASCII character. */
    public RecordBuffer character(char character) {
        return put((byte) character);
    }

    /** Adds a text as UTF-8. */
    public RecordBuffer text(String text) {
        for (byte each : text.getBytes(StandardCharsets.UTF_8)) {
            put(each);
        }
        return this;
    }

    /** Adds a non-negative number in decimal digits. */
    public RecordBuffer decimal(long number) {
        if (number >= 10) {
            decimal(number / 10);
        }
        return put((byte) ('0' + number % 10));
    }

    /** Adds a number in hexadecimal digits without leading zeros. */
    public RecordBuffer hexadecimal(long number) {
        int digits = Math.max(1, (67 - Long.numberOfLeadingZeros(number)) / 4);
        return digits(number, digits);
    }

    /** Ends the record and returns the whole line, ready to be written. */
    public ByteBuffer end() {
        checksum.reset();
        checksum.update(payload, 0, size);
        payloadSize = size;
        decimal(payloadSize).blank().digits(checksum.getValue(), 8).blank();
        if (framed.capacity() <= size) {
            framed = ByteBuffer.allocateDirect(2 * size);
        }
        framed.clear();
        framed.put(payload, payloadSize, size - payloadSize);
        framed.put(payload, 0, payloadSize);
        framed.put((byte) '\n');
        framed.flip();
        return framed;
    }

    /** Returns the bytes of the payload of the last ended record. */
    int payloadSize() {
        return payloadSize;
    }

    /** Ends the record and returns it as a new array. */
    public byte[] bytes() {
        ByteBuffer line = end();
        byte[] bytes = new byte[line.remaining()];
        line.get(bytes);
        return bytes;
    }

    private RecordBuffer digits(long number, int digits) {
        for (int digit = digits - 1; digit >= 0; digit--) {
            put(HEXADECIMAL[(int) (number >>> (4 * digit)) & 0xf]);
        }
        return this;
    }

    private RecordBuffer put(byte each) {
        if (size == payload.length) {
            payload = Arrays.copyOf(payload, 2 * size);
        }
        payload[size++] = each;
        return this;
    }
}
