package dev.orebound.lab.bot;

import dev.orebound.autoplay.run.FloorProgress;
import dev.orebound.grid.Grid;
import dev.orebound.lab.world.WorldRule;
import dev.orebound.world.World;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/** A floor on which a bot plays is left in time, and until then something goes forward again and again. */
final class SomethingGoesForward implements WorldRule {
    /** The longest time without progress: no new cell, kill, ore or find. */
    private static final long MOST_IDLE_TICKS = 3L * 60 * TickClock.TICKS_A_SECOND;

    /** The longest time that a floor may be played. */
    private static final long MOST_FLOOR_TICKS = 30L * 60 * TickClock.TICKS_A_SECOND;

    private final FloorProgress progress;

    SomethingGoesForward(World world) {
        progress = new FloorProgress(world);
    }

    @Override
    public @Nullable RuleBreach look(World world) {
        progress.watch();
        int cell = world.player().body().cell;
        if (world.tick() - progress.lastTick() > MOST_IDLE_TICKS) {
            Grid grid = world.floor().grid();
            return new RuleBreach(
                    "nothing went forward for " + MOST_IDLE_TICKS + " ticks, at " + grid.x(cell) + "," + grid.y(cell),
                    cell);
        }
        return world.tick() > MOST_FLOOR_TICKS
                ? new RuleBreach("the floor took " + world.tick() + " ticks", cell)
                : null;
    }
}
