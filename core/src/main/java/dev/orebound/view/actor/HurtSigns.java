package dev.orebound.view.actor;

import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.world.component.BodyComponent;
import org.jspecify.annotations.Nullable;

/**
 * Shows at the hero what took health from it: a tick of light on the side of each monster that did, and a ring about
 * the feet for what the ground or a status took. Blows from nearly the same side are joined.
 */
public final class HurtSigns {
    private static final int MOST = 6;
    private static final float SECONDS = 0.7f;
    private static final float REACH = 24;
    /** Half the arc of a tick, in half turns. */
    private static final float HALF_ARC = 0.2f;

    private static final float THICKNESS = 0.2f;

    /** Cosine of the angle between two sides from which they are joined. */
    private static final float SAME_SIDE = 0.8f;

    private static final int COLOUR = 0xffdcc4;
    private static final float RING_WIDTH = 13;
    private static final float RING_HEIGHT = 7;

    private final SceneContext frame;
    private final float[] sideX = new float[MOST];
    private final float[] sideY = new float[MOST];
    private final float[] left = new float[MOST];
    private float ring;
    private int next;

    public HurtSigns(SceneContext frame) {
        this.frame = frame;
    }

    /**
     * Shows a loss of health.
     *
     * @param by the body that caused it, or null for the ground, a status or anything else without a side
     */
    public void show(@Nullable BodyComponent by) {
        BodyComponent hero = frame.world.player().body();
        float dx = by == null ? 0 : by.x - hero.x;
        float dy = by == null ? 0 : by.y - hero.y;
        float far = (float) Math.sqrt(dx * dx + dy * dy);
        if (far < 0.01f) {
            ring = SECONDS;
            return;
        }
        int at = find(dx / far, dy / far);
        sideX[at] = dx / far;
        sideY[at] = dy / far;
        left[at] = SECONDS;
    }

    private int find(float x, float y) {
        for (int i = 0; i < MOST; i++) {
            if (left[i] > 0 && sideX[i] * x + sideY[i] * y > SAME_SIDE) {
                return i;
            }
        }
        return next++ % MOST;
    }

    /** Returns the number of sides from which blows are shown. */
    int sides() {
        int sides = 0;
        for (float each : left) {
            sides += each > 0 ? 1 : 0;
        }
        return sides;
    }

    void update(float seconds) {
        ring = Math.max(0, ring - seconds);
        for (int i = 0; i < MOST; i++) {
            left[i] = Math.max(0, left[i] - seconds);
        }
    }

    void draw() {
        BodyComponent hero = frame.world.player().body();
        float x = Math.round(frame.x(hero));
        float foot = Math.round(frame.y(hero) - SceneContext.FOOT);
        if (ring > 0) {
            float strength = strength(ring);
            frame.batch.colour(COLOUR, strength);
            frame.batch.effect(QuadShape.RING, 0, 0.5f * strength, 0.16f);
            frame.batch.shape(x - RING_WIDTH, foot - RING_HEIGHT, RING_WIDTH * 2, RING_HEIGHT * 2);
        }
        float middle = foot + frame.sprites.player.idle().height() / 2f;
        for (int i = 0; i < MOST; i++) {
            if (left[i] > 0) {
                float strength = strength(left[i]);
                frame.batch.colour(COLOUR, strength);
                frame.batch.effect(QuadShape.WEDGE_EDGE, THICKNESS, 0.5f * strength, HALF_ARC);
                frame.batch.turned(x, middle, REACH, sideX[i], sideY[i]);
            }
        }
    }

    private float strength(float seconds) {
        return frame.flashes.dimmed(Math.min(1, 1.6f * seconds / SECONDS));
    }
}
