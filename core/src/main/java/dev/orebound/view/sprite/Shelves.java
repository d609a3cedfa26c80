package dev.orebound.view.sprite;

/**
 * Finds a place for each of many small rectangles on one square: from left to right on shelves as high as their first
 * rectangle. Wastes little when the rectangles come from the highest to the lowest.
 */
final class Shelves {
    /** Clear pixels round each rectangle, so that no neighbour shines in. */
    private static final int PADDING = 1;

    private final int width;
    private int nextX = PADDING;
    private int shelfY = PADDING;
    private int shelfHeight;
    private int x;
    private int y;

    /** @param width of the square, in pixels */
    Shelves(int width) {
        this.width = width;
    }

    /**
     * Finds the next rectangle's place, {@link #x()} and {@link #y()}.
     *
     * @throws IllegalArgumentException if it is wider than the square
     */
    void place(int rectangleWidth, int rectangleHeight) {
        if (rectangleWidth + 2 * PADDING > width) {
            throw new IllegalArgumentException(rectangleWidth + " pixels do not fit into " + width);
        }
        if (nextX + rectangleWidth + PADDING > width) {
            shelfY += shelfHeight + PADDING;
            shelfHeight = 0;
            nextX = PADDING;
        }
        x = nextX;
        y = shelfY;
        nextX += rectangleWidth + PADDING;
        shelfHeight = Math.max(shelfHeight, rectangleHeight);
    }

    int x() {
        return x;
    }

    int y() {
        return y;
    }

    /** How high all shelves are together, with the padding. */
    int height() {
        return shelfY + shelfHeight + PADDING;
    }
}
