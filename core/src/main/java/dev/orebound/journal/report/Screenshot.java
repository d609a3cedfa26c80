package dev.orebound.journal.report;

import dev.orebound.journal.disk.PngFile;
import java.io.ByteArrayOutputStream;
import java.util.zip.Deflater;

/** The picture that a window shows. */
public final class Screenshot {
    private static final int BYTES_READ = 4;

    /** The PNG filter that stores differences to the previous pixel: packs faster than it saves. */
    private static final int FROM_THE_LEFT = 1;

    private final int width;
    private final int height;
    private final byte[] rgba;

    /** @param rgba four bytes for each pixel from the top left, row by row; owned by the picture from now on */
    public Screenshot(int width, int height, byte[] rgba) {
        if (width < 1 || height < 1 || rgba.length < width * height * BYTES_READ) {
            throw new IllegalArgumentException("no picture of " + width + " by " + height);
        }
        this.width = width;
        this.height = height;
        this.rgba = rgba;
    }

    /**
     * Covers a rectangle with a colour, clipped to the picture. Lengths are pixels; y grows upwards from the bottom.
     *
     * @param rgb the colour as 0xRRGGBB
     */
    public void cover(float x, float y, float coveredWidth, float coveredHeight, int rgb) {
        int right = Math.min(width, (int) Math.ceil(x + coveredWidth));
        int bottom = Math.min(height, height - (int) Math.floor(y));
        for (int row = Math.max(0, height - (int) Math.ceil(y + coveredHeight)); row < bottom; row++) {
            for (int column = Math.max(0, (int) Math.floor(x)); column < right; column++) {
                int pixel = (row * width + column) * BYTES_READ;
                rgba[pixel] = (byte) (rgb >> 16);
                rgba[pixel + 1] = (byte) (rgb >> 8);
                rgba[pixel + 2] = (byte) rgb;
            }
        }
    }

    /** Returns the picture as a quickly packed PNG, because the game waits. */
    byte[] png() {
        Deflater deflater = new Deflater(Deflater.BEST_SPEED);
        try {
            deflater.setInput(rows());
            deflater.finish();
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            byte[] buffer = new byte[1 << 16];
            while (!deflater.finished()) {
                packed.write(buffer, 0, deflater.deflate(buffer));
            }
            return PngFile.of(width, height, packed.toByteArray());
        } finally {
            deflater.end();
        }
    }

    private byte[] rows() {
        byte[] rows = new byte[height * (1 + width * PngFile.BYTES_A_PIXEL)];
        int next = 0;
        for (int y = 0; y < height; y++) {
            rows[next++] = FROM_THE_LEFT;
            for (int x = 0; x < width; x++) {
                int pixel = (y * width + x) * BYTES_READ;
                for (int colour = 0; colour < PngFile.BYTES_A_PIXEL; colour++) {
                    int before = x == 0 ? 0 : rgba[pixel + colour - BYTES_READ];
                    rows[next++] = (byte) (rgba[pixel + colour] - before);
                }
            }
        }
        return rows;
    }
}
