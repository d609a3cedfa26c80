package dev.orebound.lab.survey;

import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.figure.FigureGroup;
import dev.orebound.lab.figure.IntHistogram;

/** Counts what a party sees as it arrives: within a window's width and height about the start, in sight of it. */
final class FirstViewTally extends FigureGroup {
    private static final int COLUMNS_ASIDE = 13;
    private static final int ROWS_ASIDE = 7;

    /** The number of floor cells that are seen. */
    final IntHistogram cells = part("cells", new IntHistogram());

    private final Sum withSomething = part("with_something", new Sum());

    void add(DumpedFloor floor) {
        int seen = 0;
        boolean hasSomething = false;
        boolean[] isWorthWhile = worthWhile(floor);
        for (int cell = 0; cell < floor.size(); cell++) {
            if (floor.structure[cell] && isNear(floor, cell) && floor.sees(floor.start, cell)) {
                seen++;
                hasSomething |= isWorthWhile[cell];
            }
        }
        cells.add(seen);
        withSomething.addIf(hasSomething);
    }

    private static boolean isNear(DumpedFloor floor, int cell) {
        return Math.abs(floor.x(cell) - floor.x(floor.start)) <= COLUMNS_ASIDE
                && Math.abs(floor.y(cell) - floor.y(floor.start)) <= ROWS_ASIDE;
    }

    /**
     * Returns the cells worth walking to: with a thing that is not small, an impassable liquid, or the light of a torch
     * on the rock to the north.
     */
    private static boolean[] worthWhile(DumpedFloor floor) {
        boolean[] isWorthWhile = new boolean[floor.size()];
        floor.chests.forEach(chest -> isWorthWhile[chest.at()] = true);
        floor.exits.forEach(exit -> isWorthWhile[exit.at()] = true);
        floor.ores.forEach(ore -> isWorthWhile[ore.at()] = true);
        floor.loot.forEach(piece -> isWorthWhile[piece.at()] |= !piece.small());
        floor.fixtures.forEach(fixture -> isWorthWhile[fixture.at()] = true);
        for (int cell = 0; cell < floor.size() - floor.width; cell++) {
            int north = cell + floor.width;
            isWorthWhile[cell] |= !floor.legend.get(floor.liquid[cell]).passable()
                    || (!floor.structure[north] && floor.terrain[north] != 0);
        }
        return isWorthWhile;
    }

    /** Returns the share of floors on which the first view holds something worth walking to. */
    double shareWithSomething() {
        return withSomething.value() / (double) Math.max(1, cells.count());
    }
}
