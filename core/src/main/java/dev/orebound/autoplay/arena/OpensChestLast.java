package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
/** Leaves the chest shut until all is over, if it may, and opens it then. */
final class OpensChestLast implements ArenaMischief {
    private static final int PATIENCE_TICKS = 1200;

    private int ticks;

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        return sight.arena().state().isOver()
                && ticks++ < PATIENCE_TICKS
                && hands.openChest(sight.places().shutChest());
    }
}
