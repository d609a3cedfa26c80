package dev.orebound.cave.carve;

import dev.orebound.cave.floor.Nook;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.Nooks;
import dev.orebound.grid.Cells;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * Digs the nooks into the rock round the caves that the automaton has not left by itself.
 *
 * <p>A nook leaves its cave straight and may bend once or more. It keeps a wall of rock about it: of all floor it
 * touches only its own cave, at its mouth, and it stays inside the outermost caves along the floor, since the start may
 * lie on any cell of the first. Caves are taken in random order, one nook each, so that none is favoured.
 */
final class NookDigger {
    /** Places tried in one cave. */
    private static final int TRIES = 40;

    private static final int LEAST_CELLS_BEFORE_BEND = 2;

    private final MutableBitLayer open;
    private final Grid grid;
    private final Nooks rules;
    private final RandomStream stream;
    private final int[] passage;
    private int length;
    /** The first and the last column (row, if the floor is taller than wide) that has a cave. */
    private int first;

    private int last;

    NookDigger(MutableBitLayer open, Nooks rules, RandomStream stream) {
        this.open = open;
        this.grid = open.grid();
        this.rules = rules;
        this.stream = stream;
        this.passage = new int[rules.cells().highest()];
        first = BlindEnds.firstLine(open);
        last = BlindEnds.lastLine(open);
    }

    private int along(int cell) {
        return BlindEnds.along(grid, cell);
    }

    /**
     * Digs as many as are missing from those that the rules ask for, or as find a place.
     *
     * @param grown the number of nooks that the caves have by themselves
     * @param farthest the column (row) from the start's end from which on there is none
     * @param spared the number of a cave that gets none, or 0
     * @param afterEach is run when one was dug
     */
    List<Nook> dig(ConnectedRegions caves, int grown, int farthest, int spared, Runnable afterEach) {
        if (grid.width() >= grid.height()) {
            last = Math.min(last, farthest);
        } else {
            first = Math.max(first, grid.height() - 1 - farthest);
        }
        int[] order = new int[caves.count()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i + 1;
        }
        stream.shuffle(order);
        int wanted = stream.between(rules.count().lowest(), rules.count().highest()) - grown;
        List<Nook> nooks = new ArrayList<>();
        for (int i = 0; i < order.length && nooks.size() < wanted; i++) {
            if (order[i] != spared && digInto(caves, order[i])) {
                nooks.add(finish());
                afterEach.run();
            }
        }
        return List.copyOf(nooks);
    }

    private boolean digInto(ConnectedRegions caves, int cave) {
        for (int attempt = 0; attempt < TRIES; attempt++) {
            int cell = caves.cell(cave, stream.below(caves.size(cave)));
            Direction way = Direction.STRAIGHT.get(stream.below(Direction.STRAIGHT.size()));
            if (!open.at(grid.neighbour(cell, way)) && finds(cell, way)) {
                return true;
            }
        }
        return false;
    }

    /** Leaves the way found, from mouth to end, in the passage. */
    private boolean finds(int from, Direction first) {
        int wanted = stream.between(rules.cells().lowest(), rules.cells().highest());
        Direction way = first;
        int cell = from;
        int straight = 0;
        length = 0;
        while (length < wanted) {
            if (straight >= LEAST_CELLS_BEFORE_BEND && stream.chance(rules.bendPercent())) {
                way = Direction.ALL.get((way.ordinal() + (stream.chance(50) ? 2 : 6)) % Direction.ALL.size());
                straight = 0;
            }
            int next = grid.neighbour(cell, way);
            if (!isSolid(next, cell)) {
                return false;
            }
            passage[length++] = next;
            straight++;
            cell = next;
        }
        return true;
    }

    private boolean isSolid(int cell, int from) {
        return cell != Grid.NONE
                && !grid.isEdge(cell)
                && !open.at(cell)
                && along(cell) > first
                && along(cell) < last
                && BlindEnds.isWalled(open, cell, from, passage, length);
    }

    private Nook finish() {
        int[] cells = new int[length];
        for (int i = 0; i < length; i++) {
            cells[i] = passage[length - 1 - i];
            open.set(passage[i], true);
        }
        return new Nook(Cells.of(cells));
    }
}
