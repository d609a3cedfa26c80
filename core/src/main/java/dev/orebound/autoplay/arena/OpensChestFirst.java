package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
/** Runs for the chest before anything else, also while the doors close and monsters come. */
final class OpensChestFirst implements ArenaMischief {
    private static final int PATIENCE_TICKS = 1200;

    private int ticks;

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        return ticks++ < PATIENCE_TICKS && hands.openChest(sight.places().shutChest());
    }
}
