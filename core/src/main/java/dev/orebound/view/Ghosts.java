package dev.orebound.view;

import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.Shape;

/** The last picture of those who just died, white and dissolving. */
final class Ghosts {
    private static final int MOST = 32;
    private static final float SECONDS = 0.32f;

    private final Strip[] strip = new Strip[MOST];
    private final float[] x = new float[MOST];
    private final float[] y = new float[MOST];
    private final float[] age = new float[MOST];
    private final boolean[] looksWest = new boolean[MOST];
    private int next;

    Ghosts(Looks looks) {
        for (int i = 0; i < MOST; i++) {
            strip[i] = looks.player.hurt();
            age[i] = SECONDS;
        }
    }

    /** One more, its feet on a pixel. */
    void add(ActorLook look, Pose pose) {
        int i = next++ % MOST;
        strip[i] = look.hurt();
        x[i] = pose.x * Frame.CELL;
        y[i] = pose.y * Frame.CELL - ActorPainter.FOOT;
        looksWest[i] = pose.looksWest;
        age[i] = 0;
    }

    void move(float seconds) {
        for (int i = 0; i < MOST; i++) {
            age[i] = Math.min(SECONDS, age[i] + seconds);
        }
    }

    void addTo(DrawOrder order) {
        for (int i = 0; i < MOST; i++) {
            if (age[i] < SECONDS) {
                order.add(DrawOrder.Sort.GHOST, i, y[i]);
            }
        }
    }

    void paint(QuadBatch batch, int i, float flashMeasure) {
        float along = age[i] / SECONDS;
        batch.colour(0xffffff, 1 - along * along);
        batch.effect(Shape.SPRITE, (1 - along * 0.6f) * flashMeasure, 1, 0);
        float sunk = along * 3;
        int picture = strip[i].frames() - 1;
        if (looksWest[i]) {
            strip[i].drawMirrored(batch, picture, x[i], y[i] - sunk);
        } else {
            strip[i].draw(batch, picture, x[i], y[i] - sunk);
        }
    }
}
