package dev.orebound.lab.picture;

import dev.orebound.journal.disk.PngFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.zip.DeflaterOutputStream;

/** Encodes pictures as PNG files, true colour. */
public final class PngEncoder {
    private PngEncoder() {}

    /**
     * Returns a whole file, without transparency.
     *
     * @param rgb one number 0xRRGGBB for each pixel, from the top left, row by row
     */
    static byte[] encode(int width, int height, int[] rgb) {
        byte[] rows = new byte[height * (1 + width * PngFile.BYTES_A_PIXEL)];
        int next = 0;
        for (int pixel = 0; pixel < rgb.length; pixel++) {
            next += pixel % width == 0 ? 1 : 0; // the number of the row's filter: none
            rows[next++] = (byte) (rgb[pixel] >> 16);
            rows[next++] = (byte) (rgb[pixel] >> 8);
            rows[next++] = (byte) rgb[pixel];
        }
        return PngFile.of(width, height, compress(rows));
    }

    /**
     * Returns a whole file, with transparency.
     *
     * @param rgba one number 0xRRGGBBAA for each pixel, from the top left, row by row
     */
    static byte[] encodeClear(int width, int height, int[] rgba) {
        ByteBuffer rows = ByteBuffer.allocate(height * (1 + width * Integer.BYTES));
        for (int pixel = 0; pixel < rgba.length; pixel++) {
            if (pixel % width == 0) {
                rows.put((byte) 0); // the number of the row's filter: none
            }
            rows.putInt(rgba[pixel]);
        }
        return PngFile.ofClear(width, height, compress(rows.array()));
    }

    /**
     * Compresses the rows of a picture, each of which begins with the number of its filter, in the format of RFC 1950.
     */
    static byte[] compress(byte[] rows) {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflater = new DeflaterOutputStream(compressed)) {
            deflater.write(rows);
        } catch (IOException e) {
            throw new UncheckedIOException("memory takes every byte", e);
        }
        return compressed.toByteArray();
    }
}
