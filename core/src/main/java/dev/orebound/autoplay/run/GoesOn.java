package dev.orebound.autoplay.run;

import dev.orebound.autoplay.Errand;
import dev.orebound.autoplay.Hands;
import dev.orebound.autoplay.Outlook;

/** Leaves the floor by the exit that it likes best of those that it knows. */
final class GoesOn implements Errand {
    private static final int THINK_TICKS = 60;

    private final Exits exits;
    private int exit = Exits.NONE;
    private long thinksAt;

    GoesOn(Exits exits) {
        this.exits = exits;
    }

    @Override
    public boolean act(Outlook sight, Hands hands) {
        if (exits.areLocked()) {
            return false;
        }
        if (sight.world().tick() >= thinksAt) {
            thinksAt = sight.world().tick() + THINK_TICKS;
            exit = exits.best();
        }
        if (exit == Exits.NONE) {
            return false;
        }
        exits.take(exit, hands);
        return true;
    }
}
