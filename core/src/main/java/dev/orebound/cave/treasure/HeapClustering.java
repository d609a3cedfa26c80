package dev.orebound.cave.treasure;

import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableIntLayer;

/**
 * Lets draw like to like: pieces of some states keep their state and move about until they lie in heaps.
 *
 * <p>Source: the Togetherness automaton (Five Cellular Automata, hermetic.ch; told of for caves by Virtual Spelunking,
 * 2012). A piece and a place near it are drawn. It moves there if it then touches more of its own state, or changes
 * places with a piece of another state if both together do; now and then it does so all the same. Unlike there, the map
 * has edges, and only pieces are drawn, since nothing else considers a move.
 *
 * <p>Thousands of moves are considered for one that is made, so all that one depends on is kept in one number for each
 * cell: whether it is ground, the state of its piece, and how many neighbours hold a piece of each state.
 */
final class HeapClustering {
    /** Set for ground, which makes the number negative. */
    private static final int GROUND = 1 << 31;

    /**
     * The bits of a count of neighbours, at most eight; those of state 1 are the lowest, and there are seven states.
     */
    private static final int COUNT_BITS = 4;

    private static final int COUNT_MASK = (1 << COUNT_BITS) - 1;

    /** The state of the piece lies above the counts, 0 for nothing. */
    private static final int STATE_SHIFT = 7 * COUNT_BITS;

    private static final int STATE_MASK = 7;

    private final Grid grid;
    private final int stateCount;
    private final MutableIntLayer cells;
    private final MutableIntLayer states;
    /** From a cell to its eight neighbours. */
    private final int[] ring;

    private final int[] pieces;
    private final int pieceCount;

    /** The number of the piece on each cell that has one; anything elsewhere. */
    private final int[] pieceAt;

    /**
     * Scatters the pieces, about the same number of each state.
     *
     * @param ground the cells on which they may lie, none of them on the edge of the map
     * @param count of pieces; no more than there is ground for
     * @param stateCount the states are 1 to this, at most 7
     */
    HeapClustering(BitLayer ground, int count, int stateCount, WorkingMemory memory, RandomStream stream) {
        this.grid = ground.grid();
        this.stateCount = stateCount;
        cells = memory.intLayer();
        states = memory.intLayer();
        ring = Direction.ALL.stream().mapToInt(grid::offset).toArray();
        pieces = memory.cells();
        int found = ground.listInto(pieces);
        for (int i = 0; i < found; i++) {
            cells.set(pieces[i], GROUND);
        }
        stream.shuffle(pieces, found);
        pieceCount = Math.min(count, found);
        pieceAt = memory.cells();
        for (int piece = 0; piece < pieceCount; piece++) {
            place(piece, pieces[piece]);
        }
    }

    /** A piece keeps its state for good. */
    private int state(int piece) {
        return 1 + piece % stateCount;
    }

    /**
     * Lets each piece consider one move on average, within {@code range} cells to every side.
     *
     * @param lossy one in so many considered moves is made although it brings nothing together
     * @return true if any piece moved
     */
    boolean move(int range, int lossy, RandomStream stream) {
        boolean hasMoved = false;
        for (int i = 0; i < pieceCount; i++) {
            int piece = stream.below(pieceCount);
            int from = pieces[piece];
            int x = grid.x(from) + stream.between(-range, range);
            int y = grid.y(from) + stream.between(-range, range);
            int to = cellOnMap(x, y);
            int cell = cells.at(to);
            if (cell < 0) {
                boolean isLossy = stream.below(lossy) == 0;
                // Mostly there is neither a piece nor a neighbour with one, and nothing to gain.
                boolean hasAny = (cell & ~GROUND) != 0;
                hasMoved |= (isLossy || hasAny) && consider(piece, to, isLossy);
            }
        }
        return hasMoved;
    }

    /**
     * The cell at a place; beyond the edge the first cell, which is no ground. Without a branch, which would be
     * unforeseeable.
     */
    private int cellOnMap(int x, int y) {
        int isBeyond = (x | y | grid.width() - 1 - x | grid.height() - 1 - y) >> 31; // -1 if any of them is negative
        return grid.cell(x, y) & ~isBeyond;
    }

    /** Moves a piece if that brings like together, or in any case; true if it moved. */
    private boolean consider(int piece, int to, boolean isLossy) {
        int from = pieces[piece];
        int own = state(piece);
        int other = stateAt(to);
        if (own == other || (!isLossy && gain(from, own, to, other) <= 0)) {
            return false;
        }
        count(own, from, -1);
        if (other != 0) {
            count(other, to, -1);
            place(pieceAt[to], from);
        }
        place(piece, to);
        return true;
    }

    /**
     * Returns how many more neighbours of their own state two cells of different states would have if they changed
     * places.
     */
    private int gain(int from, int own, int to, int other) {
        int found = likeBeside(to, own);
        if (found == 0 && other == 0) {
            return 0;
        }
        int each = grid.steps8(from, to) == 1 ? 1 : 0;
        int after = found - each + (other == 0 ? 0 : likeBeside(from, other) - each);
        return after - likeBeside(from, own) - likeBeside(to, other);
    }

    private int stateAt(int cell) {
        return cells.at(cell) >> STATE_SHIFT & STATE_MASK;
    }

    /** Returns how many neighbours of a cell hold a piece of a state. */
    private int likeBeside(int cell, int state) {
        return state == 0 ? 0 : (cells.at(cell) >> ((state - 1) * COUNT_BITS)) & COUNT_MASK;
    }

    private void place(int piece, int cell) {
        pieces[piece] = cell;
        pieceAt[cell] = piece;
        count(state(piece), cell, 1);
    }

    private void count(int state, int cell, int more) {
        cells.set(cell, cells.at(cell) + ((more * state) << STATE_SHIFT));
        int moreBeside = more << ((state - 1) * COUNT_BITS);
        for (int offset : ring) {
            cells.set(cell + offset, cells.at(cell + offset) + moreBeside);
        }
    }

    /** The state of what lies on each cell, 0 for nothing; the next call changes the layer. */
    IntLayer states() {
        states.fill(0);
        for (int piece = 0; piece < pieceCount; piece++) {
            states.set(pieces[piece], state(piece));
        }
        return states.readOnly();
    }
}
