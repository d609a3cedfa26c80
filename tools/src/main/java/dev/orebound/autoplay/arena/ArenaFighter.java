package dev.orebound.autoplay.arena;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.MonsterFight;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.walker.WalkerControls;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.intent.Intent;
import org.jspecify.annotations.Nullable;

/**
 * Plays an arena as intended: enters or opens the chest, fights the nearest monster with heads first, evades announced
 * attacks, and leaves when the arena is over.
 */
public final class ArenaFighter {
    private final MonsterFight fight = new MonsterFight();
    private @Nullable ArenaView trap;
    private @Nullable WalkerControls trapControls;

    /** Fights in the arena around the player, with a view of its own; returns false if there is none. */
    public boolean fightsInTrap(World world, Intent intent) {
        Arena arena = world.arenaAroundPlayer();
        if (arena == null) {
            return false;
        }
        ArenaView seen = trap;
        WalkerControls used = trapControls;
        if (seen == null || used == null || seen.arena() != arena) {
            seen = new ArenaView(world, arena.room().id());
            used = new WalkerControls(seen);
            trap = seen;
            trapControls = used;
        }
        used.take(intent);
        act(seen, used);
        return true;
    }

    public void act(ArenaView view, WalkerControls controls) {
        if (view.arena().state().isOver()) {
            leave(view, controls);
        } else if (view.arena().state() == ArenaState.CLEARING) {
            controls.walkTo(view.middle());
        } else if (view.arena().state().isSealed() || view.hunters() > 0) {
            fight(view, controls);
        } else if (view.arena().kind().spring() == ArenaKind.Spring.OPENING_CHEST
                && !view.arena().isShutting()) {
            if (!controls.openChest(view.shutChest())) {
                controls.walkTo(view.middle());
            }
        } else {
            controls.walkTo(view.middle());
        }
    }

    /** Leaves by the way it came in and fights only what blocks it. */
    void leave(ArenaView view, WalkerControls controls) {
        controls.walkTo(view.outside());
        Entity foe = view.nearestFoe();
        if (foe != null) {
            MonsterFight.strikeInReach(view, controls, foe);
        }
    }

    private void fight(ArenaView view, WalkerControls controls) {
        Entity foe = view.arena().state().isSealed() ? view.nearestCounted() : view.nearestFoe();
        if (foe == null) {
            controls.walkTo(view.middle());
        } else {
            fight.fight(view, controls, foe, view.nearestFoe());
        }
    }
}
