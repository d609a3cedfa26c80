package dev.orebound.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs {@link ArenaBench} and prints the promises about a tick in a sealed arena, next to a tick without one. The
 * profiler also counts what JMH itself allocates, some bytes an operation; allocations of the tick alone are counted
 * separately.
 */
final class ArenaCosts {
    private static final int WARM_UP = 240_000;
    private static final int MEASURED = 20_000;
    private static final int STRETCHES = 5;

    private static final double TICK_MICROS = 1e6 / 60;
    private static final double MOST_PERCENT = 3;

    private ArenaCosts() {}

    static void print() throws RunnerException {
        System.out.printf(
                "%n%-22s %10s %12s %10s   (limits: %.0f percent, 0 bytes)%n",
                "a tick of", "us", "% of 16.67ms", "bytes", MOST_PERCENT);
        OptionsBuilder options = new OptionsBuilder();
        options.include(ArenaBench.class.getName())
                .addProfiler(GCProfiler.class)
                .verbosity(VerboseMode.SILENT);
        for (RunResult result : new Runner(options.build()).run()) {
            double micros = result.getPrimaryResult().getScore();
            double bytes =
                    result.getSecondaryResults().get("gc.alloc.rate.norm").getScore();
            System.out.printf(
                    "%-22s %10.2f %12.2f %10.2f%n",
                    result.getPrimaryResult().getLabel(), micros, 100 * micros / TICK_MICROS, bytes);
        }
        System.out.printf(
                "bytes that a tick of a sealed arena alone asks for: %.3f%n", (double) leastBytes() / MEASURED);
    }

    /**
     * Returns the fewest bytes that one of several stretches of ticks allocates; the compiler may still replace a
     * method during one or two.
     */
    private static long leastBytes() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long self = Thread.currentThread().getId();
        ArenaFights fights = ArenaFights.inArenas();
        for (int i = 0; i < WARM_UP; i++) {
            fights.tick();
        }
        long least = Long.MAX_VALUE;
        for (int stretch = 0; stretch < STRETCHES; stretch++) {
            long before = threads.getThreadAllocatedBytes(self);
            for (int i = 0; i < MEASURED; i++) {
                fights.tick();
            }
            least = Math.min(least, threads.getThreadAllocatedBytes(self) - before);
        }
        return least;
    }
}
