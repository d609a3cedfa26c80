package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
/** Stands still in the room; a player who survives that for a minute fights. */
final class DiesInside implements ArenaMischief {
    private static final int STANDING_TICKS = 3600;

    private int ticks;

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        return sight.arena().state().isSealed() && ticks++ < STANDING_TICKS;
    }
}
