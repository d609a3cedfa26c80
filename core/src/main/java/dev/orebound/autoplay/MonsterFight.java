package dev.orebound.autoplay;

import dev.orebound.autoplay.walk.Fights;
import com.badlogic.ashley.core.Entity;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/**
 * Fights one monster: evades announced attacks, approaches, throws from a distance now and then, and strikes within
 * reach.
 */
public final class MonsterFight {
    /** The share of its reach on which the bot relies. */
    private static final float SURE = 0.9f;

    private static final float NEAREST_THROW = 2;
    private static final float FARTHEST_THROW = 5;
    /** Ticks between two attempts to throw. */
    private static final int THROW_EVERY = 3 * TickClock.TICKS_A_SECOND;

    private final Dodge dodge = new Dodge();

    /**
     * Fills in what the bot wants in the next tick.
     *
     * @param foe the monster to fight
     * @param near a monster that is struck on the way if it is in reach; may be the same, or null
     */
    public void fight(BotView sight, BotControls hands, Entity foe, @Nullable Entity near) {
        if (dodge.act(sight, hands)) {
            return;
        }
        if (!strikeInReach(sight, hands, foe)) {
            approach(sight, hands, sight.bodyOf(foe), near);
        }
    }

    /** Strikes a monster that is in reach; returns false if it is not. */
    public static boolean strikeInReach(BotView sight, BotControls hands, Entity foe) {
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
}
