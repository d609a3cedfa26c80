package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** A chest in mode nook stands at the end of a passage one cell wide and at least three long, facing its way out. */
final class NookChestsStandInNooks implements FloorCheck {
    private static final int LEAST_DEPTH = 3;

    @Override
    public String given() {
        return "invariant 6";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        for (DumpedFloor.DumpedChest chest : floor.dump.chests) {
            if (!chest.mode().equals("nook")) {
                continue;
            }
            int way = onlyWayOn(floor, chest.at(), NeighbourTable.NONE);
            if (way == NeighbourTable.NONE || way != FacingWords.way(chest.facing())) {
                return "the chest " + floor.place(chest.at()) + " does not face the one way out of a dead end";
            }
            int depth = depth(floor, chest.at());
            if (depth < LEAST_DEPTH || depth != chest.nookDepth()) {
                return "the chest " + floor.place(chest.at()) + " says depth " + chest.nookDepth() + " and has "
                        + depth;
            }
        }
        return null;
    }

    /** How many cells, from the chest's on, have exactly one way on. */
    private static int depth(CheckedFloor floor, int chest) {
        int depth = 0;
        int back = NeighbourTable.NONE;
        int cell = chest;
        int way = onlyWayOn(floor, cell, back);
        while (way != NeighbourTable.NONE) {
            depth++;
            back = cell;
            cell = floor.beside.of(cell, way);
            way = onlyWayOn(floor, cell, back);
        }
        return depth;
    }

    /** The one straight way onto floor that does not lead back, or {@link NeighbourTable#NONE} if there is none or a choice. */
    private static int onlyWayOn(CheckedFloor floor, int cell, int back) {
        int only = NeighbourTable.NONE;
        for (int way = 0; way < NeighbourTable.WAYS; way += 2) {
            int to = floor.beside.of(cell, way);
            if (to != NeighbourTable.NONE && to != back && floor.dump.structure[to]) {
                if (only != NeighbourTable.NONE) {
                    return NeighbourTable.NONE;
                }
                only = way;
            }
        }
        return only;
    }
}
