package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
/** Stands in the doorway, then steps half in and half out again, over and over, before it goes in. */
final class StandsOnThreshold implements ArenaMischief {
    private static final int STANDING_TICKS = 150;
    private static final int SWAYING_TICKS = 300;
    private static final int SWAY_TICKS = 14;

    private int ticks;

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        if (ticks >= STANDING_TICKS + SWAYING_TICKS
                || (ticks == 0 && !hands.walkTo(sight.places().nearestDoor()))) {
            return ticks == 0;
        }
        ticks++;
        if (ticks > STANDING_TICKS) {
            boolean isInwards = ticks / SWAY_TICKS % 2 == 0;
            hands.walkTo(isInwards ? sight.places().justInside(sight.places().nearestDoor()) : sight.outside());
        }
        return true;
    }
}
