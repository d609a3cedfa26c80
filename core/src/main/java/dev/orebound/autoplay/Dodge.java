package dev.orebound.autoplay;

import dev.orebound.grid.Direction;
import dev.orebound.grid.Ray;

/** Evades announced attacks: dashes or walks away from the hit if there is room. */
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

    /** Returns the squared distance from the attack after a dash, or -1 if something is in the way. */
    private float gain(BotView sight, float x, float y) {
        float toX = sight.self().x + x * DASH_CELLS;
        float toY = sight.self().y + y * DASH_CELLS;
        boolean isFree = Ray.isClear(sight.walls(), sight.self().x, sight.self().y, toX, toY);
        float dx = toX - danger.fromX();
        float dy = toY - danger.fromY();
        return isFree ? dx * dx + dy * dy : -1;
    }
}
