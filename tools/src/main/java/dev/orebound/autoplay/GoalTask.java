package dev.orebound.autoplay;

import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import java.util.function.BiFunction;
import java.util.function.ToIntBiFunction;
import org.jspecify.annotations.Nullable;

/** A task that looks for a goal now and then, and works at it until the next search. */
public final class GoalTask<T> implements BotTask {
    /** The time between two searches of a task that searches in every tick. */
    public static final int EVERY_TICK = 0;

    /** The time between two searches of a task that searches only in its first tick. */
    public static final int ONCE = Integer.MAX_VALUE;

    private final int thinkTicks;
    private final BiFunction<WalkerView, WalkerControls, @Nullable T> search;
    private final GoalWork<T> work;
    private @Nullable T goal;
    private long thinksAt;

    /** The work at a goal, the way to it included. */
    public interface GoalWork<T> {
        /** Fills in what the bot wants in the next tick; returns false if nothing is left to do. */
        boolean act(WalkerView view, WalkerControls controls, T goal);
    }

    /**
     * Creates a task without a goal.
     *
     * @param thinkTicks ticks from one search to the next
     * @param search finds the goal; null if there is none
     */
    public GoalTask(int thinkTicks, BiFunction<WalkerView, WalkerControls, @Nullable T> search, GoalWork<T> work) {
        this.thinkTicks = thinkTicks;
        this.search = search;
        this.work = work;
    }

    /** Creates a task whose goal is a cell, or another number from 0; {@link Grid#NONE} is none. */
    public static GoalTask<Integer> forCell(
            int thinkTicks, ToIntBiFunction<WalkerView, WalkerControls> search, GoalWork<Integer> work) {
        return new GoalTask<>(
                thinkTicks,
                (view, controls) -> {
                    int found = search.applyAsInt(view, controls);
                    return found == Grid.NONE ? null : (Integer) found;
                },
                work);
    }

    @Override
    public boolean act(WalkerView view, WalkerControls controls) {
        long tick = view.world().tick();
        if (tick >= thinksAt) {
            thinksAt = tick + thinkTicks;
            goal = search.apply(view, controls);
        }
        T current = goal;
        return current != null && work.act(view, controls, current);
    }
}
