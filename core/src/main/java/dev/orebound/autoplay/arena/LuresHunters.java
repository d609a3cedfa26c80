package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
import com.badlogic.ashley.core.Entity;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;

/** Wakes a horde outside and runs into the arena with it behind, so that doors shut on some and others come in along. */
final class LuresHunters implements ArenaMischief {
    private static final int WAKING_TICKS = 1500;
    private static final int WAITING_TICKS = 240;

    private final boolean deep;
    private int ticks;
    private int wakingTicks;
    private int sleeper = Grid.NONE;
    private boolean isCome;

    /**
     * Lures whoever is nearest.
     *
     * @param deep whether it runs on to the far end of the room, so that they come in; else it stays by the doorway
     */
    LuresHunters(boolean deep) {
        this.deep = deep;
    }

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        if (sight.arena().state().isSealed() || ticks > WAITING_TICKS) {
            return false;
        }
        if (wakingTicks++ == 0) {
            findSleeper(sight);
        }
        if (sleeper != Grid.NONE && wakingTicks < WAKING_TICKS && sight.foes().hunters() == 0 && !isCome) {
            hands.walkTo(sleeper);
            return true;
        }
        int goal = deep
                ? sight.places().farthestNook()
                : sight.places().justInside(sight.places().nearestDoor(sight.outside()));
        if (isCome || hands.walkTo(goal)) {
            isCome = true;
            ticks++;
        }
        return true;
    }

    private void findSleeper(ArenaView sight) {
        DistanceMap steps = new DistanceMap(sight.grid());
        steps.spreadFrom(sight.self().cell, sight.walls(), StepKind.EIGHT_WAY);
        Entity nearest = sight.foes().nearestSleeper(steps);
        sleeper = nearest == null ? Grid.NONE : sight.bodyOf(nearest).cell;
    }
}
