package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.MonsterFight;
import com.badlogic.ashley.core.Entity;
import dev.orebound.content.ArenaKind;
import dev.orebound.world.arena.ArenaState;

/**
 * Plays an arena as intended: enters or opens the chest, fights the nearest monster with heads first, evades announced
 * attacks, and leaves when the arena is over.
 */
public final class ArenaFighter {
    private final MonsterFight brawl = new MonsterFight();

    public void act(ArenaView sight, BotControls hands) {
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

    /** Leaves by the way it came in and fights only what blocks it. */
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
