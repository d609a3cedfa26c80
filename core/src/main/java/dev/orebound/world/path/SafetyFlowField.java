package dev.orebound.world.path;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;

/**
 * The flow field that leads away from the player: to distant places, to loops rather than dead ends, and out of a dead
 * end if a better place can be reached, but never past the player close by. It is measured a few cells a tick for as
 * long as it is asked for; until a new measurement is complete, the last one counts.
 *
 * <p>Source: the safety map of Brogue (B. Walker): steps from the player, weighted so that the first steps count most,
 * with a bonus for loops, and smoothed by the cost of walking; in whole tenths of steps, so that it is exact.
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
     * Finds the cells of loops, on which a runner comes back to the start, and the cells that lead from one loop to
     * another; dead ends and the breadth of halls are left out.
     *
     * <p>Source: thinning. Open ground is peeled from its borders, cell by cell, as long as the rest stays joined as it
     * was. Open ground without a pillar wears away to nothing, and a loop remains as a ring.
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

        /**
         * Returns whether all eight neighbours are left: taking the cell away would make a loop where there is none.
         */
        private boolean isInside(int cell) {
            return ArcCount.at(left, cell) == 0 && left.at(grid.x(cell) + 1, grid.y(cell), false);
        }
    }
}
