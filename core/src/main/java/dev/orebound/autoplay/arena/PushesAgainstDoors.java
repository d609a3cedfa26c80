package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.walk.Fights;
import com.badlogic.ashley.core.Entity;
import dev.orebound.world.component.BodyComponent;

/** Fights from the side away from the doors, so that every blow knocks somebody against one. */
final class PushesAgainstDoors implements ArenaMischief {
    private static final int PUSHING_TICKS = 1800;
    private static final float NEAR = 2.2f;

    private int ticks;

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        Entity foe = sight.foes().nearestCounted();
        if (foe == null || !sight.arena().state().isSealed() || ticks++ > PUSHING_TICKS) {
            return false;
        }
        BodyComponent body = sight.bodyOf(foe);
        int door = sight.places().nearestDoor(body.cell);
        float toDoorX = sight.middleX(door) - body.x;
        float toDoorY = sight.middleY(door) - body.y;
        float length = Math.max(0.01f, (float) Math.sqrt(toDoorX * toDoorX + toDoorY * toDoorY));
        float standX = body.x - toDoorX / length;
        float standY = body.y - toDoorY / length;
        if (sight.squaredTo(foe) < NEAR * NEAR) {
            hands.strikeAt(body.x, body.y);
            hands.walkStraightTo(standX, standY);
            return true;
        }
        return false;
    }
}
