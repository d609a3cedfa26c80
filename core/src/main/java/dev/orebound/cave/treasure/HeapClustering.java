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
 * <p>Source: the Togetherness automaton (Five Cellular Automata, hermetic.ch; told of for caves by Virtual Spelunking, 2012).
 * A piece and a place near it are drawn. It moves there if it then touches more of its own state, or changes places with a
 * piece of another state if both together do; now and then it does so all the same. Unlike there, the map has edges, and
 * only pieces are drawn, since nothing else considers a move.
 *
 * <p>Thousands of moves are considered for one that is made. So each cell knows how many neighbours hold a piece of each
 * state, which a made move keeps up to date, and considering one looks at single cells.
 */
final class HeapClustering {
    private static final int NOTHING = 0;

    /** The bits of a count of neighbours, at most eight; an int holds the counts of seven states. */
    private static final int COUNT_BITS = 4;

    private static final int COUNT_MASK = (1 << COUNT_BITS) - 1;

    private final Grid grid;
    private final BitLayer ground;
    private final MutableIntLayer states;
    /** For each cell how many neighbours hold a piece of each state: that of state 1 in the lowest bits. */
    private final MutableIntLayer besides;
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
        this.ground = ground;
        states = memory.intLayer();
        besides = memory.intLayer();
        ring = Direction.ALL.stream().mapToInt(grid::offset).toArray();
        pieces = memory.cells();
        int found = ground.listInto(pieces);
        stream.shuffle(pieces, found);
        pieceCount = Math.min(count, found);
        pieceAt = memory.cells();
        for (int piece = 0; piece < pieceCount; piece++) {
            put(1 + piece % stateCount, pieces[piece]);
            pieceAt[pieces[piece]] = piece;
        }
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
            int to = grid.contains(x, y) ? grid.cell(x, y) : 0; // the first cell lies on the edge, so it is no ground
            if (ground.at(to)) {
                hasMoved |= consider(piece, to, stream.below(lossy) == 0);
            }
        }
        return hasMoved;
    }

    /** Moves a piece if that brings like together, or in any case; true if it moved. */
    private boolean consider(int piece, int to, boolean isLossy) {
        int from = pieces[piece];
        int own = states.at(from);
        int other = states.at(to);
        if (own == other || (!isLossy && gain(from, own, to, other) <= 0)) {
            return false;
        }
        take(own, from);
        if (other != NOTHING) {
            take(other, to);
            place(pieceAt[to], other, from);
        }
        place(piece, own, to);
        return true;
    }

    /** Returns how many more neighbours of their own state two cells of different states would have if they changed places. */
    private int gain(int from, int own, int to, int other) {
        int found = likeBeside(to, own);
        if (found == 0 && other == NOTHING) {
            return 0;
        }
        int each = grid.steps8(from, to) == 1 ? 1 : 0;
        int after = found - each + (other == NOTHING ? 0 : likeBeside(from, other) - each);
        return after - likeBeside(from, own) - likeBeside(to, other);
    }

    private void place(int piece, int state, int cell) {
        pieces[piece] = cell;
        pieceAt[cell] = piece;
        put(state, cell);
    }

    private void put(int state, int cell) {
        states.set(cell, state);
        count(state, cell, 1);
    }

    private void take(int state, int cell) {
        states.set(cell, NOTHING);
        count(state, cell, -1);
    }

    private void count(int state, int cell, int more) {
        for (int offset : ring) {
            int beside = cell + offset;
            besides.set(beside, besides.at(beside) + (more << shift(state)));
        }
    }

    private static int shift(int state) {
        return (state - 1) * COUNT_BITS;
    }

    /** Returns how many neighbours of a cell hold a piece of a state. */
    private int likeBeside(int cell, int state) {
        return state == NOTHING ? 0 : besides.at(cell) >> shift(state) & COUNT_MASK;
    }

    /** The state of what lies on each cell, 0 for nothing. */
    IntLayer states() {
        return states.readOnly();
    }
}
