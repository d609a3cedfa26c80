package dev.orebound.autoplay.arena;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.MonsterFight;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.walker.WalkerControls;
import dev.orebound.world.arena.ArenaState;

/**
 * Plays an arena as intended: enters or opens the chest, fights the nearest monster with heads first, evades announced
 * attacks, and leaves when the arena is over.
 */
public final class ArenaFighter {
    private final MonsterFight fight = new MonsterFight();

    public void act(ArenaView view, WalkerControls controls) {
        if (view.arena().state().isOver()) {
            leave(view, controls);
        } else if (view.arena().state() == ArenaState.CLEARING) {
            controls.walkTo(view.places().middle());
        } else if (view.arena().state().isSealed() || view.foes().hunters() > 0) {
            fight(view, controls);
        } else if (view.arena().kind().spring() == ArenaKind.Spring.OPENING_CHEST
                && !view.arena().isShutting()) {
            if (!controls.openChest(view.places().shutChest())) {
                controls.walkTo(view.places().middle());
            }
        } else {
            controls.walkTo(view.places().middle());
        }
    }

    /** Leaves by the way it came in and fights only what blocks it. */
    void leave(ArenaView view, WalkerControls controls) {
        controls.walkTo(view.outside());
        Entity foe = view.foes().nearestFoe();
        if (foe != null) {
            MonsterFight.strikeInReach(view, controls, foe);
        }
    }

    private void fight(ArenaView view, WalkerControls controls) {
        Entity foe = view.arena().state().isSealed()
                ? view.foes().nearestCounted()
                : view.foes().nearestFoe();
        if (foe == null) {
            controls.walkTo(view.places().middle());
        } else {
            fight.fight(view, controls, foe, view.foes().nearestFoe());
        }
    }
}
