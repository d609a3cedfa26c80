package dev.orebound.cave.treasure;

import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableIntLayer;

/**
 * Lays pieces along the paths of random walks, so that each walk leaves a trail like spilled ore.
 *
 * <p>Source: the random walk on a square lattice, the discrete form of Brownian motion. A walker starts on a free cell,
 * takes each step to one of the four cells beside it, each as likely, and stands still when that cell is not ground. A
 * walk returns to its own path again and again, so a trail is a cluster with a few loose ends.
 */
final class BrownianWalk {
    /** A walker gives up after so many times the steps that its pieces need, when it finds no free cell any more. */
    private static final int PATIENCE = 8;

    private static final int START_TRIES = 40;

    private final Grid grid;
    private final BitLayer ground;
    private final MutableIntLayer states;
    private final int[] cells;
    private final int cellCount;

    /** Prepares walks over ground on which nothing lies yet. */
    BrownianWalk(BitLayer ground, WorkingMemory memory) {
        this.grid = ground.grid();
        this.ground = ground;
        states = memory.intLayer();
        cells = memory.cells();
        cellCount = ground.listInto(cells);
    }

    /**
     * Lets one walker start on a free cell and drop pieces along its way, the first on that cell.
     *
     * @param state the state of its pieces, from 1 on
     * @param count pieces to drop
     * @param stepsAPiece steps between two pieces; more while the walker stands on a cell that has one
     * @return how many pieces were dropped; fewer if there is too little free ground
     */
    int walk(int state, int count, int stepsAPiece, RandomStream stream) {
        int at = freeCell(stream);
        int dropped = 0;
        int sincePiece = stepsAPiece;
        int stepsLeft = count * stepsAPiece * PATIENCE;
        while (at != Grid.NONE && dropped < count && stepsLeft-- > 0) {
            if (sincePiece >= stepsAPiece && states.at(at) == 0) {
                states.set(at, state);
                dropped++;
                sincePiece = 0;
            }
            int beside = grid.neighbour(at, Direction.STRAIGHT.get(stream.below(Direction.STRAIGHT.size())));
            if (beside != Grid.NONE && ground.at(beside)) {
                at = beside;
            }
            sincePiece++;
        }
        return dropped;
    }

    private int freeCell(RandomStream stream) {
        for (int i = 0; i < START_TRIES && cellCount > 0; i++) {
            int cell = cells[stream.below(cellCount)];
            if (states.at(cell) == 0) {
                return cell;
            }
        }
        return Grid.NONE;
    }

    /** The state of the piece on each cell, 0 for nothing. */
    IntLayer states() {
        return states.readOnly();
    }
}
