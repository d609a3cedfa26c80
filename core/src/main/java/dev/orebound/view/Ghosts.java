package dev.orebound.view;

import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.sprite.SpriteStrip;

/** Those who just died: they fall, lie for a moment and fade. */
final class Ghosts implements SceneLayer {
    private static final int MOST = 48;
    private static final float FALL_SECONDS = 0.42f;
    private static final float LIE_SECONDS = 1.6f;
    private static final float SECONDS = 2.4f;

    private final SpriteStrip[] strip = new SpriteStrip[MOST];
    private final float[] x = new float[MOST];
    private final float[] y = new float[MOST];
    private final float[] age = new float[MOST];
    private final boolean[] looksWest = new boolean[MOST];
    private int next;

    private final SceneContext frame;
    private final DepthOrder order;

    Ghosts(SceneContext frame, DepthOrder order) {
        this.frame = frame;
        this.order = order;
        order.paintWith(DepthOrder.Sort.GHOST, this::paint);
        for (int i = 0; i < MOST; i++) {
            strip[i] = frame.sprites.player.die();
            age[i] = SECONDS;
        }
    }

    /** One more, where it was drawn last. */
    void add(ActorSprites look, ActorPose pose) {
        int i = next++ % MOST;
        strip[i] = look.die();
        x[i] = pose.x * SceneContext.CELL;
        y[i] = pose.y * SceneContext.CELL - ActorPainter.FOOT;
        looksWest[i] = pose.looksWest;
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
                order.add(DepthOrder.Sort.GHOST, i, y[i]);
            }
        }
    }

    private void paint(int i) {
        QuadBatch batch = frame.batch;
        float alpha = Math.min(1, (SECONDS - age[i]) / (SECONDS - LIE_SECONDS));
        float fresh = Math.max(0, 1 - age[i] / ActorPose.FLASH_SECONDS);
        batch.colour(0xffffff, alpha);
        batch.effect(QuadShape.SPRITE, 0.9f * fresh * frame.flash, Math.max(0, 1 - age[i] / LIE_SECONDS), 0);
        int picture = strip[i].frameAt(age[i] / FALL_SECONDS);
        if (looksWest[i]) {
            strip[i].drawMirrored(batch, picture, x[i], y[i]);
        } else {
            strip[i].draw(batch, picture, x[i], y[i]);
        }
    }
}
