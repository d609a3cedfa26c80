package dev.orebound.world.intent;

/**
 * Tabulates the unit vectors of all aims and the cosines of arcs. StrictMath computes them once, because it gives the
 * same bits on every machine, unlike Math and libGDX's tables.
 */
public final class AimTable {
    private static final int SPREAD = 389;

    private static final float[] COSINES = new float[Intent.AIMS];
    private static final float[] SINES = new float[Intent.AIMS];
    private static final float[] HALF_ARC_COSINES = new float[361];

    static {
        for (int aim = 0; aim < Intent.AIMS; aim++) {
            double turn = 2 * StrictMath.PI * aim / Intent.AIMS;
            COSINES[aim] = (float) StrictMath.cos(turn);
            SINES[aim] = (float) StrictMath.sin(turn);
        }
        for (int degrees = 0; degrees < HALF_ARC_COSINES.length; degrees++) {
            HALF_ARC_COSINES[degrees] = (float) StrictMath.cos(StrictMath.PI * degrees / 360);
        }
    }

    private AimTable() {}

    /**
     * Returns an aim for a number, such as a spawn id. Consecutive numbers get aims that are far apart, because the
     * difference between them is no simple fraction of a turn.
     *
     * @param number 0 or more
     */
    public static int spread(long number) {
        return (int) (number * SPREAD % Intent.AIMS);
    }

    /** Returns the eastward part of an aim's unit vector; {@code aim} from 0 to {@link Intent#AIMS} - 1. */
    public static float x(int aim) {
        return COSINES[aim];
    }

    /** Returns the northward part of an aim's unit vector. */
    public static float y(int aim) {
        return SINES[aim];
    }

    /**
     * Returns the cosine of half an arc. Two unit vectors whose dot product is at least this lie within half the arc of
     * each other.
     *
     * @param degrees the whole opening, 0 to 360
     */
    public static float halfArcCosine(int degrees) {
        return HALF_ARC_COSINES[degrees];
    }
}
