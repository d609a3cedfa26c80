package dev.orebound.grid;

import java.util.Arrays;

/**
 * Cheapest ways over cells in four-way steps, where each cell has a price for stepping on it. Its buffers are used again
 * from search to search.
 *
 * <p>Source: A* (Hart, Nilsson, Raphael, 1968) with the Manhattan distance times the least price. Of equal cells the one
 * found later is looked at first, which goes straight where it can; so the way found is a function of the input alone.
 *
 * <p>With that estimate what lies open never differs by more than the dearest step and one back; so it is kept in a ring of
 * stacks, one for each estimate (Dial: Algorithm 360, 1969).
 */
public final class AStar {
    /** The price of a cell that cannot be stepped on. */
    public static final int IMPASSABLE = 0;

    private static final int UNKNOWN = Integer.MAX_VALUE;
    private static final int NOTHING = -1;

    private final Grid grid;
    private final int[] spent;
    private final int[] cameFrom;

    /** The last entry of each stack; there are a power of two. */
    private int[] stacks = new int[64];

    private int[] entryCell = new int[256];
    private int[] entryBelow = new int[256];
    private int entryCount;
    private int openCount;

    private int goalX;
    private int goalY;
    private int leastPrice;

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
        begin(to, price, leastPrice);
        reach(from, Grid.NONE, 0, grid.x(from), grid.y(from));
        for (int estimate = leastPrice * grid.steps4(from, to); openCount > 0; ) {
            int stack = estimate & stacks.length - 1;
            int entry = stacks[stack];
            if (entry == NOTHING) {
                estimate++;
                continue;
            }
            stacks[stack] = entryBelow[entry];
            openCount--;
            if (entryCell[entry] == to) {
                return wayTo(to);
            }
            walkOn(entryCell[entry], price.values);
        }
        return Cells.EMPTY;
    }

    private void begin(int to, IntLayer price, int leastPrice) {
        this.leastPrice = leastPrice;
        goalX = grid.x(to);
        goalY = grid.y(to);
        int dearest = leastPrice;
        for (int each : price.values) {
            dearest = Math.max(dearest, each);
        }
        if (stacks.length <= dearest + leastPrice) {
            stacks = new int[Integer.highestOneBit(dearest + leastPrice) * 2];
        }
        Arrays.fill(stacks, NOTHING);
        Arrays.fill(spent, UNKNOWN);
        entryCount = 0;
        openCount = 0;
    }

    private void walkOn(int cell, int[] price) {
        int width = grid.width();
        int x = cell % width;
        int y = cell / width;
        if (x + 1 < width) {
            step(cell, cell + 1, price, x + 1, y);
        }
        if (y + 1 < grid.height()) {
            step(cell, cell + width, price, x, y + 1);
        }
        if (x > 0) {
            step(cell, cell - 1, price, x - 1, y);
        }
        if (y > 0) {
            step(cell, cell - width, price, x, y - 1);
        }
    }

    private void step(int cell, int next, int[] price, int x, int y) {
        if (price[next] != IMPASSABLE) {
            reach(next, cell, spent[cell] + price[next], x, y);
        }
    }

    private void reach(int cell, int previous, int cost, int x, int y) {
        if (cost >= spent[cell]) {
            return;
        }
        spent[cell] = cost;
        cameFrom[cell] = previous;
        if (entryCount == entryCell.length) {
            entryCell = Arrays.copyOf(entryCell, entryCount * 2);
            entryBelow = Arrays.copyOf(entryBelow, entryCount * 2);
        }
        int estimate = cost + leastPrice * (Math.abs(x - goalX) + Math.abs(y - goalY));
        int stack = estimate & stacks.length - 1;
        entryCell[entryCount] = cell;
        entryBelow[entryCount] = stacks[stack];
        stacks[stack] = entryCount++;
        openCount++;
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
        return new Cells(way);
    }
}
