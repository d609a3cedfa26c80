package dev.orebound.lab.check;

import dev.orebound.cave.floor.Corridor;
import org.jspecify.annotations.Nullable;

/** Checks of rock, floor and liquids: the layers of cells that everything else stands on. */
final class GroundChecks {
    private static final String CHASM = "chasm";

    /** Rows count from 0, depths from 1. */
    private static final int ROW_15_DEPTH = 16;

    private static final int MOST_NARROW_CELLS = 6;

    private GroundChecks() {}

    /** The structure is the carved layer plus the cells that the corridors list as drilled. */
    static @Nullable String corridorsOpenRock(CheckedFloor floor) {
        boolean[] drilled = new boolean[floor.dump.size()];
        for (Corridor corridor : floor.dump.corridors) {
            for (int i = 0; i < corridor.cells().size(); i++) {
                int cell = corridor.cells().at(i);
                if (floor.dump.carved[cell] || drilled[cell]) {
                    return floor.place(cell) + " was floor before the corridor from " + corridor.from() + " to "
                            + corridor.to();
                }
                drilled[cell] = true;
            }
        }
        for (int cell = 0; cell < drilled.length; cell++) {
            if (floor.dump.structure[cell] != (floor.dump.carved[cell] || drilled[cell])) {
                return floor.place(cell) + " is " + (floor.dump.structure[cell] ? "floor" : "wall")
                        + " in structure for no reason";
            }
        }
        return null;
    }

    /** The arc count of a floor cell is half the number of changes between floor and wall around it; walls have 0. */
    static @Nullable String arcsAreCounted(CheckedFloor floor) {
        for (int cell = 0; cell < floor.dump.size(); cell++) {
            int arcs = floor.dump.structure[cell] ? arcs(floor, cell) : 0;
            if (floor.dump.arcs[cell] != arcs) {
                return floor.place(cell) + " has " + floor.dump.arcs[cell] + ", and there are " + arcs;
            }
        }
        return null;
    }

    /** Counts changes between floor and wall around a cell; outside the map is wall. */
    static int arcs(CheckedFloor floor, int cell) {
        int changes = 0;
        boolean last = isFloor(floor, cell, NeighbourTable.WAYS - 1);
        for (int way = 0; way < NeighbourTable.WAYS; way++) {
            boolean next = isFloor(floor, cell, way);
            changes += next == last ? 0 : 1;
            last = next;
        }
        return changes / 2;
    }

    private static boolean isFloor(CheckedFloor floor, int cell, int way) {
        int neighbour = floor.neighbours.of(cell, way);
        return neighbour != NeighbourTable.NONE && floor.dump.structure[neighbour];
    }

    /** All floor cells form one 4-way connected piece. */
    static @Nullable String floorIsOnePiece(CheckedFloor floor) {
        int cell = floor.search.cutOff(floor.dump.structure);
        return cell == NeighbourTable.NONE ? null : floor.place(cell) + " is cut off";
    }

    /** All dry cells form one 4-way connected piece. */
    static @Nullable String dryCellsAreOnePiece(CheckedFloor floor) {
        int cell = floor.search.cutOff(floor.dry);
        return cell == NeighbourTable.NONE ? null : floor.place(cell) + " is cut off";
    }

    /** The cells at the edge of the map are rock. */
    static @Nullable String theOutermostRingIsRock(CheckedFloor floor) {
        for (int cell = 0; cell < floor.dump.size(); cell++) {
            int x = floor.dump.x(cell);
            int y = floor.dump.y(cell);
            boolean isRing = x == 0 || y == 0 || x == floor.dump.width - 1 || y == floor.dump.height - 1;
            if (isRing && (floor.dump.structure[cell] || floor.dump.carved[cell])) {
                return floor.place(cell) + " is floor";
            }
        }
        return null;
    }

    /** No chasm lies in a trap room, on a battle floor, on row 15, on a guardian's or the boss's floor. */
    static @Nullable String noChasmWhereItIsForbidden(CheckedFloor floor) {
        boolean isForbidden = floor.dump.kind.equals("battle")
                || floor.dump.isBossFloor()
                || floor.isGuardianFloor()
                || floor.dump.depth == ROW_15_DEPTH;
        boolean[] isChasm = new boolean[floor.dump.legend.size()];
        for (int kind = 0; kind < isChasm.length; kind++) {
            isChasm[kind] = floor.dump.legend.get(kind).name().equals(CHASM);
        }
        for (int cell = 0; cell < floor.dump.size(); cell++) {
            if ((isChasm[floor.dump.liquid[cell]] || isChasm[floor.dump.terrain[cell]])
                    && (isForbidden || floor.isInTrap(cell))) {
                return floor.place(cell) + " is a chasm";
            }
        }
        return null;
    }

    /** Floor outside rooms that lies in no 2x2 block of floor forms no 4-way piece of more than six cells. */
    static @Nullable String corridorsAreWide(CheckedFloor floor) {
        boolean[] narrow = narrow(floor.dump);
        for (int cell = 0; cell < narrow.length; cell++) {
            if (narrow[cell]) {
                floor.search.walkFrom(cell, narrow);
                if (floor.search.reachedCount() > MOST_NARROW_CELLS) {
                    return floor.search.reachedCount() + " cells from " + floor.place(cell) + " on are one cell wide";
                }
                for (int i = 0; i < floor.search.reachedCount(); i++) {
                    narrow[floor.search.reached(i)] = false;
                }
            }
        }
        return null;
    }

    private static boolean[] narrow(DumpedFloor dump) {
        boolean[] narrow = new boolean[dump.size()];
        for (int cell = 0; cell < narrow.length; cell++) {
            narrow[cell] = dump.structure[cell] && dump.room[cell] == 0;
        }
        for (int y = 0; y + 1 < dump.height; y++) {
            for (int x = 0; x + 1 < dump.width; x++) {
                int south = x + y * dump.width;
                int north = south + dump.width;
                if (dump.structure[south]
                        && dump.structure[south + 1]
                        && dump.structure[north]
                        && dump.structure[north + 1]) {
                    narrow[south] = false;
                    narrow[south + 1] = false;
                    narrow[north] = false;
                    narrow[north + 1] = false;
                }
            }
        }
        return narrow;
    }
}
