package dev.orebound.world.path;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.DistanceRepair;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;

/** The flow field to one cell, measured a few cells a tick. */
final class CellFlowField implements FlowField {
    private final DistanceMap distances;
    private int goal = Grid.NONE;
    private boolean isReady;

    /** The tick in which somebody last went by it; before all ticks while nobody has. */
    long wantedTick = Long.MIN_VALUE;

    /** Its place in the queue of those to be measured: the least comes first. */
    long turn;

    CellFlowField(Grid grid) {
        distances = new DistanceMap(grid);
    }

    int goal() {
        return goal;
    }

    /** Whether somebody wants it and it is still to be measured. */
    boolean isAwaited() {
        return goal != Grid.NONE && !isReady;
    }

    /** Leads to another cell from now on, once it is measured. */
    void leadTo(int cell, long itsTurn) {
        goal = cell;
        turn = itsTurn;
        isReady = false;
        distances.clear();
        distances.addSource(cell);
    }

    /** Goes on measuring, and returns how many of so many cells are left. */
    int measure(BitLayer walls, int mostCells) {
        int before = distances.walkedCount();
        isReady = distances.spreadSome(walls, StepKind.EIGHT_WAY, mostCells);
        return mostCells - (distances.walkedCount() - before);
    }

    /** Takes account of a cell that has opened or shut; where that cannot be mended it must be measured again. */
    void changed(int cell, boolean isOpen, BitLayer walls, DistanceRepair repair, long itsTurn) {
        if (isReady && isOpen) {
            repair.open(distances, cell, walls);
        } else if (goal != Grid.NONE && (!isReady || !repair.shut(distances, cell, walls))) {
            leadTo(goal, itsTurn);
        }
    }

    @Override
    public boolean isReady() {
        return isReady;
    }

    @Override
    public int next(int cell) {
        return isReady ? distances.stepDown(cell) : Grid.NONE;
    }

    @Override
    public int steps(int cell) {
        return isReady ? distances.at(cell) : DistanceMap.UNREACHED;
    }

    /** Adds what its map is made from. */
    void addTo(Hash64 hash) {
        hash.add((long) goal).add(isReady).add(wantedTick).add(turn);
        hash.add(isReady ? 0L : (long) distances.walkedCount());
    }
}
