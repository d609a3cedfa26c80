package dev.orebound.cave.carve;

import dev.orebound.cave.floor.Chamber;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.Chambers;
import dev.orebound.grid.Cells;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Digs small chambers into the rock beside the caves, each behind a passage of two cells, the inner of which is its
 * neck. A lock on the neck shuts the chamber, and rock lies all round both.
 *
 * <p>A chamber is a rectangle, some of whose corners stay rock. It reaches no farther out than the outermost caves
 * along the floor, since the start lies there, and is no deeper than its cave, whose centre must not lie in it. Only
 * half of the caves, drawn at random, get chambers, so that there are rooms left for traps.
 */
final class ChamberDigger {
    /** Places tried in one cave, each time it is its turn. */
    private static final int TRIES = 80;

    /** How often each cave has its turn. */
    private static final int ROUNDS = 3;

    private static final int LEAST = 3;

    /** Columns (rows) between a spared cave and the first chamber. */
    private static final int CLEARANCE = 10;

    private final MutableBitLayer open;
    private final Grid grid;
    private final Chambers rules;
    private final RandomStream stream;
    private final int[] cells;
    /** The steps from each cell of the caves to the rock. */
    private final IntLayer fromRock;

    private int count;
    private int first;
    private int last;

    /** @param fromRock the steps from each open cell to the nearest rock, in 8 directions */
    ChamberDigger(MutableBitLayer open, IntLayer fromRock, Chambers rules, RandomStream stream) {
        this.open = open;
        this.grid = open.grid();
        this.rules = rules;
        this.fromRock = fromRock;
        this.stream = stream;
        cells = new int[rules.side().highest() * rules.side().highest()];
        first = BlindEnds.firstLine(open);
        last = BlindEnds.lastLine(open);
    }

    private int along(int cell) {
        return grid.width() >= grid.height() ? grid.x(cell) : grid.y(cell);
    }

    /**
     * Digs as many as the rules ask for, or as find a place.
     *
     * @param farthest the column (row) from the start's end from which on there is none
     * @param spared the number of a cave that gets none and has none near it, or 0
     * @param fewer how many fewer than the rules ask for, but at least three and the promised ones
     * @param promised the number of chambers that the floor's features need
     * @param afterEach is run when one was dug
     */
    List<Chamber> dig(ConnectedRegions caves, int farthest, int spared, int fewer, int promised, Runnable afterEach) {
        keepBefore(farthest);
        keepOff(caves, spared);
        int[] order = new int[caves.count()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i + 1;
        }
        stream.shuffle(order);
        int drawn = stream.between(rules.count().lowest(), rules.count().highest());
        int wanted = Math.max(Math.min(drawn, LEAST + promised), drawn - fewer);
        List<Chamber> chambers = new ArrayList<>();
        int half = (order.length + 1) / 2;
        for (int turn = 0; turn < ROUNDS * half && chambers.size() < wanted; turn++) {
            int cave = order[turn % half];
            if (cave != spared && digInto(caves, cave, chambers)) {
                afterEach.run();
            }
        }
        return List.copyOf(chambers);
    }

    /** Keeps chambers on the side of the start of a column (row). */
    private void keepBefore(int farthest) {
        if (grid.width() >= grid.height()) {
            last = Math.min(last, farthest);
        } else {
            first = Math.max(first, grid.height() - 1 - farthest);
        }
    }

    /** Lets chambers begin only some way beyond a cave, so that its way on stays free. */
    private void keepOff(ConnectedRegions caves, int spared) {
        for (int i = 0; spared != 0 && i < caves.size(spared); i++) {
            first = Math.max(first, along(caves.cell(spared, i)) + CLEARANCE);
        }
    }

    private boolean digInto(ConnectedRegions caves, int cave, List<Chamber> chambers) {
        int deepest = 0;
        for (int i = 0; i < caves.size(cave); i++) {
            deepest = Math.max(deepest, fromRock.at(caves.cell(cave, i)));
        }
        for (int attempt = 0; attempt < TRIES; attempt++) {
            int mouth = caves.cell(cave, stream.below(caves.size(cave)));
            Direction way = Direction.STRAIGHT.get(stream.below(Direction.STRAIGHT.size()));
            int step = grid.offset(way);
            if (open.at(mouth + step) || !fits(mouth, way, deepest)) {
                continue;
            }
            int neck = mouth + 2 * step;
            open.set(mouth + step, true);
            open.set(neck, true);
            for (int i = 0; i < count; i++) {
                open.set(cells[i], true);
            }
            Arrays.sort(cells, 0, count);
            chambers.add(new Chamber(neck, Cells.ofFirst(count, cells)));
            return true;
        }
        return false;
    }

    /**
     * Returns true if a passage and a chamber drawn at random fit there; their cells are then listed.
     *
     * @param deepest the most steps from a cell of the cave to the rock
     */
    private boolean fits(int mouth, Direction way, int deepest) {
        int step = grid.offset(way);
        int length = stream.between(rules.side().lowest(), rules.side().highest());
        int breadth = stream.between(rules.side().lowest(), rules.side().highest());
        int aside = stream.below(breadth);
        int corners = stream.below(16);
        Direction across = way.dx() == 0 ? Direction.EAST : Direction.NORTH;
        int x = grid.x(mouth);
        int y = grid.y(mouth);
        boolean isTooDeep = Math.min(length, breadth) > 2 * deepest;
        if (isTooDeep || !isOuterRock(mouth + step, mouth) || !isRockAround(mouth + 2 * step, mouth + step)) {
            return false;
        }
        count = 0;
        for (int far = 0; far < length; far++) {
            for (int i = 0; i < breadth; i++) {
                int cellX = x + (far + 3) * way.dx() + (i - aside) * across.dx();
                int cellY = y + (far + 3) * way.dy() + (i - aside) * across.dy();
                boolean isCorner = (far == 0 || far == length - 1) && (i == 0 || i == breadth - 1);
                int corner = (far == 0 ? 0 : 2) + (i == 0 ? 0 : 1);
                if (!grid.contains(cellX, cellY) || !isRockAround(grid.cell(cellX, cellY), Grid.NONE)) {
                    return false;
                }
                boolean isBeforeNeck = far == 0 && i == aside;
                if (!isCorner || isBeforeNeck || length < 3 || breadth < 3 || (corners & 1 << corner) == 0) {
                    cells[count++] = grid.cell(cellX, cellY);
                }
            }
        }
        return true;
    }

    /** Returns true for rock that touches only the cave at its mouth. */
    private boolean isOuterRock(int cell, int mouth) {
        if (open.at(cell) || grid.isEdge(cell)) {
            return false;
        }
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int beside = cell + grid.offset(Direction.ALL.get(i));
            if (open.at(beside) && grid.steps8(beside, mouth) > 1) {
                return false;
            }
            if (open.at(beside) && beside != mouth && grid.steps4(beside, cell) == 1) {
                return false;
            }
        }
        return true;
    }

    /** Returns true for rock inside the caves' extent with nothing but rock around it, except one cell. */
    private boolean isRockAround(int cell, int except) {
        if (grid.isEdge(cell) || open.at(cell) || along(cell) <= first || along(cell) >= last) {
            return false;
        }
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int beside = cell + grid.offset(Direction.ALL.get(i));
            if (beside != except && open.at(beside)) {
                return false;
            }
        }
        return true;
    }
}
