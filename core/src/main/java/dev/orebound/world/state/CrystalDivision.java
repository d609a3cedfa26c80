package dev.orebound.world.state;

import dev.orebound.content.item.Ore;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.OreComponent;
import java.util.Arrays;
import java.util.Objects;

/**
 * Divides the ore of a new floor into crystals. Cells of one ore that touch at their sides are a piece. A piece with
 * more cells than a crystal may have becomes as few crystals as it can, of about the same size: each starts at the cell
 * with the fewest free neighbours and takes the cell beside it that touches it at most sides, the lowest of equal ones.
 */
final class CrystalDivision {
    private static final int MOST_FREE = 8;

    private final FloorState state;
    private final ContentTable<Ore> ores;
    private final Grid grid;

    /** By cell: the lowest cell of its piece. */
    private final int[] piece;

    private final boolean[] isDivided;
    private final int[] members;
    private int size;

    CrystalDivision(FloorState state, ContentTable<Ore> ores) {
        this.state = state;
        this.ores = ores;
        grid = state.floor.grid();
        piece = new int[grid.size()];
        isDivided = new boolean[grid.size()];
        members = new int[grid.size()];
        Arrays.fill(piece, Grid.NONE);
    }

    /** Joins the ore of the floor, each cell of which is a crystal of its own so far. */
    void divide() {
        for (int cell = 0; cell < grid.size(); cell++) {
            if (state.ore(cell) != null && piece[cell] == Grid.NONE) {
                dividePiece(cell);
            }
        }
    }

    private void dividePiece(int lowest) {
        size = 0;
        claim(lowest, lowest);
        for (int i = 0; i < size; i++) {
            for (Direction side : Direction.STRAIGHT) {
                int beside = grid.neighbour(members[i], side);
                if (beside != Grid.NONE && piece[beside] == Grid.NONE && oreOf(beside) == oreOf(lowest)) {
                    claim(beside, lowest);
                }
            }
        }
        int left = size;
        int most = ores.at(oreOf(lowest)).crystalCells();
        int[] cells = Arrays.copyOf(members, left);
        Arrays.sort(cells);
        while (left > 0) {
            int crystals = (left + most - 1) / most;
            left -= grow(cells, (left + crystals - 1) / crystals);
        }
    }

    private void claim(int cell, int lowest) {
        piece[cell] = lowest;
        members[size++] = cell;
    }

    /** Makes one crystal of undivided cells of a piece; returns its number of cells. */
    private int grow(int[] cells, int wanted) {
        size = 0;
        int cell = start(cells);
        while (cell != Grid.NONE) {
            isDivided[cell] = true;
            members[size++] = cell;
            cell = size < wanted ? best(cells) : Grid.NONE;
        }
        join();
        return size;
    }

    private int start(int[] cells) {
        int start = Grid.NONE;
        int fewest = MOST_FREE;
        for (int cell : cells) {
            if (!isDivided[cell] && freeSides(cell) < fewest) {
                start = cell;
                fewest = freeSides(cell);
            }
        }
        return start;
    }

    /** Returns the undivided cell that suits the crystal best, or {@link Grid#NONE} if none touches it. */
    private int best(int[] cells) {
        int best = Grid.NONE;
        int bestWorth = 0;
        for (int cell : cells) {
            int touching = isDivided[cell] ? 0 : sidesInCrystal(cell);
            int worth = touching * MOST_FREE - (touching > 0 ? freeSides(cell) : 0);
            if (worth > bestWorth) {
                best = cell;
                bestWorth = worth;
            }
        }
        return best;
    }

    private int freeSides(int cell) {
        int count = 0;
        for (Direction side : Direction.STRAIGHT) {
            int beside = grid.neighbour(cell, side);
            count += beside != Grid.NONE && piece[beside] == piece[cell] && !isDivided[beside] ? 1 : 0;
        }
        return count;
    }

    private int sidesInCrystal(int cell) {
        int count = 0;
        for (Direction side : Direction.STRAIGHT) {
            int beside = grid.neighbour(cell, side);
            for (int i = 0; i < size; i++) {
                count += members[i] == beside ? 1 : 0;
            }
        }
        return count;
    }

    private void join() {
        Arrays.sort(members, 0, size);
        for (int i = 0; i < size; i++) {
            OreComponent ore = Objects.requireNonNull(state.ore(members[i]));
            ore.crystal = members[0];
            ore.next = members[(i + 1) % size];
            ore.cells = size;
            ore.health = ores.at(ore.ore).crystalHardness(size);
        }
    }

    private int oreOf(int cell) {
        return state.oreAt(cell);
    }
}
