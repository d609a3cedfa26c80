package dev.orebound.bench;

import com.sun.management.ThreadMXBean;
import dev.orebound.lab.bench.BenchmarkFloors;
import java.lang.management.ManagementFactory;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Measures the cost of each pass: means over many floors, of the thread's own time and of allocated memory. The cost of
 * failed attempts is included.
 */
final class PassCosts {
    private static final int WARM_UP = 3000;
    private static final int MEASURED = 2000;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final long self = Thread.currentThread().getId();
    private final Map<String, long[]> costs = new LinkedHashMap<>();
    private long sinceNanos;
    private long sinceBytes;

    /** Prints a line for each pass. */
    static void print(int width, int height) {
        BenchmarkFloors floors = new BenchmarkFloors(width, height);
        for (int i = 0; i < WARM_UP; i++) {
            floors.next();
        }
        PassCosts passes = new PassCosts();
        passes.measure(floors);
        System.out.printf(
                "%n%-20s %10s %10s   (means over %d floors of %dx%d)%n", "pass", "us", "kB", MEASURED, width, height);
        passes.costs.forEach((pass, cost) ->
                System.out.printf("%-20s %10.1f %10.1f%n", pass, cost[0] / 1e3 / MEASURED, cost[1] / 1e3 / MEASURED));
    }

    private void measure(BenchmarkFloors floors) {
        for (int i = 0; i < MEASURED; i++) {
            sinceBytes = threads.getThreadAllocatedBytes(self);
            sinceNanos = threads.getCurrentThreadCpuTime();
            floors.next((pass, floor) -> add(pass));
            add("(put together)");
        }
    }

    private void add(String pass) {
        long nanos = threads.getCurrentThreadCpuTime();
        long bytes = threads.getThreadAllocatedBytes(self);
        long[] cost = costs.computeIfAbsent(pass, name -> new long[2]);
        cost[0] += nanos - sinceNanos;
        cost[1] += bytes - sinceBytes;
        sinceBytes = threads.getThreadAllocatedBytes(self);
        sinceNanos = threads.getCurrentThreadCpuTime();
    }
}
