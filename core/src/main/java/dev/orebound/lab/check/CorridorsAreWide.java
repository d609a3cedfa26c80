package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** Floor outside rooms that lies in no block of 2x2 floor cells forms no piece of more than six cells. */
final class CorridorsAreWide implements FloorCheck {
    private static final int MOST_NARROW_CELLS = 6;

    @Override
    public String given() {
        return "invariant 12";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
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
                int[] block = {
                    x + y * dump.width, x + 1 + y * dump.width, x + (y + 1) * dump.width, x + 1 + (y + 1) * dump.width
                };
                boolean isOpen = dump.structure[block[0]]
                        && dump.structure[block[1]]
                        && dump.structure[block[2]]
                        && dump.structure[block[3]];
                for (int cell : block) {
                    narrow[cell] &= !isOpen;
                }
            }
        }
        return narrow;
    }
}
