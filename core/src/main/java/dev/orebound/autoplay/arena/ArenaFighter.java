package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.MonsterFight;
import com.badlogic.ashley.core.Entity;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.world.arena.ArenaState;

/**
 * Plays an arena as it is meant: steps in or opens the chest, fights whoever is nearest, heads first, keeps out of what is
 * announced, and walks out when all is over. Plain, but decent.
 */
final class ArenaFighter {
    private final MonsterFight brawl = new MonsterFight();

    void act(ArenaView sight, BotControls hands) {
        if (sight.arena().state().isOver()) {
            leave(sight, hands);
        } else if (sight.arena().state() == ArenaState.CLEARING) {
            hands.walkTo(sight.places().middle());
        } else if (sight.arena().state().isSealed() || sight.foes().hunters() > 0) {
            fight(sight, hands);
        } else if (sight.arena().kind().spring() == ArenaKind.Spring.OPENING_CHEST
                && !sight.arena().isShutting()) {
            if (!hands.openChest(sight.places().shutChest())) {
                hands.walkTo(sight.places().middle());
            }
        } else {
            hands.walkTo(sight.places().middle());
        }
    }

    /** Goes out by the way it came in; fights only whoever bars it. */
    void leave(ArenaView sight, BotControls hands) {
        hands.walkTo(sight.outside());
        Entity foe = sight.foes().nearestFoe();
        if (foe != null) {
            MonsterFight.strikeInReach(sight, hands, foe);
        }
    }

    private void fight(ArenaView sight, BotControls hands) {
        Entity foe = sight.arena().state().isSealed()
                ? sight.foes().nearestCounted()
                : sight.foes().nearestFoe();
        if (foe == null) {
            hands.walkTo(sight.places().middle());
        } else {
            brawl.fight(sight, hands, foe, sight.foes().nearestFoe());
        }
    }
}
