package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.grid.Grid;

/** Goes for what lies about and is worth the way. */
final class TakesThings implements BotTask {
    private static final int THINK_TICKS = 15;

    private final KnownItems things;
    private int goal = Grid.NONE;
    private long thinksAt;

    TakesThings(KnownItems things) {
        this.things = things;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        long tick = sight.world().tick();
        if (tick >= thinksAt) {
            thinksAt = tick + THINK_TICKS;
            goal = things.nearest();
        }
        return goal != Grid.NONE && !hands.walkTo(goal);
    }
}
