package dev.orebound.world.path;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.world.path.SafetyFlowField.LoopFinder;
import java.util.Arrays;

/**
 * Turns steps from the player into the values of a safety map: the lower of each cell's own worth and its best
 * neighbour's value plus one step.
 *
 * <p>Source: Dijkstra's algorithm with three sorted queues instead of a heap: the cells on loops and the others, each
 * farthest first, and the cells whose value was lowered, which all cost the same step. Runs in slices and allocates
 * nothing.
 */
final class SafetyRelaxation {
    private static final int STEP = 10;

    /** The lower bound of all values: an infinitely distant cell on a loop. */
    static final int LEAST = -1600;

    /** The worth of infinitely many steps, and the number of steps worth half of it: the first steps count most. */
    private static final int FARTHEST = 1500;

    private static final int HALF_AT_STEPS = 50;

    private static final int LOOP_BONUS = 100;

    private final BitLayer walls;
    private final DistanceMap danger;
    private final BitLayer loops;
    private final int reachSteps;
    private final int[] lowered;
    private final boolean[] isDone;
    private int[] values;
    private int loweredFirst;
    private int loweredCount;
    private int nextOnLoop;
    private int nextOffLoop;
    private int walked;

    SafetyRelaxation(BitLayer walls, DistanceMap danger, int reachSteps) {
        this.reachSteps = reachSteps;
        this.walls = walls;
        this.danger = danger;
        loops = LoopFinder.of(walls);
        lowered = new int[walls.grid().size()];
        isDone = new boolean[walls.grid().size()];
        values = new int[walls.grid().size()];
    }

    int walkedCount() {
        return walked;
    }

    /** Starts anew from the current steps. */
    void begin() {
        Arrays.fill(values, DistanceMap.UNREACHED);
        Arrays.fill(isDone, false);
        loweredFirst = 0;
        loweredCount = 0;
        walked = 0;
        nextOnLoop = nextFrom(danger.reachedCount() - 1, true);
        nextOffLoop = nextFrom(danger.reachedCount() - 1, false);
    }

    /** Continues for a number of cells, and returns whether all are done. */
    boolean goOn(int mostCells) {
        for (int i = 0; i < mostCells; i++) {
            int cell = takeLeast();
            if (cell == Grid.NONE) {
                return true;
            }
            walked++;
            if (!isDone[cell]) {
                isDone[cell] = true;
                if (danger.at(cell) > reachSteps) {
                    lowerBeside(cell);
                }
            }
        }
        return false;
    }

    /** Returns the finished values, and takes an array for the next ones. */
    int[] swap(int[] used) {
        int[] made = values;
        values = used;
        return made;
    }

    private int takeLeast() {
        int onLoop = nextOnLoop < 0 ? DistanceMap.UNREACHED : worth(danger.reached(nextOnLoop)) - LOOP_BONUS;
        int offLoop = nextOffLoop < 0 ? DistanceMap.UNREACHED : worth(danger.reached(nextOffLoop));
        int inQueue = loweredFirst == loweredCount ? DistanceMap.UNREACHED : values[lowered[loweredFirst]];
        if (inQueue <= onLoop && inQueue <= offLoop) {
            return inQueue == DistanceMap.UNREACHED ? Grid.NONE : lowered[loweredFirst++];
        } else if (onLoop <= offLoop) {
            int cell = danger.reached(nextOnLoop);
            nextOnLoop = nextFrom(nextOnLoop - 1, true);
            values[cell] = Math.min(values[cell], onLoop);
            return cell;
        }
        int cell = danger.reached(nextOffLoop);
        nextOffLoop = nextFrom(nextOffLoop - 1, false);
        values[cell] = Math.min(values[cell], offLoop);
        return cell;
    }

    /** Returns the next lower index among the cells reached by danger that is on a loop or not, or -1. */
    private int nextFrom(int index, boolean isOnLoop) {
        int next = index;
        while (next >= 0 && loops.at(danger.reached(next)) != isOnLoop) {
            next--;
        }
        return next;
    }

    private int worth(int cell) {
        int steps = danger.at(cell);
        return -FARTHEST * steps / (HALF_AT_STEPS + steps);
    }

    private void lowerBeside(int cell) {
        int value = values[cell] + STEP;
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int beside = EightWaySteps.step(walls, cell, i);
            // A value is lowered only once: later attempts come from cells with values that are no lower.
            if (beside != Grid.NONE && !isDone[beside] && values[beside] == DistanceMap.UNREACHED) {
                if (value < worth(beside) - (loops.at(beside) ? LOOP_BONUS : 0)) {
                    values[beside] = value;
                    lowered[loweredCount++] = beside;
                }
            }
        }
    }
}
