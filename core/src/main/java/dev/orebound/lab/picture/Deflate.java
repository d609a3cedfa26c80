package dev.orebound.lab.picture;

import java.io.ByteArrayOutputStream;

/**
 * A small compressor for pictures made of large pixels: it repeats what stood one pixel or one row before, and writes the
 * rest as it is, all in the format's fixed code. Simple, and the same everywhere.
 *
 * <p>Source: RFC 1951, DEFLATE Compressed Data Format, 3.2.5 and 3.2.6.
 */
final class Deflate {
    private static final int SHORTEST = 3;
    private static final int LONGEST = 258;
    private static final int END = 256;
    private static final int FIRST_LENGTH = 257;

    private static final int[] LENGTH_BASE = {
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258
    };
    private static final int[] DISTANCE_BASE = {
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145, 8193, 12289, 16385, 24577
    };

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private int bits;
    private int bitCount;

    private Deflate() {}

    /**
     * Compresses bytes.
     *
     * @param distances how far back repetitions are looked for, each from 1 to 32768
     */
    static byte[] compress(byte[] bytes, int... distances) {
        return new Deflate().run(bytes, distances);
    }

    private byte[] run(byte[] bytes, int[] distances) {
        writeBits(1, 1); // the last block
        writeBits(1, 2); // in the fixed code
        for (int at = 0; at < bytes.length; ) {
            int distance = 0;
            int length = 0;
            for (int candidate : distances) {
                int repeated = repeated(bytes, at, candidate);
                if (repeated > length) {
                    length = repeated;
                    distance = candidate;
                }
            }
            if (length >= SHORTEST) {
                writeRepetition(length, distance);
                at += length;
            } else {
                writeSymbol(bytes[at] & 0xFF);
                at++;
            }
        }
        writeSymbol(END);
        writeBits(0, 7); // fills the last byte
        return out.toByteArray();
    }

    private static int repeated(byte[] bytes, int at, int distance) {
        int length = 0;
        while (at >= distance
                && length < LONGEST
                && at + length < bytes.length
                && bytes[at + length] == bytes[at + length - distance]) {
            length++;
        }
        return length;
    }

    private void writeRepetition(int length, int distance) {
        int lengthCode = lastNotAbove(LENGTH_BASE, length);
        writeSymbol(FIRST_LENGTH + lengthCode);
        writeBits(length - LENGTH_BASE[lengthCode], lengthCode < 8 || lengthCode == 28 ? 0 : lengthCode / 4 - 1);
        int distanceCode = lastNotAbove(DISTANCE_BASE, distance);
        writeCode(distanceCode, 5);
        writeBits(distance - DISTANCE_BASE[distanceCode], distanceCode < 4 ? 0 : distanceCode / 2 - 1);
    }

    private static int lastNotAbove(int[] bases, int value) {
        int code = bases.length - 1;
        while (bases[code] > value) {
            code--;
        }
        return code;
    }

    private void writeSymbol(int symbol) {
        if (symbol < 144) {
            writeCode(0x30 + symbol, 8);
        } else if (symbol < 256) {
            writeCode(0x190 + symbol - 144, 9);
        } else if (symbol < 280) {
            writeCode(symbol - 256, 7);
        } else {
            writeCode(0xC0 + symbol - 280, 8);
        }
    }

    /** Codes go in from their highest bit. */
    private void writeCode(int code, int length) {
        writeBits(Integer.reverse(code) >>> (32 - length), length);
    }

    /** Numbers go in from their lowest bit. */
    private void writeBits(int value, int length) {
        bits |= value << bitCount;
        bitCount += length;
        while (bitCount >= 8) {
            out.write(bits);
            bits >>>= 8;
            bitCount -= 8;
        }
    }
}
