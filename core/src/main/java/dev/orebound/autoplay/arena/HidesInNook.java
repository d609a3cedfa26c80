package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
import com.badlogic.ashley.core.Entity;
import dev.orebound.world.component.BodyComponent;

/** Waits in the farthest corner for whoever comes, and strikes at nobody else for a minute. */
final class HidesInNook implements ArenaMischief {
    private static final int HIDING_TICKS = 3600;
    private static final float NEAR = 1.6f;

    private int ticks;
    private int nook = -1;

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        if (sight.arena().state().isOver() || !sight.isInside() || ticks++ > HIDING_TICKS) {
            return false;
        }
        nook = nook < 0 ? sight.places().farthestNook() : nook;
        if (hands.walkTo(nook)) {
            Entity foe = sight.foes().nearestFoe();
            if (foe != null && sight.squaredTo(foe) < NEAR * NEAR) {
                BodyComponent body = sight.bodyOf(foe);
                hands.strikeAt(body.x, body.y);
            }
        }
        return true;
    }
}
