package dev.orebound.film;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.lab.picture.PixelCanvas;

/** A picture of the window. */
public final class FilmPicture {
    private final int width;
    private final int height;
    private final int[] pixels;

    /** @param pixels 0xRRGGBB, row by row from the top left; not copied */
    FilmPicture(int width, int height, int[] pixels) {
        this.width = width;
        this.height = height;
        this.pixels = pixels;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    int[] pixels() {
        return pixels;
    }

    /** Reads the window as it was drawn; call before the frame ends. */
    static FilmPicture ofWindow() {
        int width = Gdx.graphics.getBackBufferWidth();
        int height = Gdx.graphics.getBackBufferHeight();
        Pixmap read = Pixmap.createFromFrameBuffer(0, 0, width, height);
        int[] pixels = new int[width * height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                pixels[x + (height - 1 - y) * width] = read.getPixel(x, y) >>> 8;
            }
        }
        read.dispose();
        return new FilmPicture(width, height, pixels);
    }

    /** Returns the picture as a PNG file. */
    public byte[] png() {
        return new PixelCanvas(width, height, pixels).png();
    }

    /**
     * Returns the same picture in another width that is not above its own, each pixel the mean of those that it
     * replaces.
     */
    FilmPicture reduced(int across) {
        int down = Math.max(1, height * across / width);
        int[] small = new int[across * down];
        for (int y = 0; y < down; y++) {
            for (int x = 0; x < across; x++) {
                small[x + y * across] =
                        mean(x * width / across, (x + 1) * width / across, y * height / down, (y + 1) * height / down);
            }
        }
        return new FilmPicture(across, down, small);
    }

    private int mean(int left, int right, int top, int bottom) {
        int red = 0;
        int green = 0;
        int blue = 0;
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                int pixel = pixels[x + y * width];
                red += pixel >> 16 & 0xff;
                green += pixel >> 8 & 0xff;
                blue += pixel & 0xff;
            }
        }
        int count = Math.max(1, (right - left) * (bottom - top));
        return ((red / count) << 16) | ((green / count) << 8) | (blue / count);
    }
}
