package dev.orebound.bench;

import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs {@link ArenaBench} and prints what the project promises of a sealed arena's tick, beside a tick without one. */
final class ArenaCosts {
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
    }
}
