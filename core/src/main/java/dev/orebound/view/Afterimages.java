package dev.orebound.view;

import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.sprite.SpriteStrip;
import java.util.Arrays;

/** What the player leaves behind while dashing: pictures of itself that fade at once. */
final class Afterimages implements SceneLayer {
    private static final int MOST = 10;
    private static final float SECONDS = 0.36f;
    private static final int COLOUR = 0x9fc8ff;

    private final QuadBatch batch;
    private final SpriteStrip strip;
    private final float[] x = new float[MOST];
    private final float[] y = new float[MOST];
    private final float[] age = new float[MOST];
    private final boolean[] looksWest = new boolean[MOST];
    private int next;

    Afterimages(SceneContext frame) {
        batch = frame.batch;
        strip = frame.sprites.player.dash();
        Arrays.fill(age, SECONDS);
    }

    /** One more, where its feet are, in world pixels. */
    void add(float atX, float atY, boolean west) {
        int i = next++ % MOST;
        x[i] = atX;
        y[i] = atY;
        looksWest[i] = west;
        age[i] = 0;
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < MOST; i++) {
            age[i] = Math.min(SECONDS, age[i] + seconds);
        }
    }

    @Override
    public void draw() {
        for (int i = 0; i < MOST; i++) {
            if (age[i] < SECONDS) {
                float left = 1 - age[i] / SECONDS;
                batch.colour(COLOUR, 0.85f * left);
                batch.effect(QuadShape.SPRITE, 0.5f * left, left, 0);
                if (looksWest[i]) {
                    strip.drawMirrored(batch, 0, x[i], y[i]);
                } else {
                    strip.draw(batch, 0, x[i], y[i]);
                }
            }
        }
    }
}
