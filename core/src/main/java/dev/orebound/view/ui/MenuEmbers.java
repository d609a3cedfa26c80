package dev.orebound.view.ui;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;

/** Draws sparks that rise and go out over menus. Sizes and speeds are shares of the window's height. */
public final class MenuEmbers {
    private static final int COUNT = 70;
    private static final float SLOWEST = 0.025f;
    private static final float FASTEST = 0.11f;
    private static final float SWAY = 0.02f;

    private final RandomStream chance = new RandomStreams(Seed.of("embers")).stream("view.Embers");
    private final float[] x = new float[COUNT];
    private final float[] y = new float[COUNT];
    private final float[] speed = new float[COUNT];
    private final float[] phase = new float[COUNT];
    private float time;

    public MenuEmbers() {
        for (int i = 0; i < COUNT; i++) {
            kindle(i);
            y[i] = chance.unit();
        }
    }

    private void kindle(int ember) {
        x[ember] = chance.unit();
        y[ember] = -0.02f;
        speed[ember] = SLOWEST + (FASTEST - SLOWEST) * chance.unit() * chance.unit();
        phase[ember] = chance.unit() * 6.3f;
    }

    /** Moves on and draws. */
    public void draw(UiPane pane, int width, int height, int grain, float seconds) {
        time += seconds;
        for (int i = 0; i < COUNT; i++) {
            y[i] += speed[i] * seconds;
            if (y[i] > 1.02f) {
                kindle(i);
            }
            float life = Math.max(0, 1 - y[i]);
            float flicker = 0.65f + 0.35f * pane.flashes().wave(time * 5 + phase[i] * 3);
            float at = x[i] * width + (float) Math.sin(time * 0.9f + phase[i]) * SWAY * height;
            float alpha = life * flicker;
            int rgb = UiPalette.mix(UiPalette.BLOOD, UiPalette.GOLD, Math.min(1, life * 1.2f));
            pane.glow(at, y[i] * height, grain * 7f, rgb, 0.22f * alpha);
            float spark = grain * (speed[i] > FASTEST * 0.5f ? 1 : 0.67f);
            pane.fill(Math.round(at), Math.round(y[i] * height), spark, spark, rgb, 0.9f * alpha);
        }
    }
}
