package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
import dev.orebound.world.arena.ArenaState;

/** Springs the arena, steps out while it closes, and dashes back in as soon as the doors turn round. */
final class DashesIn implements ArenaMischief {
    private static final int TIMES = 4;
    private static final int PATIENCE_TICKS = 1200;
    private static final int CLOSED_TICKS = 20;

    private int ticks;
    private int times;
    private boolean isOut;

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        ticks++;
        if (times >= TIMES || ticks > PATIENCE_TICKS || sight.arena().state().isSealed()) {
            return false;
        }
        boolean isClosing = sight.arena().state() == ArenaState.CLOSING;
        if (isClosing && sight.arena().closingTicksLeft() <= CLOSED_TICKS && !isOut) {
            isOut = true;
            times++;
        }
        if (isOut) {
            isOut = !sight.places().isDoor(sight.self().cell) && sight.isInside();
            hands.walkTo(sight.outside());
        } else if (!hands.walkTo(sight.places().justInside(sight.places().nearestDoor()))) {
            hands.dash();
        }
        return true;
    }
}
