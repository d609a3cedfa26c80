package dev.orebound.view.floor;

/**
 * How far each pixel of rock's top lies from its rim, in pixels.
 *
 * <p>Source: the chamfer distance in two sweeps (Borgefors: Distance Transformations in Digital Images, 1986), with the
 * weights 3 and 4.
 */
final class RimDistance {
    /** What lies deeper counts as this deep. */
    static final int MOST = 40;

    private static final int STRAIGHT = 3;
    private static final int DIAGONAL = 4;

    private final byte[] distance;

    RimDistance(int width, int height, byte[] material) {
        distance = new byte[material.length];
        for (int i = 0; i < distance.length; i++) {
            distance[i] = (byte) (material[i] == RockShape.TOP ? MOST * STRAIGHT : 0);
        }
        for (int y = 1; y < height; y++) {
            for (int x = 1; x < width - 1; x++) {
                sweep(x + y * width, -1, -width);
            }
        }
        for (int y = height - 2; y >= 0; y--) {
            for (int x = width - 2; x > 0; x--) {
                sweep(x + y * width, 1, width);
            }
        }
        for (int i = 0; i < distance.length; i++) {
            distance[i] = (byte) (distance[i] / STRAIGHT);
        }
    }

    private void sweep(int at, int beside, int row) {
        int nearest = distance[at];
        if (nearest > 0) {
            nearest = Math.min(nearest, distance[at + beside] + STRAIGHT);
            nearest = Math.min(nearest, distance[at + row] + STRAIGHT);
            nearest = Math.min(nearest, distance[at + row - 1] + DIAGONAL);
            nearest = Math.min(nearest, distance[at + row + 1] + DIAGONAL);
            distance[at] = (byte) nearest;
        }
    }

    byte[] distances() {
        return distance;
    }
}
