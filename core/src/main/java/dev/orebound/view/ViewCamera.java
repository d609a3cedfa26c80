package dev.orebound.view;

import dev.orebound.view.draw.ViewSection;
import dev.orebound.view.floor.FloorPicture;

/**
 * Follows the player with a delay and leans towards the aim. The world is drawn in whole pixels and then shifted by
 * fractions of them, so that the picture glides while the player stands still on it.
 */
final class ViewCamera {
    /** Wished size of the visible part, in world pixels; the scale is the whole number that comes nearest. */
    private static final float WISHED_WIDTH = 427;

    private static final float WISHED_HEIGHT = 240;

    /** Multiples at which the drawn section starts, so that layers of lower resolution never crawl. */
    private static final int STEP = 4;

    private static final float CELL = FloorPicture.PIXELS_A_CELL;
    private static final float AHEAD = 1.5f * CELL;

    /** Rate at which the distance shrinks, a second. */
    private static final float FOLLOW_RATE = 6;

    private static final float LEAN_RATE = 2.5f;

    private final ViewSection section = new ViewSection();
    private int scale = 1;
    private int windowWidth = 1;
    private int windowHeight = 1;
    private float x;
    private float y;
    private float leanX;
    private float leanY;
    private int leftPixel;
    private int bottomPixel;
    private int shakePixelsX;
    private int shakePixelsY;

    /** Returns the whole number by which world pixels are enlarged in a window. */
    static int scaleFor(int width, int height) {
        double ratio = Math.sqrt(width * (double) height / (WISHED_WIDTH * WISHED_HEIGHT));
        return Math.max(1, (int) Math.ceil(ratio - 0.5));
    }

    void resize(int width, int height) {
        windowWidth = Math.max(1, width);
        windowHeight = Math.max(1, height);
        scale = scaleFor(windowWidth, windowHeight);
        section.resize(drawn(windowWidth), drawn(windowHeight));
        place(0, 0);
    }

    /** Returns a number of world pixels that fills the window, whatever the place of the section below it. */
    private int drawn(int windowPixels) {
        int pixels = (windowPixels + scale - 1) / scale + STEP + 1;
        return (pixels + STEP - 1) / STEP * STEP;
    }

    /** Jumps to a point, in world pixels. */
    void jumpTo(float toX, float toY) {
        x = toX;
        y = toY;
        leanX = 0;
        leanY = 0;
        place(0, 0);
    }

    /** Follows a point, in world pixels, that aims along a unit vector. */
    void follow(float toX, float toY, float aimX, float aimY, float seconds) {
        float leaning = 1 - (float) Math.exp(-LEAN_RATE * seconds);
        leanX += (aimX * AHEAD - leanX) * leaning;
        leanY += (aimY * AHEAD - leanY) * leaning;
        float following = 1 - (float) Math.exp(-FOLLOW_RATE * seconds);
        x += (toX + leanX - x) * following;
        y += (toY + leanY - y) * following;
        // The player is drawn on whole pixels; moving along with that rounding keeps them from trembling.
        place(Math.round(toX) - toX, Math.round(toY) - toY);
    }

    /** Shakes the next picture by fractions of a world pixel; aiming does not feel it. */
    void shake(float byX, float byY) {
        shakePixelsX = Math.round(byX * scale);
        shakePixelsY = Math.round(byY * scale);
        moveSection();
    }

    private void place(float roundingX, float roundingY) {
        leftPixel = Math.round((x + roundingX) * scale - windowWidth / 2f);
        bottomPixel = Math.round((y + roundingY) * scale - windowHeight / 2f);
        moveSection();
    }

    private void moveSection() {
        int step = STEP * scale;
        section.move(
                Math.floorDiv(leftPixel + shakePixelsX, step) * STEP,
                Math.floorDiv(bottomPixel + shakePixelsY, step) * STEP);
    }

    ViewSection section() {
        return section;
    }

    int scale() {
        return scale;
    }

    int windowWidth() {
        return windowWidth;
    }

    int windowHeight() {
        return windowHeight;
    }

    /** Returns the window pixels from the section's left edge to the window's. */
    int shiftX() {
        return leftPixel + shakePixelsX - section.left() * scale;
    }

    int shiftY() {
        return bottomPixel + shakePixelsY - section.bottom() * scale;
    }

    float cellX(float screenX) {
        return (leftPixel + screenX) / scale / CELL;
    }

    float cellY(float screenY) {
        return (bottomPixel + windowHeight - screenY) / scale / CELL;
    }

    float screenX(float cellX) {
        return cellX * CELL * scale - leftPixel;
    }

    float screenY(float cellY) {
        return cellY * CELL * scale - bottomPixel;
    }
}
