package dev.orebound.lab.picture;

import dev.orebound.journal.disk.PngFile;
import java.io.ByteArrayOutputStream;
import java.util.zip.Adler32;

/**
 * Writes pictures as PNG, true colour without transparency, in the same bytes on every platform; the platforms' own
 * compressors differ from one another.
 *
 * <p>Source: Portable Network Graphics, third edition (W3C); RFC 1950 for the wrapping of compressed data.
 */
final class PngEncoder {
    private PngEncoder() {}

    /**
     * A whole file.
     *
     * @param rgb one number 0xRRGGBB for each pixel, from the top left, row by row
     */
    static byte[] encode(int width, int height, int[] rgb) {
        return PngFile.of(width, height, compress(rows(width, height, rgb), 1 + width * PngFile.BYTES_A_PIXEL));
    }

    /** Each row begins with the number of its filter, which is none. */
    private static byte[] rows(int width, int height, int[] rgb) {
        byte[] bytes = new byte[height * (1 + width * PngFile.BYTES_A_PIXEL)];
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
        return compress(bytes, PngFile.BYTES_A_PIXEL, rowLength);
    }

    /** Compressed data as a PNG holds it, where it mostly repeats what stood one pixel or one row before. */
    static byte[] compress(byte[] bytes, int pixelLength, int rowLength) {
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        data.write(0x78);
        data.write(0x01);
        data.writeBytes(Deflate.compress(bytes, pixelLength, rowLength));
        Adler32 sum = new Adler32();
        sum.update(bytes);
        PngFile.writeInt(data, (int) sum.getValue());
        return data.toByteArray();
    }
}
