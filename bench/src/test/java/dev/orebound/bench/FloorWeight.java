package dev.orebound.bench;

import dev.orebound.cave.floor.Floor;
import dev.orebound.lab.bench.BenchmarkFloors;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures the memory that a finished floor keeps: the growth of the used heap by many held floors, divided by their
 * number.
 */
final class FloorWeight {
    private static final int HELD = 512;

    private FloorWeight() {}

    /** Returns the size of one floor in bytes, the mean over many. */
    static double bytes(int width, int height) {
        BenchmarkFloors floors = new BenchmarkFloors(width, height);
        for (int i = 0; i < HELD; i++) {
            floors.next();
        }
        List<Floor> held = new ArrayList<>(HELD);
        long before = usedBytes();
        for (int i = 0; i < HELD; i++) {
            held.add(floors.next());
        }
        long after = usedBytes();
        Reference.reachabilityFence(held);
        return (double) (after - before) / HELD;
    }

    private static long usedBytes() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
