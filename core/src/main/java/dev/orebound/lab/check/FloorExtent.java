package dev.orebound.lab.check;

/** How far along a floor a cell lies, from the end where one comes in: by columns from the west, or by rows from the north. */
final class FloorExtent {
    private FloorExtent() {}

    /** Larger is farther on. */
    static int along(DumpedFloor dump, int cell) {
        return dump.height > dump.width ? dump.height - 1 - dump.y(cell) : dump.x(cell);
    }

    /** Where dry cells begin. */
    static int first(CheckedFloor floor) {
        int first = Integer.MAX_VALUE;
        for (int cell = 0; cell < floor.dry.length; cell++) {
            first = floor.dry[cell] ? Math.min(first, along(floor.dump, cell)) : first;
        }
        return first;
    }

    /** Where dry cells end. */
    static int last(CheckedFloor floor) {
        int last = -1;
        for (int cell = 0; cell < floor.dry.length; cell++) {
            last = floor.dry[cell] ? Math.max(last, along(floor.dump, cell)) : last;
        }
        return last;
    }
}
