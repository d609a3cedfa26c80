package dev.orebound.view.light;

/** What stops light, pixel by pixel: rock's tops, and doors while they are shut. Beyond the edge all is rock. */
public final class LightOccluders {
    private final int width;
    private final int height;
    private final byte[] rock;
    private int version;

    /** @param rock 1 where light is stopped, else 0, row by row from the south; taken over, not copied */
    public LightOccluders(int width, int height, byte[] rock) {
        this.width = width;
        this.height = height;
        this.rock = rock;
    }

    boolean stopsAt(int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= height || rock[x + y * width] != 0;
    }

    /** Counts every change. */
    int version() {
        return version;
    }

    /** Stops light on a rectangle; {@link #open} takes it back. */
    public void shut(int x, int y, int rectangleWidth, int rectangleHeight) {
        change(x, y, rectangleWidth, rectangleHeight, 2);
    }

    /** Lets light through a rectangle that was shut; rock stays. */
    public void open(int x, int y, int rectangleWidth, int rectangleHeight) {
        change(x, y, rectangleWidth, rectangleHeight, 0);
    }

    private void change(int x, int y, int rectangleWidth, int rectangleHeight, int shutBit) {
        for (int row = Math.max(0, y); row < Math.min(height, y + rectangleHeight); row++) {
            for (int column = Math.max(0, x); column < Math.min(width, x + rectangleWidth); column++) {
                int index = column + row * width;
                rock[index] = (byte) ((rock[index] & 1) | shutBit);
            }
        }
        version++;
    }
}
