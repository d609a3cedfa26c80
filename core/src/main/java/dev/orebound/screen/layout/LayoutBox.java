package dev.orebound.screen.layout;

/**
 * A rectangle on the window, in real pixels; y grows upwards.
 *
 * @param x its left side
 * @param y its lower side
 */
public record LayoutBox(int x, int y, int width, int height) {
    public int right() {
        return x + width;
    }

    public int top() {
        return y + height;
    }

    /** Returns true if it has these sides. */
    public boolean has(int otherX, int otherY, int otherWidth, int otherHeight) {
        return x == otherX && y == otherY && width == otherWidth && height == otherHeight;
    }

    public boolean contains(float px, float py) {
        return px >= x && px < right() && py >= y && py < top();
    }

    /** Returns true if the boxes share a pixel. */
    public boolean overlaps(LayoutBox other) {
        return x < other.right() && other.x < right() && y < other.top() && other.y < top();
    }

    /** Returns true if the other box lies completely within this one. */
    public boolean holds(LayoutBox other) {
        return other.x >= x && other.y >= y && other.right() <= right() && other.top() <= top();
    }
}
