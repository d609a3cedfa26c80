package dev.orebound.lab;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.Adler32;
import java.util.zip.CRC32;

/**
 * Writes pictures as PNG, true colour without transparency, in the same bytes on every platform; the platforms' own
 * compressors differ from one another.
 *
 * <p>Source: Portable Network Graphics, third edition (W3C); RFC 1950 for the wrapping of compressed data.
 */
final class Png {
    static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final int BYTES_A_PIXEL = 3;

    private Png() {}

    /**
     * A whole file.
     *
     * @param rgb one number 0xRRGGBB for each pixel, from the top left, row by row
     */
    static byte[] encode(int width, int height, int[] rgb) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(SIGNATURE);
        writeChunk(file, "IHDR", head(width, height));
        writeChunk(file, "IDAT", compress(rows(width, height, rgb), 1 + width * BYTES_A_PIXEL));
        writeChunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    private static byte[] head(int width, int height) {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        writeInt(head, width);
        writeInt(head, height);
        // 8 bits a colour, true colour, the one compression, the one set of filters, no interlace.
        head.writeBytes(new byte[] {8, 2, 0, 0, 0});
        return head.toByteArray();
    }

    /** Each row begins with the number of its filter, which is none. */
    private static byte[] rows(int width, int height, int[] rgb) {
        byte[] bytes = new byte[height * (1 + width * BYTES_A_PIXEL)];
        int next = 0;
        for (int pixel = 0; pixel < rgb.length; pixel++) {
            next += pixel % width == 0 ? 1 : 0;
            bytes[next++] = (byte) (rgb[pixel] >> 16);
            bytes[next++] = (byte) (rgb[pixel] >> 8);
            bytes[next++] = (byte) rgb[pixel];
        }
        return bytes;
    }

    private static byte[] compress(byte[] bytes, int rowLength) {
        return compress(bytes, BYTES_A_PIXEL, rowLength);
    }

    /** Compressed data as a PNG holds it, where it mostly repeats what stood one pixel or one row before. */
    static byte[] compress(byte[] bytes, int pixelLength, int rowLength) {
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        data.write(0x78);
        data.write(0x01);
        data.writeBytes(Deflate.compress(bytes, pixelLength, rowLength));
        Adler32 sum = new Adler32();
        sum.update(bytes);
        writeInt(data, (int) sum.getValue());
        return data.toByteArray();
    }

    static void writeChunk(ByteArrayOutputStream file, String type, byte[] data) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(name);
        sum.update(data);
        writeInt(file, data.length);
        file.writeBytes(name);
        file.writeBytes(data);
        writeInt(file, (int) sum.getValue());
    }

    static void writeInt(ByteArrayOutputStream out, int value) {
        out.write(value >> 24);
        out.write(value >> 16);
        out.write(value >> 8);
        out.write(value);
    }
}
