package dev.orebound.view.floor;

/**
 * Which way the surface leans at each pixel, so that light from one side shows it. A lean is two parts of -1 to 1, east
 * and north, packed into a byte of two times 4 bits; flat is {@link #FLAT}.
 */
final class Relief {
    static final int FLAT = 8 << 4 | 8;

    private static final float STEPS = 7;

    private Relief() {}

    /** The byte for a lean; what is steeper than 1 counts as 1. */
    static int code(float east, float north) {
        return part(east) << 4 | part(north);
    }

    private static int part(float lean) {
        return 8 + Math.round(Math.max(-1, Math.min(1, lean)) * STEPS);
    }
}
