package dev.orebound.grid;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds cheapest paths over cells in four-way steps, where stepping on a cell has a price. Its buffers are reused from
 * search to search.
 *
 * <p>Source: A* (Hart, Nilsson, Raphael, 1968) with the Manhattan distance times the least price. Of equal cells the
 * one found later is expanded first, which goes straight where possible; so the path is a function of the input alone.
 *
 * <p>With this heuristic, the estimates of open cells never differ by more than the highest price plus the price of a
 * step back. They are therefore kept in a ring of stacks, one for each estimate (Dial: Algorithm 360, 1969).
 */
public final class AStar {
    /** The price of a cell that cannot be stepped on. */
    public static final int IMPASSABLE = 0;

    private static final int UNKNOWN = Integer.MAX_VALUE;
    private static final int NOTHING = -1;

    private final Grid grid;
    private final boolean[] isEdge;
    private final int[] spent;
    private final int[] cameFrom;

    /** The last entry of each stack; the number of stacks is a power of two. */
    private int[] stacks = new int[64];

    private int[] entryCell = new int[256];
    private int[] entryBelow = new int[256];
    private int entryCount;
    private int openCount;

    /** The lowest estimate of the open cells. */
    private int estimate;

    private int goalX;
    private int goalY;
    private int leastPrice;

    public AStar(Grid grid) {
        this.grid = grid;
        this.isEdge = grid.edge().values;
        this.spent = new int[grid.size()];
        this.cameFrom = new int[grid.size()];
        Arrays.fill(spent, UNKNOWN);
    }

    /**
     * Returns the cheapest path.
     *
     * @param price price of stepping on each cell, {@link #IMPASSABLE} or from {@code leastPrice} to 10,000
     * @param leastPrice a lower bound of all prices, 1 or more
     * @return every cell from {@code from} to {@code to}, both included; empty if there is no path
     */
    public Cells find(int from, int to, IntLayer price, int leastPrice) {
        return find(from, to, price, leastPrice, null, () -> true);
    }

    /**
     * Returns the cheapest path, or none as soon as it is known that it cannot be wanted: when the search goes on
     * beyond some cells for the first time, it asks whether those join the ends at all.
     *
     * @param wanted the cells that a path should keep to; null for all
     */
    public Cells find(
            int from, int to, IntLayer price, int leastPrice, @Nullable BitLayer wanted, BooleanSupplier isJoined) {
        begin(from, to, leastPrice);
        push(from, 0, Grid.NONE, estimate);
        boolean isSure = wanted == null;
        while (openCount > 0) {
            int stack = estimate & stacks.length - 1;
            int entry = stacks[stack];
            if (entry == NOTHING) {
                estimate++;
                continue;
            }
            stacks[stack] = entryBelow[entry];
            openCount--;
            int cell = entryCell[entry];
            if (cell == to) {
                return wayTo(to);
            }
            if (!isSure && wanted != null && !wanted.values[cell]) {
                isSure = true;
                if (!isJoined.getAsBoolean()) {
                    return Cells.EMPTY;
                }
            }
            walkOn(cell, price.values);
        }
        return Cells.EMPTY;
    }

    private void begin(int from, int to, int leastPrice) {
        for (int i = 0; i < entryCount; i++) {
            spent[entryCell[i]] = UNKNOWN;
        }
        Arrays.fill(stacks, NOTHING);
        entryCount = 0;
        openCount = 0;
        this.leastPrice = leastPrice;
        goalX = grid.x(to);
        goalY = grid.y(to);
        estimate = leastPrice * grid.steps4(from, to);
    }

    private void walkOn(int cell, int[] price) {
        int width = grid.width();
        int y = grid.y(cell);
        int x = cell - y * width;
        int least = leastPrice;
        int cost = spent[cell];
        if (cost + least * (Math.abs(x - goalX) + Math.abs(y - goalY)) < estimate) {
            return; // a cheaper way to it was found later, and it was expanded then
        }
        boolean isInner = !isEdge[cell];
        if (isInner || x + 1 < width) {
            step(cell, cell + 1, price, cost, x < goalX ? -least : least);
        }
        if (isInner || y + 1 < grid.height()) {
            step(cell, cell + width, price, cost, y < goalY ? -least : least);
        }
        if (isInner || x > 0) {
            step(cell, cell - 1, price, cost, x > goalX ? -least : least);
        }
        if (isInner || y > 0) {
            step(cell, cell - width, price, cost, y > goalY ? -least : least);
        }
    }

    /** @param farther by how much the rest of the way is estimated dearer from there */
    private void step(int cell, int next, int[] price, int cost, int farther) {
        int nextCost = cost + price[next];
        if (price[next] != IMPASSABLE && nextCost < spent[next]) {
            push(next, nextCost, cell, estimate + price[next] + farther);
        }
    }

    /** @param whole the estimated cost of a whole way through the cell */
    private void push(int cell, int cost, int previous, int whole) {
        spent[cell] = cost;
        cameFrom[cell] = previous;
        if (entryCount == entryCell.length) {
            entryCell = Arrays.copyOf(entryCell, entryCount * 2);
            entryBelow = Arrays.copyOf(entryBelow, entryCount * 2);
        }
        if (whole - estimate >= stacks.length) {
            addStacks(whole - estimate);
        }
        int stack = whole & stacks.length - 1;
        entryCell[entryCount] = cell;
        entryBelow[entryCount] = stacks[stack];
        stacks[stack] = entryCount++;
        openCount++;
    }

    /** Adds stacks until there is one for an estimate so far above the lowest. */
    private void addStacks(int ahead) {
        int[] more = new int[Integer.highestOneBit(ahead) * 2];
        Arrays.fill(more, NOTHING);
        for (int each = estimate; each < estimate + stacks.length; each++) {
            more[each & more.length - 1] = stacks[each & stacks.length - 1];
        }
        stacks = more;
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
