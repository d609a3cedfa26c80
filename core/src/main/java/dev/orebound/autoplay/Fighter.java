package dev.orebound.autoplay;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.ArenaKind;
import dev.orebound.world.World;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;

/**
 * Plays an arena as it is meant: steps in or opens the chest, fights whoever is nearest, heads first, keeps out of what is
 * announced, and walks out when all is over. Plain, but decent.
 */
final class Fighter {
    /** Of the reach, how much it counts on. */
    private static final float SURE = 0.9f;

    private static final float NEAREST_THROW = 2;
    private static final float FARTHEST_THROW = 5;
    /** From one try to throw to the next. */
    private static final int THROW_EVERY = 3 * World.TICKS_A_SECOND;

    private final Dodge dodge = new Dodge();

    void act(Sight sight, Hands hands) {
        if (sight.arena().state().isOver()) {
            leave(sight, hands);
        } else if (sight.arena().state() == ArenaState.CLEARING) {
            hands.walkTo(sight.places().middle());
        } else if (sight.arena().state().isSealed() || sight.foes().hunters() > 0) {
            fight(sight, hands);
        } else if (sight.arena().kind().spring() == ArenaKind.Spring.OPENING_CHEST
                && !sight.arena().isShutting()) {
            if (!hands.openChest()) {
                hands.walkTo(sight.places().middle());
            }
        } else {
            hands.walkTo(sight.places().middle());
        }
    }

    /** Goes out by the way it came in; fights only whoever bars it. */
    void leave(Sight sight, Hands hands) {
        hands.walkTo(sight.outside());
        Entity foe = sight.foes().nearestFoe();
        if (foe != null && isInReach(sight, sight.bodyOf(foe))) {
            hands.strikeAt(sight.bodyOf(foe).x, sight.bodyOf(foe).y);
        }
    }

    private void fight(Sight sight, Hands hands) {
        Entity foe = sight.arena().state().isSealed()
                ? sight.foes().nearestCounted()
                : sight.foes().nearestFoe();
        if (foe == null) {
            hands.walkTo(sight.places().middle());
            return;
        }
        BodyComponent body = sight.bodyOf(foe);
        if (dodge.act(sight, hands)) {
            return;
        }
        if (isInReach(sight, body)) {
            hands.strikeAt(body.x, body.y);
        } else {
            approach(sight, hands, body);
        }
    }

    private static void approach(Sight sight, Hands hands, BodyComponent body) {
        float squared = sight.squaredTo(body.x, body.y);
        boolean isThrown = sight.world().tick() % THROW_EVERY < 4
                && squared > NEAREST_THROW * NEAREST_THROW
                && squared < FARTHEST_THROW * FARTHEST_THROW
                && sight.isInView(body.x, body.y);
        if (isThrown) {
            throwAt(sight, hands, body);
            return;
        }
        hands.walkTo(body.cell);
        Entity near = sight.foes().nearestFoe();
        if (near != null && isInReach(sight, sight.bodyOf(near))) {
            hands.strikeAt(sight.bodyOf(near).x, sight.bodyOf(near).y);
        }
    }

    /** Throws from the fullest flask. */
    private static void throwAt(Sight sight, Hands hands, BodyComponent body) {
        int[] flasks = sight.world().player().hands().flasks;
        int fullest = 0;
        for (int ore = 1; ore < flasks.length; ore++) {
            fullest = flasks[ore] > flasks[fullest] ? ore : fullest;
        }
        if (fullest != sight.world().player().hands().chosenFlask) {
            hands.choose(fullest);
        }
        hands.throwAt(body.x, body.y);
    }

    private static boolean isInReach(Sight sight, BodyComponent body) {
        float reach = sight.reach() * SURE + body.radius;
        return sight.squaredTo(body.x, body.y) < reach * reach && sight.isInView(body.x, body.y);
    }
}
