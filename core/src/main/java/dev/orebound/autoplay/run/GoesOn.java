package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;

/** Leaves the floor by the exit that it likes best of those that it knows. */
final class GoesOn implements BotTask {
    private static final int THINK_TICKS = 60;

    private final KnownExits exits;
    private int exit = KnownExits.NONE;
    private long thinksAt;

    GoesOn(KnownExits exits) {
        this.exits = exits;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        if (exits.areLocked()) {
            return false;
        }
        if (sight.world().tick() >= thinksAt) {
            thinksAt = sight.world().tick() + THINK_TICKS;
            exit = exits.best();
        }
        if (exit == KnownExits.NONE) {
            return false;
        }
        exits.take(exit, hands);
        return true;
    }
}
