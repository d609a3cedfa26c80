package dev.orebound.cave.treasure;

import dev.orebound.chance.RandomStream;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.Arrays;

/**
 * Lets like draw to like: pieces of some states keep their state and move about until they lie in heaps.
 *
 * <p>Source: the Togetherness automaton (Five Cellular Automata, hermetic.ch; told of for caves by Virtual Spelunking, 2012).
 * A piece and a place near it are drawn. It moves there if it then touches more of its own state, or changes places with a
 * piece of another state if both together do; now and then it does so all the same. Unlike there, the map has edges, and
 * only pieces are drawn, since nothing else considers a move.
 */
final class HeapClustering {
    private static final int NOTHING = 0;

    private final Grid grid;
    private final BitLayer ground;
    private final MutableIntLayer states;
    /** From a cell to its eight neighbours. */
    private final int[] ring;

    private final int[] pieces;

    /** The number of the piece on each cell that has one; anything elsewhere. */
    private final int[] pieceAt;

    /**
     * Scatters the pieces, about the same number of each state.
     *
     * @param ground the cells on which they may lie, none of them on the edge of the map
     * @param count of pieces; no more than there is ground for
     * @param stateCount the states are 1 to this
     */
    HeapClustering(BitLayer ground, int count, int stateCount, RandomStream stream) {
        this.grid = ground.grid();
        this.ground = ground;
        states = new MutableIntLayer(grid);
        ring = Direction.ALL.stream().mapToInt(grid::offset).toArray();
        int[] cells = new int[ground.count()];
        int found = 0;
        for (int cell = 0; cell < grid.size(); cell++) {
            if (ground.at(cell)) {
                cells[found++] = cell;
            }
        }
        stream.shuffle(cells);
        pieces = Arrays.copyOf(cells, Math.min(count, found));
        pieceAt = new int[grid.size()];
        for (int piece = 0; piece < pieces.length; piece++) {
            states.set(pieces[piece], 1 + piece % stateCount);
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
        for (int i = 0; i < pieces.length; i++) {
            int piece = stream.below(pieces.length);
            int from = pieces[piece];
            int x = grid.x(from) + stream.between(-range, range);
            int y = grid.y(from) + stream.between(-range, range);
            if (grid.contains(x, y) && ground.at(grid.cell(x, y))) {
                hasMoved |= consider(piece, grid.cell(x, y), stream.below(lossy) == 0);
            }
        }
        return hasMoved;
    }

    /** Moves a piece if that brings like together, or in any case; true if it moved. */
    private boolean consider(int piece, int to, boolean isLossy) {
        int from = pieces[piece];
        if (states.at(from) == states.at(to) || (!isLossy && gain(from, to) <= 0)) {
            return false;
        }
        if (states.at(to) != NOTHING) {
            place(pieceAt[to], from);
        }
        place(piece, to);
        swap(from, to);
        return true;
    }

    /** Returns how many more neighbours of their own state two cells of different states would have if they changed places. */
    private int gain(int from, int to) {
        int own = states.at(from);
        int other = states.at(to);
        int found = likeBeside(to, own);
        if (found == 0 && other == NOTHING) {
            return 0;
        }
        int each = grid.steps8(from, to) == 1 ? 1 : 0;
        int after = found - each + (other == NOTHING ? 0 : likeBeside(from, other) - each);
        return after - likeBeside(from, own) - likeBeside(to, other);
    }

    private void place(int piece, int cell) {
        pieces[piece] = cell;
        pieceAt[cell] = piece;
    }

    private void swap(int cell, int other) {
        int state = states.at(cell);
        states.set(cell, states.at(other));
        states.set(other, state);
    }

    /** Returns how many neighbours of a cell hold a piece of a state. */
    private int likeBeside(int cell, int state) {
        if (state == NOTHING) {
            return 0;
        }
        int like = 0;
        for (int offset : ring) {
            like += states.at(cell + offset) == state ? 1 : 0;
        }
        return like;
    }

    /** The state of what lies on each cell, 0 for nothing. */
    IntLayer states() {
        return states.readOnly();
    }
}
