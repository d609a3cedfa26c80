package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
/** Runs and dashes ahead of its companions, so that the doors shut between. */
final class LeavesCompanionsOutside implements ArenaMischief {
    private static final int PATIENCE_TICKS = 900;

    private int ticks;
    private int nook = -1;

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        ticks++;
        if (ticks > PATIENCE_TICKS
                || sight.arena().state().isSealed()
                || sight.arena().state().isOver()) {
            return false;
        }
        nook = nook < 0 ? sight.places().farthestNook() : nook;
        if (!hands.walkTo(nook)) {
            hands.dash();
        }
        return true;
    }
}
