package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
/** Stands in the middle and lets it all happen; whoever cannot be killed so fights after a minute. */
final class DiesInside implements ArenaMischief {
    private static final int STANDING_TICKS = 3600;

    private int ticks;

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        return sight.arena().state().isSealed() && ticks++ < STANDING_TICKS;
    }
}
