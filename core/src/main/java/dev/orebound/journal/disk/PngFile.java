package dev.orebound.journal.disk;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * Writes the container of a PNG picture of true colour.
 *
 * <p>Source: Portable Network Graphics, third edition (W3C).
 */
public final class PngFile {
    /** Bytes a pixel without transparency: red, green and blue. */
    public static final int BYTES_A_PIXEL = 3;

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

    private static final int OPAQUE = 2;
    private static final int CLEAR = 6;

    private PngFile() {}

    /**
     * Returns a whole file, without transparency.
     *
     * @param data the rows from the top, each preceded by its filter number, compressed as RFC 1950 defines
     */
    public static byte[] of(int width, int height, byte[] data) {
        return of(head(width, height, OPAQUE), data);
    }

    /** Returns a whole file as {@link #of} does, whose pixels have a fourth byte, from 0 for clear to 255. */
    public static byte[] ofClear(int width, int height, byte[] data) {
        return of(head(width, height, CLEAR), data);
    }

    private static byte[] of(byte[] head, byte[] data) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        writeSignature(file);
        writeChunk(file, "IHDR", head);
        writeChunk(file, "IDAT", data);
        writeChunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    private static byte[] head(int width, int height, int colours) {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        writeInt(head, width);
        writeInt(head, height);
        // 8 bits a colour, the kind of colours, the one compression, the one set of filters, no interlace.
        head.writeBytes(new byte[] {8, (byte) colours, 0, 0, 0});
        return head.toByteArray();
    }

    /** Writes the signature that starts every PNG file. */
    public static void writeSignature(ByteArrayOutputStream file) {
        file.writeBytes(SIGNATURE);
    }

    /**
     * Writes a chunk with its length and checksum.
     *
     * @param type four letters
     */
    public static void writeChunk(ByteArrayOutputStream file, String type, byte[] data) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(name);
        sum.update(data);
        writeInt(file, data.length);
        file.writeBytes(name);
        file.writeBytes(data);
        writeInt(file, (int) sum.getValue());
    }

    /** Writes a number, the high byte first. */
    public static void writeInt(ByteArrayOutputStream out, int value) {
        out.write(value >> 24);
        out.write(value >> 16);
        out.write(value >> 8);
        out.write(value);
    }
}
