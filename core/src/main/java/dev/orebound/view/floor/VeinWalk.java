package dev.orebound.view.floor;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.biome.Biome.VeinLook;

/** Walks along the wandering lines of a {@link VeinLook}. */
final class VeinWalk {
    private static final int STEPS_TO_A_FORK = 20;
    private static final float FORK_TURN = 0.9f;

    private VeinWalk() {}

    /** Paints a pixel of a line. */
    @FunctionalInterface
    interface VeinPainter {
        /**
         * Paints a pixel.
         *
         * @param side its place across the line, the index of its colour
         * @return false if the line ends here
         */
        boolean paint(int x, int y, int side);
    }

    /** Draws one line from a pixel on, and its forks. */
    static void draw(VeinLook look, int x, int y, RandomStream stream, VeinPainter painter) {
        walk(look, x, y, stream.unit() * 6.2832f, stream.between(look.length() / 2, look.length()), stream, painter);
    }

    private static void walk(
            VeinLook look, float x, float y, float way, int steps, RandomStream stream, VeinPainter painter) {
        float turn = look.turning() / 100f * 1.2f;
        for (int step = 0; step < steps; step++) {
            way += (stream.unit() + stream.unit() - 1) * turn;
            x += (float) Math.cos(way);
            y += (float) Math.sin(way);
            // A line grows thinner towards its end.
            int width = Math.max(1, look.colours().size() * (steps - step) * 2 / (steps + 1));
            for (int side = 0; side < Math.min(width, look.colours().size()); side++) {
                if (!painter.paint((int) Math.floor(x) + side, (int) Math.floor(y), side)) {
                    return;
                }
            }
            boolean mayFork = step % STEPS_TO_A_FORK == STEPS_TO_A_FORK - 1 && steps > STEPS_TO_A_FORK;
            if (mayFork && stream.chance(look.forking())) {
                walk(
                        look,
                        x,
                        y,
                        way + (stream.chance(50) ? FORK_TURN : -FORK_TURN),
                        (steps - step) / 2,
                        stream,
                        painter);
            }
        }
    }
}
