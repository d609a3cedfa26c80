package dev.orebound.world.path;

import dev.orebound.grid.ArcCount;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;

/**
 * Finds the cells of loops, on which a runner comes back to the start, and the cells that lead from one loop to another; dead ends
 * and the breadth of halls are left out.
 *
 * <p>Source: thinning. Open ground is peeled from its borders, cell by cell, as long as the rest stays joined as it was. Open ground
 * without a pillar wears away to nothing, and a loop remains as a ring.
 */
final class LoopFinder {
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
