package dev.orebound.world.path;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.DistanceRepair;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;

/**
 * The flow field to the moving player. The part near the player is measured anew whenever the player's cell changes;
 * the rest a few cells a tick, in the other ticks.
 *
 * <p>The far map leads to where the player was a moment ago. If that place no longer lies within the near map, the far
 * map is measured anew at once; so a monster that follows the far map comes into the near map, and from there to the
 * player. A way is longer than the shortest by at most twice the distance that the player has moved since, and near the
 * player it is a shortest way. When a cell opens or shuts, the far map is repaired at once.
 *
 * <p>While the player is over ground that cannot be walked on, the field leads to the last cell that could be.
 */
final class PlayerFlowField implements FlowField {
    /** Reach of the near map: a greater one costs more in every tick in which the player's cell changes. */
    static final int NEAR_STEPS = 11;

    /** Distance between the player and the far map's goal from which on the far map is measured at once. */
    private static final int FARTHEST_GOAL_STEPS = 8;

    /** Ticks in which the far map is measured, if all cells of the floor can be reached. */
    private static final int FAR_TICKS = 40;

    private final BitLayer walls;
    private final DistanceRepair repair;
    private final int farCellsATick;
    private final DistanceMap near;
    private DistanceMap far;
    private DistanceMap coming;
    private int goal = Grid.NONE;
    private int farGoal = Grid.NONE;
    /** The goal of the map that is being measured, or {@link Grid#NONE} while none is. */
    private int comingGoal = Grid.NONE;

    /** Reads walls that may change if {@link #opened} and {@link #shut} are called then. */
    PlayerFlowField(BitLayer walls, DistanceRepair repair) {
        this.walls = walls;
        this.repair = repair;
        farCellsATick = walls.grid().size() / FAR_TICKS + 1;
        near = new DistanceMap(walls.grid());
        far = new DistanceMap(walls.grid());
        coming = new DistanceMap(walls.grid());
    }

    void opened(int cell) {
        comingGoal = Grid.NONE;
        if (farGoal != Grid.NONE) {
            repair.open(far, cell, walls);
        }
    }

    void shut(int cell) {
        comingGoal = Grid.NONE;
        if (farGoal != Grid.NONE) {
            repair.shut(far, cell, walls);
        }
    }

    /**
     * Updates the field, once a tick.
     *
     * @param haveWallsChanged whether walls have changed since the last call
     * @param mostCells the number of cells that may be expanded
     * @return how much of that budget is left
     */
    int follow(int playerCell, boolean haveWallsChanged, int mostCells) {
        int wanted = goal != Grid.NONE && walls.at(playerCell) ? goal : playerCell;
        boolean hasMoved = wanted != goal || haveWallsChanged;
        if (hasMoved) {
            goal = wanted;
            near.spreadFrom(goal, walls, StepKind.EIGHT_WAY, NEAR_STEPS);
        }
        if (farGoal == Grid.NONE || !isGoalNear(farGoal)) {
            far.spreadFrom(goal, walls, StepKind.EIGHT_WAY);
            farGoal = goal;
            comingGoal = Grid.NONE;
            return 0;
        }
        if (hasMoved) {
            return Math.max(0, mostCells - near.reachedCount());
        }
        return comingGoal == Grid.NONE && goal == farGoal ? mostCells : measureFar(mostCells);
    }

    private boolean isGoalNear(int cell) {
        return near.isReached(cell) && near.at(cell) <= FARTHEST_GOAL_STEPS;
    }

    private int measureFar(int mostCells) {
        if (comingGoal == Grid.NONE) {
            coming.clear();
            coming.addSource(goal);
            comingGoal = goal;
            // Clearing takes as long as a slice.
            return mostCells;
        }
        int before = coming.walkedCount();
        boolean isDone = coming.spreadSome(walls, StepKind.EIGHT_WAY, Math.min(mostCells, farCellsATick));
        int walked = coming.walkedCount() - before;
        if (isDone) {
            DistanceMap old = far;
            far = coming;
            farGoal = comingGoal;
            coming = old;
            comingGoal = Grid.NONE;
        }
        return mostCells - walked;
    }

    @Override
    public boolean isReady() {
        return farGoal != Grid.NONE;
    }

    @Override
    public int next(int cell) {
        return near.isReached(cell) ? near.stepDown(cell) : far.stepDown(cell);
    }

    @Override
    public int steps(int cell) {
        if (near.isReached(cell) || !far.isReached(cell)) {
            return near.at(cell);
        }
        return far.at(cell) + near.at(farGoal);
    }

    /** Adds the inputs from which the maps are made. */
    void addTo(Hash64 hash) {
        hash.add((long) goal).add((long) farGoal).add((long) comingGoal);
        hash.add(comingGoal == Grid.NONE ? 0L : (long) coming.walkedCount());
    }
}
