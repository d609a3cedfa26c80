package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** Every vein has as many cells as it says, and each of them its distance from what is not of the vein. */
final class VeinsAreMeasured implements FloorCheck {
    @Override
    public String given() {
        return "layers.vein_distance";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        int[] cells = new int[floor.dump.size() + 1];
        for (int vein : floor.dump.vein) {
            cells[vein]++;
        }
        for (DumpedFloor.DumpedVein vein : floor.dump.veins) {
            if (cells[vein.id()] != vein.cells()) {
                return "vein " + vein.id() + " says " + vein.cells() + " cells and has " + cells[vein.id()];
            }
            cells[vein.id()] = 0;
        }
        return faultOfDistances(floor, cells);
    }

    /** Two veins that touch are each other's border, so that one search serves for all. */
    private static @Nullable String faultOfDistances(CheckedFloor floor, int[] unlisted) {
        boolean[] inVein = new boolean[floor.dump.size()];
        floor.search.begin();
        for (int cell = 0; cell < inVein.length; cell++) {
            int vein = floor.dump.vein[cell];
            inVein[cell] = vein != 0;
            if (inVein[cell] && unlisted[vein] != 0) {
                return floor.place(cell) + " is of vein " + vein + ", which is not listed";
            }
            if (inVein[cell] && isAtBorder(floor, cell)) {
                floor.search.add(cell);
            }
        }
        floor.search.walkDiagonally(inVein);
        for (int cell = 0; cell < inVein.length; cell++) {
            int distance = floor.search.isReached(cell) ? floor.search.steps(cell) + 1 : 0;
            if (floor.dump.veinDistance[cell] != distance) {
                return floor.place(cell) + " says " + floor.dump.veinDistance[cell] + " and lies at " + distance;
            }
        }
        return null;
    }

    /** The map's edge is no border. */
    private static boolean isAtBorder(CheckedFloor floor, int cell) {
        for (int way = 0; way < NeighbourTable.WAYS; way++) {
            int beside = floor.beside.of(cell, way);
            if (beside != NeighbourTable.NONE && floor.dump.vein[beside] != floor.dump.vein[cell]) {
                return true;
            }
        }
        return false;
    }
}
