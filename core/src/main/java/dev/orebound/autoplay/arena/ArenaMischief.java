package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
/** One way of being a nuisance to an arena, from before the doorway until long after. */
interface ArenaMischief {
    /**
     * Wants something for the next tick.
     *
     * @return false to leave the tick to the fighter, who steps in, fights to win, and walks out when all is over
     */
    boolean act(ArenaView sight, BotControls hands);

    /** True once it has decided to have nothing to do with the arena. */
    default boolean refuses() {
        return false;
    }
}
