package dev.orebound.autoplay;

import dev.orebound.grid.Direction;
import dev.orebound.grid.LineTrace;

/** Keeps out of what is announced: dashes, or walks, where there is room, away from what is about to land. */
final class Dodge {
    private static final float DASH_CELLS = 1.9f;

    private final Danger danger = new Danger();

    boolean act(BotView sight, BotControls hands) {
        if (!danger.isNear(sight)) {
            return false;
        }
        float away = -Float.MAX_VALUE;
        float bestX = 0;
        float bestY = 0;
        for (int i = 0; i < Direction.ALL.size(); i++) {
            Direction direction = Direction.ALL.get(i);
            float length = direction.isDiagonal() ? 0.7071f : 1;
            float x = direction.dx() * length;
            float y = direction.dy() * length;
            float gain = gain(sight, x, y);
            if (gain > away) {
                away = gain;
                bestX = x;
                bestY = y;
            }
        }
        hands.tilt(bestX, bestY);
        hands.dash();
        return true;
    }

    /** How much farther from the danger a dash comes out, or next to nothing where something is in the way. */
    private float gain(BotView sight, float x, float y) {
        float toX = sight.self().x + x * DASH_CELLS;
        float toY = sight.self().y + y * DASH_CELLS;
        boolean isFree = LineTrace.isClear(sight.walls(), sight.self().x, sight.self().y, toX, toY);
        float dx = toX - danger.fromX();
        float dy = toY - danger.fromY();
        return isFree ? dx * dx + dy * dy : -1;
    }
}
