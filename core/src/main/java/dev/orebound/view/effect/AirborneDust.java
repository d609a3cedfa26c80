package dev.orebound.view.effect;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.biome.Biome.AirLook;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.draw.ViewSection;

/**
 * Draws what drifts in a biome's air: dust, spray, embers. It shows only where light falls on it; motes that leave the
 * view come back in on the other side.
 */
public final class AirborneDust implements SceneLayer {
    /** Side of the square of motes that is repeated, in pixels; larger than any view. */
    private static final float TILE = 640;

    private static final float VIEW_WIDTH = 427;
    private static final float VIEW_HEIGHT = 240;

    /** Distance beyond the view from which a mote may sway into it, in pixels. */
    private static final float REACH = 11;

    private final float[] x;
    private final float[] y;
    private final float[] phase;
    private final AirLook look;
    private final QuadBatch batch;
    private final ViewSection section;
    private float time;
    private int shown;

    public AirborneDust(QuadBatch batch, ViewSection section, AirLook look, RandomStream chance) {
        this.look = look;
        // The square is larger than a view, and so are its motes more.
        int count = Math.round(look.moteCount() * TILE * TILE / (VIEW_WIDTH * VIEW_HEIGHT));
        x = new float[count];
        y = new float[count];
        phase = new float[count];
        this.batch = batch;
        this.section = section;
        for (int i = 0; i < x.length; i++) {
            x[i] = chance.unit() * TILE;
            y[i] = chance.unit() * TILE;
            phase[i] = chance.unit() * 6.28f;
        }
        shown = count;
    }

    /** Shows a share of all motes from now on, from 0 to 1. */
    public void showShare(float share) {
        shown = Math.round(share * x.length);
    }

    @Override
    public void update(float seconds) {
        time += seconds;
    }

    @Override
    public void draw() {
        for (int i = 0; i < shown; i++) {
            if (!isNear(x[i] + time * 2.2f - section.left(), section.width())
                    || !isNear(y[i] + time * look.moteRise() - section.bottom(), section.height())) {
                continue;
            }
            double sway = Math.sin(time * 0.35 + phase[i]) * 9;
            float drawnX = wrap(x[i] + (float) sway + time * 2.2f, section.left());
            float drawnY = wrap(
                    y[i] + (float) Math.cos(time * 0.5 + phase[i] * 2) * 5 + time * look.moteRise(), section.bottom());
            if (section.sees(drawnX, drawnY, 1)) {
                float twinkle = 0.5f + 0.5f * batch.flashes().wave(time * 1.1 + phase[i] * 5);
                batch.colour(look.motes(), 0.1f + 0.4f * twinkle);
                batch.effect(QuadShape.BLOCK, 0, (0.04f + look.moteGlow() / 100f) * twinkle, 0);
                batch.shape((float) Math.floor(drawnX), (float) Math.floor(drawnY), 1, 1);
            }
        }
    }

    /** Returns true if a mote may be in view; this costs less than finding its place. */
    private static boolean isNear(float off, int length) {
        float onTile = off + REACH - TILE * (float) Math.floor((off + REACH) / TILE);
        return onTile < length + 2 * REACH;
    }

    private static float wrap(float at, float from) {
        float off = (at - from) % TILE;
        return from + (off < 0 ? off + TILE : off);
    }
}
