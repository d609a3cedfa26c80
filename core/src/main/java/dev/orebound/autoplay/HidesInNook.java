package dev.orebound.autoplay;

import com.badlogic.ashley.core.Entity;
import dev.orebound.world.component.BodyComponent;

/** Waits in the farthest corner for whoever comes, and strikes at nobody else for a minute. */
final class HidesInNook implements Mischief {
    private static final int HIDING_TICKS = 3600;
    private static final float NEAR = 1.6f;

    private int ticks;
    private int nook = -1;

    @Override
    public boolean act(Sight sight, Hands hands) {
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
