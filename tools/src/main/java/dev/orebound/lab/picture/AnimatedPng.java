package dev.orebound.lab.picture;

import dev.orebound.journal.disk.PngFile;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes an animated picture as APNG that repeats for ever, in true colour or in the colours of a table. Each frame is
 * the smallest rectangle about the pixels that it changes, and is transparent elsewhere. Viewers without support for
 * animation show a picture of the caller's choice.
 *
 * <p>Source: Portable Network Graphics, third edition (W3C), chunks {@code acTL}, {@code fcTL} and {@code fdAT}.
 */
public final class AnimatedPng {
    private static final int BYTES_A_PIXEL = 4;
    private static final byte TRUE_COLOUR = 6;
    private static final byte TABLE_COLOUR = 3;
    private static final int OPAQUE = 0xFF;
    /** The least number of unchanged pixels side by side that are left transparent in the colours of a table. */
    private static final int LEAST_RUN = 8;

    private static final byte DISPOSE_NOTHING = 0;
    private static final byte BLEND_OVER = 1;

    private final int width;
    private final int height;
    private final @Nullable ColourTable table;
    /** The pixels that are shown: as they were added, or their indices in the table. */
    private final int[] last;

    private final ByteArrayOutputStream frames = new ByteArrayOutputStream();
    private int frameCount;
    private int sequence;
    private int left;
    private int top;
    private int right;
    private int bottom;

    /** Creates a picture in true colour, without frames. */
    public AnimatedPng(int width, int height) {
        this(width, height, null);
    }

    /**
     * Creates a picture without frames.
     *
     * @param table the colours by which all others are replaced; null keeps every colour
     */
    public AnimatedPng(int width, int height, @Nullable ColourTable table) {
        this.width = width;
        this.height = height;
        this.table = table;
        last = new int[width * height];
    }

    /**
     * Adds a frame.
     *
     * @param rgb one number 0xRRGGBB for each pixel, from the top left, row by row
     * @param milliseconds for which the frame is shown, 1 to 65535
     */
    public void add(int[] rgb, int milliseconds) {
        int[] shown = table == null ? rgb : table.indices(rgb, frameCount == 0 ? null : last);
        selectChanged(shown);
        PngFile.writeChunk(frames, "fcTL", control(milliseconds));
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        PngFile.writeInt(data, sequence++);
        data.writeBytes(compressed(shown, frameCount > 0));
        PngFile.writeChunk(frames, "fdAT", data.toByteArray());
        System.arraycopy(shown, 0, last, 0, last.length);
        frameCount++;
    }

    /**
     * Selects the rectangle about the pixels that a frame changes; everything for the first frame, and one pixel for
     * none.
     */
    private void selectChanged(int[] pixels) {
        selectAll();
        while (frameCount > 0 && top < height - 1 && isSame(pixels, left, right, top, top + 1)) {
            top++;
        }
        while (frameCount > 0 && bottom > top + 1 && isSame(pixels, left, right, bottom - 1, bottom)) {
            bottom--;
        }
        while (frameCount > 0 && left < width - 1 && isSame(pixels, left, left + 1, top, bottom)) {
            left++;
        }
        while (frameCount > 0 && right > left + 1 && isSame(pixels, right - 1, right, top, bottom)) {
            right--;
        }
    }

    private void selectAll() {
        left = 0;
        top = 0;
        right = width;
        bottom = height;
    }

    private boolean isSame(int[] pixels, int west, int east, int north, int south) {
        for (int y = north; y < south; y++) {
            if (!Arrays.equals(pixels, y * width + west, y * width + east, last, y * width + west, y * width + east)) {
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
    private byte[] compressed(int[] pixels, boolean onlyChanges) {
        int bytesAPixel = table == null ? BYTES_A_PIXEL : 1;
        byte[] bytes = new byte[(bottom - top) * (1 + (right - left) * bytesAPixel)];
        int next = 0;
        for (int y = top; y < bottom; y++) {
            next++;
            int end = y * width + right;
            int unchangedTo = y * width + left;
            for (int pixel = unchangedTo; pixel < end; pixel++) {
                if (onlyChanges && pixel >= unchangedTo) {
                    unchangedTo = unchangedTo(pixels, pixel, end);
                }
                if (pixel >= unchangedTo) {
                    write(pixels[pixel], bytes, next);
                }
                next += bytesAPixel;
            }
        }
        return PngEncoder.compress(bytes);
    }

    /**
     * Returns the end of the unchanged pixels from a pixel of a row on, or that pixel if they are not worth leaving
     * out: in the colours of a table, gaps within a pattern that repeats take more bytes than the pattern.
     */
    private int unchangedTo(int[] pixels, int from, int end) {
        int to = from;
        while (to < end && pixels[to] == last[to]) {
            to++;
        }
        return table == null || to - from >= LEAST_RUN ? to : from;
    }

    private void write(int pixel, byte[] bytes, int at) {
        if (table != null) {
            bytes[at] = (byte) pixel;
        } else {
            bytes[at] = (byte) (pixel >> 16);
            bytes[at + 1] = (byte) (pixel >> 8);
            bytes[at + 2] = (byte) pixel;
            bytes[at + 3] = (byte) OPAQUE;
        }
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
        if (table != null) {
            PngFile.writeChunk(file, "PLTE", table.bytes());
            PngFile.writeChunk(file, "tRNS", new byte[] {0});
        }
        selectAll();
        PngFile.writeChunk(file, "IDAT", compressed(table == null ? still : table.indices(still, null), false));
        file.writeBytes(frames.toByteArray());
        PngFile.writeChunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    private byte[] head() {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        PngFile.writeInt(head, width);
        PngFile.writeInt(head, height);
        // 8 bits a colour, the kind of colours, the one compression, the one set of filters, no interlace.
        head.writeBytes(new byte[] {8, table == null ? TRUE_COLOUR : TABLE_COLOUR, 0, 0, 0});
        return head.toByteArray();
    }
}
