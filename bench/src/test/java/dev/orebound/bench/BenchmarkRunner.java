package dev.orebound.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs {@link FloorBench} in rounds, so that a machine that slows down affects all measurements alike, and prints the
 * promised ratios of medians, each next to its limit. Times in microseconds hold for this machine only.
 *
 * <p>{@code BenchmarkRunner [rounds]} measures everything, {@code BenchmarkRunner passes} the cost of each pass,
 * {@code BenchmarkRunner arena} the cost of a tick in a sealed arena, {@code BenchmarkRunner horde} the costs of
 * hordes, {@code BenchmarkRunner garbage} the memory use of a long chase, {@code BenchmarkRunner frame} the cost of a
 * frame, {@code BenchmarkRunner crowd} that of a tick of {@link CrowdScene}, which {@code BenchmarkRunner crowd window}
 * shows, {@code BenchmarkRunner guard OLD NEW} whether a jar is slower or larger than an older one.
 */
public final class BenchmarkRunner {
    private final Map<String, List<Double>> micros = new LinkedHashMap<>();
    private final Map<String, List<Double>> bytes = new LinkedHashMap<>();

    private BenchmarkRunner() {}

    public static void main(String[] words) throws RunnerException, IOException, InterruptedException {
        if (words.length > 0 && words[0].equals("arena")) {
            ArenaCosts.print();
            return;
        }
        if (words.length > 0 && words[0].equals("horde")) {
            HordeCosts.print();
            return;
        }
        if (words.length > 0 && words[0].equals("frame")) {
            FrameCosts.print();
            return;
        }
        if (words.length > 0 && words[0].equals("crowd")) {
            CrowdScene.run(words);
            return;
        }
        if (words.length > 0 && words[0].equals("guard")) {
            SpeedGuard.run(words);
            return;
        }
        if (words.length > 0 && words[0].equals("garbage")) {
            HordeCosts.printGarbage();
            return;
        }
        if (words.length == 0 || !words[0].equals("passes")) {
            int rounds = words.length == 0 ? 3 : Integer.parseInt(words[0]);
            BenchmarkRunner bench = new BenchmarkRunner();
            for (int round = 1; round <= rounds; round++) {
                System.out.println("round " + round + " of " + rounds);
                bench.addRound();
            }
            bench.print();
            ArenaCosts.print();
            HordeCosts.print();
            FrameCosts.print();
        }
        PassCosts.print(FloorBench.SIDE, FloorBench.SIDE);
    }

    private void addRound() throws RunnerException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(FloorBench.class.getName())
                        .addProfiler(GCProfiler.class)
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .run();
        for (RunResult result : results) {
            String name = result.getPrimaryResult().getLabel();
            double garbage =
                    result.getSecondaryResults().get("gc.alloc.rate.norm").getScore();
            micros.computeIfAbsent(name, key -> new ArrayList<>())
                    .add(result.getPrimaryResult().getScore());
            bytes.computeIfAbsent(name, key -> new ArrayList<>()).add(garbage);
        }
    }

    private void print() {
        System.out.printf("%n%-22s %12s %12s%n", "medians", "us a floor", "kB a floor");
        micros.forEach((name, each) ->
                System.out.printf("%-22s %12.0f %12.0f%n", name, median(each), median(bytes.get(name)) / 1e3));
        double floor = median(micros.get("floor128x128"));
        double kept = FloorWeight.bytes(FloorBench.SIDE, FloorBench.SIDE);
        System.out.printf("%-22s %12s %12.0f%n", "128x128 keeps", "", kept / 1e3);
        System.out.printf("%n%-40s %8s %8s%n", "ratio", "is", "limit");
        ratio("128x128 to SquidLib's bare flowing cave", floor / median(micros.get("squidFlowing128x128")), 3);
        ratio("128x128 to SquidLib's organic dungeon", floor / median(micros.get("squidDungeon128x128")), 0.15);
        ratio("128x128, allocated to kept", median(bytes.get("floor128x128")) / kept, 2);
        ratio("256x256 to 128x128", median(micros.get("floor256x256")) / floor, 5);
    }

    private static void ratio(String of, double is, double limit) {
        System.out.printf("%-40s %8.3f %8.2f%n", of, is, limit);
    }

    private static double median(List<Double> figures) {
        List<Double> sorted = figures.stream().sorted().toList();
        int half = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(half) : (sorted.get(half - 1) + sorted.get(half)) / 2;
    }
}
