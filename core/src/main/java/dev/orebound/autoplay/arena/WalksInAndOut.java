package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
import dev.orebound.world.arena.ArenaState;
import java.util.function.IntSupplier;

/** Steps in, and out again while the doors close, so many ticks before they meet; three times, then it comes in or stays out. */
final class WalksInAndOut implements ArenaMischief {
    private static final int TIMES = 3;
    private static final int PATIENCE_TICKS = 1200;

    private final IntSupplier whenToLeave;
    private final boolean comesBack;
    private int ticksLeft;
    private int times;
    private int ticks;
    private boolean isLeaving;

    /**
     * Leaves again and again.
     *
     * @param whenToLeave how many ticks before the doors meet it turns round; asked anew each time
     * @param comesBack whether it comes in for good in the end
     */
    WalksInAndOut(IntSupplier whenToLeave, boolean comesBack) {
        this.whenToLeave = whenToLeave;
        this.comesBack = comesBack;
        ticksLeft = whenToLeave.getAsInt();
    }

    @Override
    public boolean act(ArenaView sight, BotControls hands) {
        ticks++;
        if (times >= TIMES || ticks > PATIENCE_TICKS || sight.arena().state().isSealed()) {
            return false;
        }
        if (isLeaving) {
            if (hands.walkTo(sight.outside())) {
                isLeaving = false;
                times++;
                ticksLeft = whenToLeave.getAsInt();
            }
        } else if (sight.arena().state() == ArenaState.CLOSING && sight.arena().closingTicksLeft() <= ticksLeft) {
            isLeaving = true;
            hands.walkTo(sight.outside());
        } else {
            hands.walkTo(sight.places().justInside(sight.places().nearestDoor()));
        }
        return true;
    }

    /** True on its way out. */
    boolean isLeaving() {
        return isLeaving;
    }

    @Override
    public boolean refuses() {
        return times >= TIMES && !comesBack;
    }
}
