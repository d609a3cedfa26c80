package dev.orebound.lab.picture;

import dev.orebound.journal.disk.PngFile;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/**
 * Writes an animated picture as APNG that repeats for ever. Each frame is the smallest rectangle about the pixels that
 * it changes, and is transparent elsewhere. Viewers without support for animation show a picture of the caller's
 * choice.
 *
 * <p>Source: Portable Network Graphics, third edition (W3C), chunks {@code acTL}, {@code fcTL} and {@code fdAT}.
 */
public final class AnimatedPng {
    private static final int BYTES_A_PIXEL = 4;
    private static final int OPAQUE = 0xFF;
    private static final byte DISPOSE_NOTHING = 0;
    private static final byte BLEND_OVER = 1;

    private final int width;
    private final int height;
    private final int[] last;
    private final ByteArrayOutputStream frames = new ByteArrayOutputStream();
    private int frameCount;
    private int sequence;
    private int left;
    private int top;
    private int right;
    private int bottom;

    public AnimatedPng(int width, int height) {
        this.width = width;
        this.height = height;
        last = new int[width * height];
    }

    /**
     * Adds a frame.
     *
     * @param rgb one number 0xRRGGBB for each pixel, from the top left, row by row
     * @param milliseconds for which the frame is shown, 1 to 65535
     */
    public void add(int[] rgb, int milliseconds) {
        selectChanged(rgb);
        PngFile.writeChunk(frames, "fcTL", control(milliseconds));
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        PngFile.writeInt(data, sequence++);
        data.writeBytes(compressed(rgb, frameCount > 0));
        PngFile.writeChunk(frames, "fdAT", data.toByteArray());
        System.arraycopy(rgb, 0, last, 0, last.length);
        frameCount++;
    }

    /**
     * Selects the rectangle about the pixels that a frame changes; everything for the first frame, and one pixel for
     * none.
     */
    private void selectChanged(int[] rgb) {
        selectAll();
        while (frameCount > 0 && top < height - 1 && isSame(rgb, left, right, top, top + 1)) {
            top++;
        }
        while (frameCount > 0 && bottom > top + 1 && isSame(rgb, left, right, bottom - 1, bottom)) {
            bottom--;
        }
        while (frameCount > 0 && left < width - 1 && isSame(rgb, left, left + 1, top, bottom)) {
            left++;
        }
        while (frameCount > 0 && right > left + 1 && isSame(rgb, right - 1, right, top, bottom)) {
            right--;
        }
    }

    private void selectAll() {
        left = 0;
        top = 0;
        right = width;
        bottom = height;
    }

    private boolean isSame(int[] rgb, int west, int east, int north, int south) {
        for (int y = north; y < south; y++) {
            if (!Arrays.equals(rgb, y * width + west, y * width + east, last, y * width + west, y * width + east)) {
                return false;
            }
        }
        return true;
    }

    private byte[] control(int milliseconds) {
        ByteArrayOutputStream control = new ByteArrayOutputStream();
        PngFile.writeInt(control, sequence++);
        PngFile.writeInt(control, right - left);
        PngFile.writeInt(control, bottom - top);
        PngFile.writeInt(control, left);
        PngFile.writeInt(control, top);
        control.write(milliseconds >> 8);
        control.write(milliseconds);
        control.writeBytes(new byte[] {1000 >> 8, (byte) 1000, DISPOSE_NOTHING, BLEND_OVER});
        return control.toByteArray();
    }

    /** Returns the selected rectangle. Each row begins with the number of its filter: none. */
    private byte[] compressed(int[] rgb, boolean onlyChanges) {
        byte[] bytes = new byte[(bottom - top) * (1 + (right - left) * BYTES_A_PIXEL)];
        int next = 0;
        for (int y = top; y < bottom; y++) {
            next++;
            for (int pixel = y * width + left; pixel < y * width + right; pixel++) {
                if (!onlyChanges || rgb[pixel] != last[pixel]) {
                    bytes[next] = (byte) (rgb[pixel] >> 16);
                    bytes[next + 1] = (byte) (rgb[pixel] >> 8);
                    bytes[next + 2] = (byte) rgb[pixel];
                    bytes[next + 3] = (byte) OPAQUE;
                }
                next += BYTES_A_PIXEL;
            }
        }
        return PngEncoder.compress(bytes);
    }

    /**
     * Returns the whole file. Call it after the last of at least one frame was added.
     *
     * @param still the picture that viewers without support for animation show
     */
    public byte[] file(int[] still) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        PngFile.writeSignature(file);
        PngFile.writeChunk(file, "IHDR", head());
        ByteArrayOutputStream animation = new ByteArrayOutputStream();
        PngFile.writeInt(animation, frameCount);
        PngFile.writeInt(animation, 0); // repeats for ever
        PngFile.writeChunk(file, "acTL", animation.toByteArray());
        selectAll();
        PngFile.writeChunk(file, "IDAT", compressed(still, false));
        file.writeBytes(frames.toByteArray());
        PngFile.writeChunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    private byte[] head() {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        PngFile.writeInt(head, width);
        PngFile.writeInt(head, height);
        // 8 bits a colour, true colour with transparency, the one compression, the one set of filters, no interlace.
        head.writeBytes(new byte[] {8, 6, 0, 0, 0});
        return head.toByteArray();
    }
}
