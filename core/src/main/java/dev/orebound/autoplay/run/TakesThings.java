package dev.orebound.autoplay.run;

import dev.orebound.autoplay.Errand;
import dev.orebound.autoplay.Hands;
import dev.orebound.autoplay.Outlook;
import dev.orebound.grid.Grid;

/** Goes for what lies about and is worth the way. */
final class TakesThings implements Errand {
    private static final int THINK_TICKS = 15;

    private final Things things;
    private int goal = Grid.NONE;
    private long thinksAt;

    TakesThings(Things things) {
        this.things = things;
    }

    @Override
    public boolean act(Outlook sight, Hands hands) {
        long tick = sight.world().tick();
        if (tick >= thinksAt) {
            thinksAt = tick + THINK_TICKS;
            goal = things.nearest();
        }
        return goal != Grid.NONE && !hands.walkTo(goal);
    }
}
