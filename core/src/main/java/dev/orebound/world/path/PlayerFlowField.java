package dev.orebound.world.path;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.DistanceRepair;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;

/**
 * The flow field to the player, who moves: near them measured anew with every cell, far from them a few cells a tick.
 *
 * <p>The far map leads to where the player was a little ago. That place lies within the near map, or the far map is measured
 * anew at once; so whoever follows the far map comes into the near one, and on that to the player. Nobody's way is longer than
 * the shortest by more than twice what the player has moved since, and it is a shortest one near the player. Where a cell
 * opens or shuts the far map is mended on the spot.
 *
 * <p>Where the player is over what cannot be walked, it leads to where they last could.
 */
final class PlayerFlowField implements FlowField {
    /** How far the near map reaches, in steps: more costs more in every tick in which the player's cell changes. */
    private static final int NEAR = 16;

    /** How far the player may have gone from the far map's goal, in steps, before it is measured at once. */
    private static final int FARTHEST_GOAL = 10;

    private final BitLayer walls;
    private final DistanceRepair repair;
    private final DistanceMap near;
    private DistanceMap far;
    private DistanceMap coming;
    private int goal = Grid.NONE;
    private int farGoal = Grid.NONE;
    /** What the map that is being measured leads to, or {@link Grid#NONE} while none is. */
    private int comingGoal = Grid.NONE;

    /** The walls may change; {@link #opened} and {@link #shut} tell of it. */
    PlayerFlowField(BitLayer walls, DistanceRepair repair) {
        this.walls = walls;
        this.repair = repair;
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
        if (farGoal != Grid.NONE && !repair.shut(far, cell, walls)) {
            farGoal = Grid.NONE;
        }
    }

    /**
     * Goes after the player, once a tick.
     *
     * @param haveWallsChanged since the last time
     * @param mostCells to walk on from; in a tick that measures the near map the far one gets what that leaves
     * @return how many of them are left
     */
    int follow(int playerCell, boolean haveWallsChanged, int mostCells) {
        int left = mostCells;
        int wanted = goal != Grid.NONE && walls.at(playerCell) ? goal : playerCell;
        if (wanted != goal || haveWallsChanged) {
            goal = wanted;
            near.spreadFrom(goal, walls, StepKind.EIGHT_WAY, NEAR);
            left = Math.max(0, mostCells - near.reachedCount());
        }
        if (farGoal == Grid.NONE || !isGoalNear(farGoal)) {
            far.spreadFrom(goal, walls, StepKind.EIGHT_WAY);
            farGoal = goal;
            comingGoal = Grid.NONE;
            return 0;
        }
        return comingGoal == Grid.NONE && goal == farGoal ? left : measureFar(left);
    }

    private boolean isGoalNear(int cell) {
        return near.isReached(cell) && near.at(cell) <= FARTHEST_GOAL;
    }

    private int measureFar(int mostCells) {
        if (comingGoal == Grid.NONE) {
            coming.clear();
            coming.addSource(goal);
            comingGoal = goal;
        }
        int before = coming.walkedCount();
        if (coming.spreadSome(walls, StepKind.EIGHT_WAY, mostCells)) {
            DistanceMap old = far;
            far = coming;
            farGoal = comingGoal;
            coming = old;
            comingGoal = Grid.NONE;
            return mostCells - (far.walkedCount() - before);
        }
        return 0;
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

    /** Adds what its maps are made from. */
    void addTo(Hash64 hash) {
        hash.add((long) goal).add((long) farGoal).add((long) comingGoal);
        hash.add(comingGoal == Grid.NONE ? 0L : (long) coming.walkedCount());
    }
}
