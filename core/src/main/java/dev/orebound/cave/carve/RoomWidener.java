package dev.orebound.cave.carve;

import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.Widening;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * Widens a few narrow caves about their deepest cell, so that there are enough rooms wide enough to fight in.
 *
 * <p>A cave is widened by a square of rock whose corners are left standing now and then; it never comes within two
 * cells of another cave, nor near the edge.
 */
final class RoomWidener {
    private static final int LEAST_ROCK_BETWEEN = 2;

    private final MutableBitLayer open;
    private final Grid grid;
    private final Widening rules;
    private final RandomStream stream;

    RoomWidener(MutableBitLayer open, Widening rules, RandomStream stream) {
        this.open = open;
        this.grid = open.grid();
        this.rules = rules;
        this.stream = stream;
    }

    /**
     * Widens as many of these caves as the rules ask for, or as are narrow and have rock about them.
     *
     * @param afterEach is run when one was widened
     */
    void widen(ConnectedRegions caves, WorkingMemory memory, Runnable afterEach) {
        MutableIntLayer fromRock = memory.intLayer();
        memory.depthMeasure().measure(open, false, fromRock);
        int[] greatest = greatest(caves, fromRock);
        List<Integer> narrow = new ArrayList<>();
        for (int cave = 1; cave <= caves.count(); cave++) {
            if (greatest[cave] <= rules.reachCells()) {
                narrow.add(cave);
            }
        }
        stream.shuffle(narrow);
        int left = stream.between(rules.count().lowest(), rules.count().highest());
        for (int i = 0; i < narrow.size() && left > 0; i++) {
            int cave = narrow.get(i);
            int middle = firstWith(greatest[cave], caves, cave, fromRock);
            if (isFree(middle, cave, caves)) {
                dig(middle);
                afterEach.run();
                left--;
            }
        }
    }

    /** The greatest distance of each cave's cells. */
    private int[] greatest(ConnectedRegions caves, IntLayer fromRock) {
        int[] greatest = new int[caves.count() + 1];
        IntLayer caveOfCell = caves.regionOfCell();
        for (int cell = 0; cell < grid.size(); cell++) {
            int cave = caveOfCell.at(cell);
            greatest[cave] = Math.max(greatest[cave], fromRock.at(cell));
        }
        return greatest;
    }

    private static int firstWith(int distance, ConnectedRegions caves, int cave, IntLayer fromRock) {
        int number = 0;
        while (fromRock.at(caves.cell(cave, number)) != distance) {
            number++;
        }
        return caves.cell(cave, number);
    }

    private boolean isFree(int middle, int cave, ConnectedRegions caves) {
        int reach = rules.reachCells() + LEAST_ROCK_BETWEEN;
        for (int y = grid.y(middle) - reach; y <= grid.y(middle) + reach; y++) {
            for (int x = grid.x(middle) - reach; x <= grid.x(middle) + reach; x++) {
                if (!grid.contains(x, y)) {
                    return false;
                }
                int other = caves.regionOfCell().at(grid.cell(x, y));
                if (other != 0 && other != cave) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The square itself is opened whole: its middle then has the wanted distance. Some cells about it open too. */
    private void dig(int middle) {
        int reach = rules.reachCells();
        for (int dy = -reach - 1; dy <= reach + 1; dy++) {
            for (int dx = -reach - 1; dx <= reach + 1; dx++) {
                int outside = Math.max(Math.abs(dx), Math.abs(dy)) > reach ? 1 : 0;
                boolean isBulge = outside == 1 && Math.abs(dx) + Math.abs(dy) <= reach + 2;
                if (outside == 0 || (isBulge && stream.chance(rules.bulgePercent()))) {
                    open.set(grid.cell(grid.x(middle) + dx, grid.y(middle) + dy), true);
                }
            }
        }
    }
}
