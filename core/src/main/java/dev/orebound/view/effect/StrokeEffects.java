package dev.orebound.view.effect;

import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.ViewSection;

/** Draws shapes that vanish quickly: the trails of blows, and rings that run outwards. */
public final class StrokeEffects {
    private static final int MOST = 24;

    private final QuadShape[] shape = new QuadShape[MOST];
    private final float[] x = new float[MOST];
    private final float[] y = new float[MOST];
    private final float[] directionX = new float[MOST];
    private final float[] directionY = new float[MOST];
    private final float[] reach = new float[MOST];
    private final float[] halfArc = new float[MOST];
    private final boolean[] isBack = new boolean[MOST];
    private final float[] age = new float[MOST];
    private final float[] life = new float[MOST];
    private final int[] rgb = new int[MOST];
    private int next;

    /** Direction in which a blow sweeps. */
    public enum Sweep {
        /** Counter-clockwise. */
        FORTH,
        /** Clockwise. */
        BACK
    }

    /**
     * Adds the trail of a blow.
     *
     * @param halfTurns half its arc, in half turns: 0 to 1
     */
    public void crescent(
            float atX,
            float atY,
            float towardsX,
            float towardsY,
            float reachPixels,
            float halfTurns,
            Sweep sweep,
            int colour) {
        add(QuadShape.CRESCENT, atX, atY, reachPixels, 0.2f, colour);
        int i = (next - 1) % MOST;
        isBack[i] = sweep == Sweep.BACK;
        directionX[i] = towardsX;
        directionY[i] = towardsY;
        halfArc[i] = halfTurns;
    }

    /** Adds a ring that runs out to a radius. */
    public void ring(float atX, float atY, float reachPixels, float seconds, int colour) {
        add(QuadShape.RING, atX, atY, reachPixels, seconds, colour);
    }

    private void add(QuadShape what, float atX, float atY, float reachPixels, float seconds, int colour) {
        int i = next++ % MOST;
        shape[i] = what;
        x[i] = atX;
        y[i] = atY;
        reach[i] = reachPixels;
        age[i] = 0;
        life[i] = seconds;
        rgb[i] = colour;
    }

    public void move(float seconds) {
        for (int i = 0; i < MOST; i++) {
            age[i] += seconds;
        }
    }

    /** Draws those of one shape. */
    public void draw(QuadShape which, QuadBatch batch, ViewSection section) {
        for (int i = 0; i < MOST; i++) {
            if (shape[i] == which && age[i] < life[i] && section.sees(x[i], y[i], reach[i])) {
                draw(batch, i, age[i] / life[i]);
            }
        }
    }

    private void draw(QuadBatch batch, int i, float along) {
        if (shape[i] == QuadShape.CRESCENT) {
            batch.colour(rgb[i], 0.95f);
            batch.effect(QuadShape.CRESCENT, along, batch.flashes().dimmed(0.8f), halfArc[i]);
            if (isBack[i]) {
                batch.turnedBack(x[i], y[i], reach[i], directionX[i], directionY[i]);
            } else {
                batch.turned(x[i], y[i], reach[i], directionX[i], directionY[i]);
            }
        } else {
            float out = 1 - (1 - along) * (1 - along);
            float radius = Math.max(2, reach[i] * out);
            batch.colour(rgb[i], batch.flashes().dimmed(0.8f) * (1 - along));
            batch.effect(
                    QuadShape.RING, 0, batch.flashes().flash(0.7f), Math.min(1, 1.8f / radius * (1 + 2 * (1 - along))));
            batch.shape(x[i] - radius, y[i] - radius * 0.8f, radius * 2, radius * 1.6f);
        }
    }
}
