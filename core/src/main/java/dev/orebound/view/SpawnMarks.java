package dev.orebound.view;

import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.Section;
import dev.orebound.view.draw.Shape;
import dev.orebound.view.light.Lights;

/** Marks on the ground where somebody will come up: they close in as the time comes. */
final class SpawnMarks {
    static final int COLOUR = 0xc8403a;
    private static final int MOST = 64;
    private static final float RADIUS = 15;
    private static final float LIGHT_RADIUS = 34;

    private final Grid grid;
    private final Strip strip;
    private final int[] cell = new int[MOST];
    private final int[] ticks = new int[MOST];
    private final int[] left = new int[MOST];
    private int next;

    SpawnMarks(Grid grid, Strip strip) {
        this.grid = grid;
        this.strip = strip;
    }

    void add(int onCell, int forTicks) {
        int i = next++ % MOST;
        cell[i] = onCell;
        ticks[i] = Math.max(1, forTicks);
        left[i] = ticks[i];
    }

    /** One tick has passed. */
    void tick() {
        for (int i = 0; i < MOST; i++) {
            left[i] = Math.max(0, left[i] - 1);
        }
    }

    void paint(QuadBatch batch, Frame frame) {
        for (int i = 0; i < MOST; i++) {
            if (left[i] > 0 && frame.section.sees(x(i), y(i), RADIUS)) {
                paint(batch, frame, i);
            }
        }
    }

    private void paint(QuadBatch batch, Frame frame, int i) {
        float done = 1 - Math.max(0, left[i] - frame.alpha) / ticks[i];
        float pulse = 0.75f + 0.25f * (float) Math.sin(frame.time * (8 + 14 * done));
        float radius = RADIUS * (1.05f - 0.6f * done);
        batch.colour(COLOUR, 0.35f + 0.5f * done);
        batch.effect(Shape.RING, 0, 0.8f * pulse, 1.6f / radius);
        batch.shape(x(i) - radius, y(i) - radius * 0.72f, radius * 2, radius * 1.44f);
        batch.colour(0xffffff, Math.min(1, 0.4f + done));
        batch.effect(Shape.SPRITE, 0, pulse, 0);
        strip.draw(batch, strip.frameAt(done), x(i), y(i) - 1);
    }

    void addTo(Lights lights, Section section) {
        for (int i = 0; i < MOST; i++) {
            if (left[i] > 0 && section.sees(x(i), y(i), LIGHT_RADIUS)) {
                float done = 1 - left[i] / (float) ticks[i];
                lights.add(x(i), y(i), LIGHT_RADIUS, COLOUR, 0.3f + 0.7f * done);
            }
        }
    }

    private float x(int i) {
        return (grid.x(cell[i]) + 0.5f) * Frame.CELL;
    }

    private float y(int i) {
        return (grid.y(cell[i]) + 0.5f) * Frame.CELL;
    }
}
