package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;

/** Goes for whatever lies about, and stands in a doorway while the doors open and the reward flies. */
final class PicksUpInDoorways implements ArenaMischief {
    private static final int PICKING_TICKS = 900;
    private static final float NEAR = 8;

    private int ticks;

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        if (ticks > PICKING_TICKS) {
            return false;
        }
        if (sight.arena().state() == ArenaState.CLEARING) {
            hands.walkTo(sight.places().nearestDoor());
            return true;
        }
        ImmutableArray<Entity> things = sight.world().pickups();
        for (int i = 0; i < things.size(); i++) {
            BodyComponent thing = sight.bodyOf(things.get(i));
            boolean isNear = sight.squaredTo(thing.x, thing.y) < NEAR * NEAR && sight.isInView(thing.x, thing.y);
            if (isNear && !hands.walkTo(thing.cell)) {
                ticks++;
                return true;
            }
        }
        return false;
    }
}
