package dev.orebound.workbench.overlay;

import dev.orebound.world.WorldInspector;
import dev.orebound.world.World;
import java.util.Arrays;

/** Noises of the last moments, which the world itself forgets as soon as they are heard. */
final class Echoes {
    /** For how many ticks a noise is still shown. */
    static final int KEPT_TICKS = 45;

    private static final int MOST = 32;

    private final float[] xs = new float[MOST];
    private final float[] ys = new float[MOST];
    private final long[] ticks = new long[MOST];
    private int next;

    Echoes() {
        clear();
    }

    void clear() {
        Arrays.fill(ticks, -KEPT_TICKS);
    }

    void listen(World world) {
        WorldInspector insight = world.insight();
        for (int i = 0; i < insight.noises(); i++) {
            xs[next] = insight.noiseX(i);
            ys[next] = insight.noiseY(i);
            ticks[next] = world.tick();
            next = (next + 1) % MOST;
        }
    }

    int size() {
        return MOST;
    }

    float x(int echo) {
        return xs[echo];
    }

    float y(int echo) {
        return ys[echo];
    }

    /** How much of it is left in a tick, from 1 down to 0. */
    float left(int echo, long tick) {
        return Math.max(0, 1 - (tick - ticks[echo]) / (float) KEPT_TICKS);
    }
}
