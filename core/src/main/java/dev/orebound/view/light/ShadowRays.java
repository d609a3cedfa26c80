package dev.orebound.view.light;

import java.nio.ByteBuffer;

/** Follows light from a point in {@link #DIRECTIONS} directions until rock stops it. */
final class ShadowRays {
    /** Counter-clockwise from east. */
    static final int DIRECTIONS = 256;

    /** Within so many pixels nothing stops a light, since what shines may itself stand at a rim. */
    private static final float FREE = 4;

    private static final float STEP = 1.5f;

    private final LightOccluders occluders;
    private final float[] cosines = new float[DIRECTIONS];
    private final float[] sines = new float[DIRECTIONS];

    ShadowRays(LightOccluders occluders) {
        this.occluders = occluders;
        for (int i = 0; i < DIRECTIONS; i++) {
            // Each direction stands for the texel's middle.
            double turn = (i + 0.5) * 2 * Math.PI / DIRECTIONS;
            cosines[i] = (float) Math.cos(turn);
            sines[i] = (float) Math.sin(turn);
        }
    }

    /**
     * Writes for each direction how far light comes, as 255ths of the radius.
     *
     * @param row what is written to, from position {@code at}
     */
    void follow(float x, float y, float radius, ByteBuffer row, int at) {
        for (int i = 0; i < DIRECTIONS; i++) {
            float far = distance(x, y, cosines[i], sines[i], radius);
            row.put(at + i, (byte) Math.round(255 * Math.min(1, far / radius)));
        }
    }

    private float distance(float x, float y, float cosine, float sine, float radius) {
        for (float far = FREE; far < radius; far += STEP) {
            if (occluders.stopsAt((int) (x + cosine * far), (int) (y + sine * far))) {
                return far;
            }
        }
        return radius;
    }
}
