package dev.orebound.view.arena;

import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.draw.ViewSection;
import dev.orebound.view.effect.EventColours;
import dev.orebound.view.effect.ImpactEffects;
import dev.orebound.view.frame.DepthOrder;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.light.LightList;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.event.WorldEvent.MarkEvent;

/**
 * Draws marks on the ground where monsters will come up: rings of runes as large as the monster, which close in as the
 * time comes. They are violet, unlike the telegraph of a blow.
 */
public final class SpawnMarkPainter implements SceneLayer {
    private static final int MOST = 64;
    private static final float LIGHT_RADIUS = 40;
    /** Radius of a mark, in pixels: a least one, and an addition for each cell of the monster's radius. */
    private static final float LEAST_RADIUS = 7;

    private static final float RADIUS_A_CELL = 27;
    /** Height of a ring on the ground, compared with its width. */
    private static final float FORESHORTENED = 0.74f;

    private static final float ABOUT_TO_COME = 0.93f;

    private final SceneContext frame;
    private final SpriteStrip strip;
    private final float[] x = new float[MOST];
    private final float[] y = new float[MOST];
    private final int[] ticks = new int[MOST];
    private final int[] left = new int[MOST];
    private final float[] radius = new float[MOST];
    private int next;
    private final WaveEmergence emergence;

    public SpawnMarkPainter(SceneContext frame, DepthOrder order, ImpactEffects impacts) {
        this.frame = frame;
        emergence = new WaveEmergence(frame, order, impacts);
        strip = frame.sprites.spawnMark;
    }

    /** Adds a mark at a place, in world pixels. */
    public void add(float atX, float atY, MarkEvent event) {
        emergence.add(event);
        float cells = frame.world.content().monsters().at(event.monster).radiusCells();
        int i = next++ % MOST;
        x[i] = atX;
        y[i] = atY;
        radius[i] = LEAST_RADIUS + RADIUS_A_CELL * cells;
        ticks[i] = Math.max(1, event.ticks);
        left[i] = ticks[i];
    }

    /** Counts a tick. */
    public void tick() {
        for (int i = 0; i < MOST; i++) {
            left[i] = Math.max(0, left[i] - 1);
        }
        emergence.tick();
    }

    @Override
    public void draw() {
        for (int i = 0; i < MOST; i++) {
            if (left[i] > 0 && frame.section.sees(x[i], y[i], radius[i])) {
                paint(frame.batch, i);
            }
        }
        emergence.draw();
    }

    /** Shows the arrival of a monster at a place, in world pixels; returns false if no mark announced it. */
    public boolean arrive(float atX, float atY) {
        return emergence.arrive(atX, atY);
    }

    private void paint(QuadBatch batch, int i) {
        float done = 1 - Math.max(0, left[i] - frame.alpha) / ticks[i];
        float pulse = 0.75f + 0.25f * frame.flashes.wave(frame.time * (8 + 14 * done));
        float wide = radius[i];
        float high = wide * FORESHORTENED;
        frame.kept.keepDisc(x[i], y[i], wide);
        batch.colour(0, 0.45f * Math.min(1, done * 6));
        batch.effect(QuadShape.SHADOW, 0, 0, 0);
        batch.shape(x[i] - wide, y[i] - high, wide * 2, high * 2);
        batch.colour(EventColours.ARRIVAL, 0.6f + 0.4f * done);
        batch.effect(QuadShape.RUNES, done, (0.5f + 0.5f * done) * pulse, 0);
        batch.shape(x[i] - wide, y[i] - high, wide * 2, high * 2);
        batch.colour(0xffffff, Math.min(1, 0.2f + done));
        batch.effect(QuadShape.SPRITE, done > ABOUT_TO_COME ? 0.7f : 0, pulse, 0);
        strip.draw(batch, strip.frameAt(done), x[i], y[i]);
    }

    public void addTo(LightList lights, ViewSection section) {
        for (int i = 0; i < MOST; i++) {
            if (left[i] > 0 && section.sees(x[i], y[i], LIGHT_RADIUS)) {
                float done = 1 - left[i] / (float) ticks[i];
                lights.add(x[i], y[i], LIGHT_RADIUS, EventColours.ARRIVAL, 0.3f + 0.7f * done);
            }
        }
    }
}
