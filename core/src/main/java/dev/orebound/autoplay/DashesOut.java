package dev.orebound.autoplay;

import dev.orebound.world.arena.ArenaState;

/** Waits inside until the doors all but meet, then dashes out between them. */
final class DashesOut implements Mischief {
    private static final int TIMES = 3;
    private static final int PATIENCE_TICKS = 1200;
    private static final int LATEST_TICKS = 14;

    private int ticks;
    private int times;

    @Override
    public boolean act(Sight sight, Hands hands) {
        ticks++;
        if (times >= TIMES || ticks > PATIENCE_TICKS || sight.arena().state().isSealed()) {
            return false;
        }
        boolean isClosing = sight.arena().state() == ArenaState.CLOSING;
        if (isClosing && sight.arena().closingTicksLeft() <= LATEST_TICKS - 4 * times) {
            if (!hands.walkTo(sight.outside())) {
                hands.dash();
            }
        } else if (!sight.isInside() && sight.arena().closingTicksLeft() > 0) {
            times++;
        } else {
            hands.walkTo(sight.justInside(sight.nearestDoor()));
        }
        return true;
    }
}
