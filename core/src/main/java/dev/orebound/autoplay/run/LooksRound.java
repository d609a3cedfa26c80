package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.state.TickClock;

/** Goes to the nearest place beside which something was never seen. */
final class LooksRound implements BotTask {
    private static final int THINK_TICKS = 25;

    /** Walks to one place for no longer; the longest ways take less. */
    private static final int TRYING_TICKS = 45 * TickClock.TICKS_A_SECOND;

    /** After which it tries again where there was nothing to be seen. */
    private static final int FORGETTING_TICKS = 40 * TickClock.TICKS_A_SECOND;

    private final KnownFloorView floor;
    private final StepDistances steps;
    /** Cells that it visited without seeing more, or could not reach. */
    private final MutableBitLayer vain;

    private int goal = Grid.NONE;
    private int triedTicks;
    private long thinksAt;
    private long forgetsAt = FORGETTING_TICKS;
    private boolean isDone;

    LooksRound(KnownFloorView floor, StepDistances steps) {
        this.floor = floor;
        this.steps = steps;
        vain = new MutableBitLayer(floor.grid());
    }

    /** True once there was nothing left to see. */
    boolean isDone() {
        return isDone;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        long tick = sight.world().tick();
        boolean isNews = goal != Grid.NONE && tick >= thinksAt && !isEdgeOfTheKnown(goal);
        if (isNews || (goal == Grid.NONE && tick >= thinksAt)) {
            think(tick);
        }
        if (goal == Grid.NONE) {
            return false;
        }
        if (hands.walkTo(goal) || triedTicks++ > TRYING_TICKS) {
            vain.set(goal, true);
            goal = Grid.NONE;
        }
        return true;
    }

    private void think(long tick) {
        thinksAt = tick + THINK_TICKS;
        goal = nearest();
        triedTicks = 0;
        isDone = goal == Grid.NONE;
        if (isDone && tick >= forgetsAt) {
            vain.fill(false);
            forgetsAt = tick + FORGETTING_TICKS;
        }
    }

    private int nearest() {
        DistanceMap around = steps.around();
        for (int i = 0; i < around.reachedCount(); i++) {
            int cell = around.reached(i);
            if (!vain.at(cell) && isEdgeOfTheKnown(cell)) {
                return cell;
            }
        }
        return Grid.NONE;
    }

    private boolean isEdgeOfTheKnown(int cell) {
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int beside = floor.grid().neighbour(cell, Direction.STRAIGHT.get(i));
            if (beside != Grid.NONE && !floor.isKnown(beside)) {
                return true;
            }
        }
        return false;
    }
}
