package dev.orebound.autoplay;

import dev.orebound.autoplay.walk.Fights;
import com.badlogic.ashley.core.Entity;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/** Fights somebody: keeps out of what is announced, goes near, throws from afar now and then, strikes who is in reach. */
final class MonsterFight {
    /** Of the reach, how much it counts on. */
    private static final float SURE = 0.9f;

    private static final float NEAREST_THROW = 2;
    private static final float FARTHEST_THROW = 5;
    /** From one try to throw to the next. */
    private static final int THROW_EVERY = 3 * TickClock.TICKS_A_SECOND;

    private final Dodge dodge = new Dodge();

    /**
     * Wants something for the next tick.
     *
     * @param foe whom it is after
     * @param near who gets the strikes meanwhile, if in reach; may be the same, or null
     */
    void fight(BotView sight, BotControls hands, Entity foe, @Nullable Entity near) {
        if (dodge.act(sight, hands)) {
            return;
        }
        if (!strikeInReach(sight, hands, foe)) {
            approach(sight, hands, sight.bodyOf(foe), near);
        }
    }

    /** Strikes at somebody who is in reach; false if not. */
    static boolean strikeInReach(BotView sight, BotControls hands, Entity foe) {
        BodyComponent body = sight.bodyOf(foe);
        float reach = sight.reach() * SURE + body.radius;
        boolean isInReach = sight.squaredTo(body.x, body.y) < reach * reach && sight.isInView(body.x, body.y);
        if (isInReach) {
            hands.strikeAt(body.x, body.y);
        }
        return isInReach;
    }

    private static void approach(BotView sight, BotControls hands, BodyComponent body, @Nullable Entity near) {
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
        if (near != null) {
            strikeInReach(sight, hands, near);
        }
    }

    /** Throws from the fullest flask. */
    private static void throwAt(BotView sight, BotControls hands, BodyComponent body) {
        int[] flasks = sight.world().player().component().flasks;
        int fullest = 0;
        for (int ore = 1; ore < flasks.length; ore++) {
            fullest = flasks[ore] > flasks[fullest] ? ore : fullest;
        }
        if (fullest != sight.world().player().component().chosenFlask) {
            hands.choose(fullest);
        }
        hands.throwAt(body.x, body.y);
    }
}
