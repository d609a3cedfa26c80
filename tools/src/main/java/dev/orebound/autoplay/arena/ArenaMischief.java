package dev.orebound.autoplay.arena;

import dev.orebound.walker.WalkerControls;

/** A way to disturb an arena, from before the player enters until long after it is over. */
public interface ArenaMischief {
    /**
     * Fills in what the bot wants in the next tick.
     *
     * @return false to leave the tick to the {@link ArenaFighter}
     */
    boolean act(ArenaView view, WalkerControls controls);

    /** Returns true once the bot has decided not to enter the arena at all. */
    default boolean refuses() {
        return false;
    }
}
