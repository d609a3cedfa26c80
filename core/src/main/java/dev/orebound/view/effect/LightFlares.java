package dev.orebound.view.effect;

import dev.orebound.view.draw.ViewSection;
import dev.orebound.view.light.LightList;

/** Lights that flare up and go out: where ore breaks, a blow lands, a monster comes up. */
public final class LightFlares {
    private static final int MOST = 12;

    private final float[] x = new float[MOST];
    private final float[] y = new float[MOST];
    private final float[] radius = new float[MOST];
    private final float[] strength = new float[MOST];
    private final float[] left = new float[MOST];
    private final float[] life = new float[MOST];
    private final int[] rgb = new int[MOST];
    private int next;

    /** One more, in place of the oldest if need be. Lengths are pixels. */
    public void add(float atX, float atY, float radiusPixels, int colour, float brightness, float seconds) {
        int i = next++ % MOST;
        x[i] = atX;
        y[i] = atY;
        radius[i] = radiusPixels;
        rgb[i] = colour;
        strength[i] = brightness;
        life[i] = seconds;
        left[i] = seconds;
    }

    public void move(float seconds) {
        for (int i = 0; i < MOST; i++) {
            left[i] = Math.max(0, left[i] - seconds);
        }
    }

    public void addTo(LightList lights, ViewSection section) {
        for (int i = 0; i < MOST; i++) {
            if (left[i] > 0 && section.sees(x[i], y[i], radius[i])) {
                float part = left[i] / life[i];
                lights.add(x[i], y[i], radius[i], rgb[i], strength[i] * part * part);
            }
        }
    }
}
