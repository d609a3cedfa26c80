package dev.orebound.lab.survey;

import dev.orebound.lab.check.DumpedFloor;

/** How the chests of many floors stand, and on which sides of the map. */
final class ChestTally {
    private long chests;
    private long inNooks;
    private long west;
    private long south;

    void add(DumpedFloor floor) {
        for (DumpedFloor.DumpedChest chest : floor.chests) {
            chests++;
            inNooks += chest.mode().equals("nook") ? 1 : 0;
            west += floor.x(chest.at()) * 2 < floor.width ? 1 : 0;
            south += floor.y(chest.at()) * 2 < floor.height ? 1 : 0;
        }
    }

    void addAll(ChestTally other) {
        chests += other.chests;
        inNooks += other.inNooks;
        west += other.west;
        south += other.south;
    }

    long chests() {
        return chests;
    }

    /** The share that stands in nooks. */
    double nookShare() {
        return inNooks / (double) Math.max(1, chests);
    }

    /** The share in the left half of the map. */
    double westShare() {
        return west / (double) Math.max(1, chests);
    }

    /** The share in the lower half of the map. */
    double southShare() {
        return south / (double) Math.max(1, chests);
    }
}
