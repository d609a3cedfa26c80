package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
/** Comes back after all is over, twice, and waits inside for a while: nothing may happen any more. */
final class Returns implements ArenaMischief {
    private static final int TIMES = 2;
    private static final int WAITING_TICKS = 150;
    private static final int PATIENCE_TICKS = 2400;

    private int times;
    private int waited;
    private int ticks;
    private boolean isOut;

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        if (!sight.arena().state().isOver() || times >= TIMES || ticks++ > PATIENCE_TICKS) {
            return false;
        }
        if (!isOut) {
            isOut = hands.walkTo(sight.outside());
        } else if (hands.walkTo(sight.places().middle()) && ++waited > WAITING_TICKS) {
            waited = 0;
            times++;
            isOut = false;
        }
        return true;
    }
}
