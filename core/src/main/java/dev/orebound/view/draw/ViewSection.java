package dev.orebound.view.draw;

/** The part of the world that is drawn, in whole world pixels: the same for every layer of a frame. */
public final class ViewSection {
    private int left;
    private int bottom;
    private int width = 1;
    private int height = 1;

    public void move(int newLeft, int newBottom) {
        left = newLeft;
        bottom = newBottom;
    }

    public void resize(int newWidth, int newHeight) {
        width = newWidth;
        height = newHeight;
    }

    public int left() {
        return left;
    }

    public int bottom() {
        return bottom;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** Returns true if anything within {@code reach} pixels of a point can be seen. */
    public boolean sees(float x, float y, float reach) {
        return x + reach > left && x - reach < left + width && y + reach > bottom && y - reach < bottom + height;
    }
}
