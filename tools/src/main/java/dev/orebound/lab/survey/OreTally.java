package dev.orebound.lab.survey;

import dev.orebound.cave.floor.Vein;
import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.figure.FigureGroup;
import dev.orebound.lab.figure.IntHistogram;

/**
 * Counts how many of the cells that may have ore have some, by distance from the border of its vein, and how many veins
 * have their floor's primary ore.
 */
final class OreTally extends FigureGroup {
    private static final int PERCENT_A_DISTANCE = 3;

    private final IntHistogram soil = part("soil", new IntHistogram());
    private final IntHistogram ores = part("ores", new IntHistogram());
    final Sum veins = part("veins", new Sum());
    private final Sum primaryVeins = part("primary_veins", new Sum());

    void add(DumpedFloor floor) {
        boolean[] bare = bareCells(floor);
        for (int cell = 0; cell < floor.size(); cell++) {
            if (!bare[cell] && floor.vein[cell] != 0) {
                soil.add(floor.veinDistance[cell]);
            }
        }
        floor.ores.forEach(ore -> ores.add(ore.distance()));
        for (Vein vein : floor.veins) {
            veins.add(1);
            primaryVeins.addIf(vein.ore().equals(floor.primaryOre));
        }
    }

    /** Returns the cells on which no ore may stand, inside a vein or not. */
    private static boolean[] bareCells(DumpedFloor floor) {
        boolean[] bare = new boolean[floor.size()];
        for (int cell = 0; cell < bare.length; cell++) {
            bare[cell] = !floor.structure[cell]
                    || !floor.legend.get(floor.terrain[cell]).passable()
                    || !floor.legend.get(floor.liquid[cell]).passable();
        }
        bare[floor.start] = true;
        floor.exits.forEach(exit -> bare[exit.at()] = true);
        floor.chests.forEach(chest -> bare[chest.at()] = true);
        floor.fixtures.forEach(fixture -> bare[fixture.at()] = true);
        floor.vignettes.forEach(vignette -> vignette.cells().stream().forEach(cell -> bare[cell] = true));
        floor.locks.forEach(lock -> lock.cells().stream().forEach(cell -> bare[cell] = true));
        floor.rooms.forEach(room ->
                room.doorways().forEach(doorway -> doorway.stream().forEach(cell -> bare[cell] = true)));
        return bare;
    }

    /** The largest distance that any cell has. */
    int mostDistance() {
        return soil.most();
    }

    /** On how many cells of a distance ore may stand. */
    long cells(int distance) {
        return soil.times(distance);
    }

    /** On how many of them it does. */
    long ores(int distance) {
        return ores.times(distance);
    }

    /** The chance that is promised at a distance, of 1. */
    static double chance(int distance) {
        return Math.min(100, PERCENT_A_DISTANCE * distance) / 100.0;
    }

    /** Returns the expected ore from one distance to another, both included. */
    double expected(int from, int to) {
        double expected = 0;
        for (int distance = from; distance <= to; distance++) {
            expected += cells(distance) * chance(distance);
        }
        return expected;
    }

    /** Returns one standard deviation of the ore, as a share of the expected ore. */
    double deviation(int from, int to) {
        double variance = 0;
        for (int distance = from; distance <= to; distance++) {
            variance += cells(distance) * chance(distance) * (1 - chance(distance));
        }
        return Math.sqrt(variance) / Math.max(1, expected(from, to));
    }

    /** Returns the ore as a share of the expected ore. */
    double rate(int from, int to) {
        double there = 0;
        for (int distance = from; distance <= to; distance++) {
            there += ores(distance);
        }
        return there / Math.max(1, expected(from, to));
    }

    /** The share of veins with their floor's primary ore. */
    double primaryShare() {
        return primaryVeins.value() / (double) Math.max(1, veins.value());
    }
}
