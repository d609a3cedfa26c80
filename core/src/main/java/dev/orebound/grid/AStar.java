package dev.orebound.grid;

import java.util.Arrays;

/**
 * Cheapest ways over cells in four-way steps, where each cell has a price for stepping on it. Its buffers are used again
 * from search to search.
 *
 * <p>Source: A* (Hart, Nilsson, Raphael, 1968) with the Manhattan distance times the least price. Of equal cells the one
 * found later is looked at first, which goes straight where it can; so the way found is a function of the input alone.
 */
public final class AStar {
    /** The price of a cell that cannot be stepped on. */
    public static final int IMPASSABLE = 0;

    private static final int UNKNOWN = Integer.MAX_VALUE;

    private final Grid grid;
    private final int[] spent;
    private final int[] cameFrom;
    private long[] heap = new long[256];
    private int heapSize;
    private int found;

    public AStar(Grid grid) {
        this.grid = grid;
        this.spent = new int[grid.size()];
        this.cameFrom = new int[grid.size()];
    }

    /**
     * The cheapest way.
     *
     * @param price of stepping on each cell, {@link #IMPASSABLE} or from {@code leastPrice} to 10,000
     * @param leastPrice a lower bound of all prices, 1 or more
     * @return every cell from {@code from} to {@code to}, both included; empty where no way leads there
     */
    public Cells find(int from, int to, IntLayer price, int leastPrice) {
        Arrays.fill(spent, UNKNOWN);
        heapSize = 0;
        found = 0;
        reach(from, Grid.NONE, 0, to, leastPrice);
        while (heapSize > 0) {
            int cell = (int) (takeLowest() & 0xFFFFFFL);
            if (cell == to) {
                return wayTo(to);
            }
            for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
                int next = grid.neighbour(cell, Direction.STRAIGHT.get(i));
                if (next != Grid.NONE && price.values[next] != IMPASSABLE) {
                    reach(next, cell, spent[cell] + price.values[next], to, leastPrice);
                }
            }
        }
        return Cells.EMPTY;
    }

    private void reach(int cell, int previous, int cost, int goal, int leastPrice) {
        if (cost >= spent[cell]) {
            return;
        }
        spent[cell] = cost;
        cameFrom[cell] = previous;
        long estimate = cost + (long) leastPrice * grid.steps4(cell, goal);
        found = (found + 1) & 0xFFFF;
        // From the top: 24 bits of estimate, 16 that put the later found first, 24 of cell.
        add(estimate << 40 | (long) (0xFFFF - found) << 24 | cell);
    }

    private Cells wayTo(int goal) {
        int length = 0;
        for (int cell = goal; cell != Grid.NONE; cell = cameFrom[cell]) {
            length++;
        }
        int[] way = new int[length];
        for (int cell = goal; cell != Grid.NONE; cell = cameFrom[cell]) {
            way[--length] = cell;
        }
        return Cells.of(way);
    }

    private void add(long entry) {
        if (heapSize == heap.length) {
            heap = Arrays.copyOf(heap, heap.length * 2);
        }
        int hole = heapSize++;
        while (hole > 0 && heap[(hole - 1) / 2] > entry) {
            heap[hole] = heap[(hole - 1) / 2];
            hole = (hole - 1) / 2;
        }
        heap[hole] = entry;
    }

    private long takeLowest() {
        long lowest = heap[0];
        long last = heap[--heapSize];
        int hole = 0;
        for (int child = 1; child < heapSize; child = 2 * hole + 1) {
            if (child + 1 < heapSize && heap[child + 1] < heap[child]) {
                child++;
            }
            if (heap[child] >= last) {
                break;
            }
            heap[hole] = heap[child];
            hole = child;
        }
        heap[hole] = last;
        return lowest;
    }
}
