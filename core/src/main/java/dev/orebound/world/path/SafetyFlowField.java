package dev.orebound.world.path;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import java.util.Arrays;

/**
 * The flow field that leads away from the player: to distant places, to loops rather than dead ends, and out of a dead end if a
 * better place can be reached, but never past the player close by. It is measured a few cells a tick for as long as it is asked
 * for; until a new measurement is complete, the last one counts.
 *
 * <p>Source: the safety map of Brogue (B. Walker): steps from the player, weighted so that the first steps count most, with a bonus
 * for loops, and smoothed by the cost of walking; in whole tenths of steps, so that it is exact.
 */
final class SafetyFlowField implements FlowField {
    /** Ticks since the last request for which the field is kept up to date. */
    private static final int KEPT_TICKS = 60;

    private final BitLayer walls;
    private final DistanceMap danger;
    private final SafetyRelaxation relaxation;
    private int[] values;
    private int goal = Grid.NONE;
    private int measuredVersion;
    private long requestedTick = Long.MIN_VALUE / 2;
    /** The player's cell of the map that is being measured, or {@link Grid#NONE} while none is. */
    private int comingGoal = Grid.NONE;

    private boolean isRelaxing;

    /**
     * Makes the field of a floor with these walls.
     *
     * @param reachSteps the steps from the player within which nobody runs past
     */
    SafetyFlowField(BitLayer walls, int reachSteps) {
        this.walls = walls;
        danger = new DistanceMap(walls.grid());
        relaxation = new SafetyRelaxation(walls, danger, reachSteps);
        values = new int[walls.grid().size()];
    }

    void request(long tick) {
        requestedTick = tick;
    }

    /** Starts the measurement in progress anew, because a cell has opened or shut. */
    void wallsChanged() {
        comingGoal = Grid.NONE;
    }

    /** Continues the measurement, if the field is in demand, for a number of cells. */
    void measure(int playerCell, int version, long tick, int mostCells) {
        if (mostCells <= 0 || (comingGoal == Grid.NONE && !begins(playerCell, version, tick))) {
            return;
        } else if (!isRelaxing) {
            isRelaxing = danger.spreadSome(walls, StepKind.EIGHT_WAY, mostCells);
            if (isRelaxing) {
                relaxation.begin();
            }
        } else if (relaxation.goOn(mostCells)) {
            values = relaxation.swap(values);
            goal = comingGoal;
            measuredVersion = version;
            comingGoal = Grid.NONE;
        }
    }

    private boolean begins(int playerCell, int version, long tick) {
        boolean isFresh = goal == playerCell && measuredVersion == version;
        if (isFresh || tick - requestedTick > KEPT_TICKS) {
            return false;
        }
        comingGoal = playerCell;
        isRelaxing = false;
        danger.clear();
        danger.addSource(playerCell);
        return true;
    }

    @Override
    public boolean isReady() {
        return goal != Grid.NONE;
    }

    @Override
    public int next(int cell) {
        return goal == Grid.NONE ? Grid.NONE : EightWaySteps.lowestNeighbour(values, walls, cell);
    }

    /** Returns tenths of steps above the value of the safest place. */
    @Override
    public int steps(int cell) {
        boolean isKnown = goal != Grid.NONE && values[cell] != DistanceMap.UNREACHED;
        return isKnown ? values[cell] - SafetyRelaxation.LEAST : DistanceMap.UNREACHED;
    }

    /** Adds the inputs from which the map is made. */
    void addTo(Hash64 hash) {
        hash.add((long) goal).add((long) measuredVersion).add(requestedTick);
        hash.add((long) comingGoal).add(isRelaxing && comingGoal != Grid.NONE);
        hash.add(comingGoal == Grid.NONE ? 0L : (long) danger.walkedCount() + relaxation.walkedCount());
    }

    /**
     * Turns steps from the player into the values of a safety map: the lower of each cell's own worth and its best neighbour's value
     * plus one step.
     *
     * <p>Source: Dijkstra's algorithm with three sorted queues instead of a heap: the cells on loops and the others, each farthest
     * first, and the cells whose value was lowered, which all cost the same step. Runs in slices and allocates nothing.
     */
    private static final class SafetyRelaxation {
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

    /**
     * Finds the cells of loops, on which a runner comes back to the start, and the cells that lead from one loop to another; dead ends
     * and the breadth of halls are left out.
     *
     * <p>Source: thinning. Open ground is peeled from its borders, cell by cell, as long as the rest stays joined as it was. Open ground
     * without a pillar wears away to nothing, and a loop remains as a ring.
     */
    static final class LoopFinder {
        private final Grid grid;
        private final MutableBitLayer left;
        private final int[] queue;
        private final boolean[] isQueued;
        private int first;
        private int queued;

        private LoopFinder(BitLayer walls) {
            grid = walls.grid();
            left = new MutableBitLayer(grid);
            left.copyInverse(walls);
            queue = new int[grid.size()];
            isQueued = new boolean[grid.size()];
        }

        /** Returns the cells of the loops of a floor with these walls. */
        static BitLayer of(BitLayer walls) {
            LoopFinder loops = new LoopFinder(walls);
            for (int cell = 0; cell < walls.grid().size(); cell++) {
                loops.enqueue(cell);
            }
            while (loops.queued > 0) {
                loops.peel(loops.takeFirst());
            }
            return loops.left;
        }

        private void enqueue(int cell) {
            if (left.at(cell) && !isQueued[cell]) {
                isQueued[cell] = true;
                queue[(first + queued++) % queue.length] = cell;
            }
        }

        private int takeFirst() {
            int cell = queue[first];
            first = (first + 1) % queue.length;
            queued--;
            isQueued[cell] = false;
            return cell;
        }

        private void peel(int cell) {
            if (isInside(cell) || !ArcCount.canShut(left, cell)) {
                return;
            }
            left.set(cell, false);
            for (int i = 0; i < Direction.ALL.size(); i++) {
                int beside = grid.neighbour(cell, Direction.ALL.get(i));
                if (beside != Grid.NONE) {
                    enqueue(beside);
                }
            }
        }

        /** Returns whether all eight neighbours are left: taking the cell away would make a loop where there is none. */
        private boolean isInside(int cell) {
            return ArcCount.at(left, cell) == 0 && left.at(grid.x(cell) + 1, grid.y(cell), false);
        }
    }
}
