package dev.orebound.lab.bench;

import com.sun.management.ThreadMXBean;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.TextTable;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * The figures of the command {@code bench}. Everything is warmed up, then measured in turn within each round, by the
 * processor time of this thread, so that neither a slow phase of the machine nor other programs change a ratio much. A
 * kernel runs right before and right after what is held against it, and counts as the mean of both; the change between
 * them is the noise of the round, which no ratio can be surer than. A figure is the median over all rounds, with the
 * spread of the middle half of the rounds beside it.
 */
public final class SpeedFigures {
    /** The rounds that are measured. */
    public static final int ROUNDS = 15;

    private static final int WARM_UP_ROUNDS = 5;
    private static final int SIDE = 128;
    private static final int CROWD = 10_000;
    private static final int TICKS = 24;
    private static final int LARGEST_TICKS = 15;
    private static final int WARM_UP_TICKS = 900;
    private static final double FRAME_MICROS = 1e6 / 60;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final List<Figure> figures = new ArrayList<>();

    /** A ratio, or bytes, of each round. */
    private static final class Figure {
        private final String key;
        private final String words;
        private final double[] sorted;

        Figure(String key, String words, double[] rounds) {
            this.key = key;
            this.words = words;
            sorted = rounds.clone();
            Arrays.sort(sorted);
        }

        double quantile(double part) {
            return sorted[(int) Math.round(part * (sorted.length - 1))];
        }
    }

    /** Work that is measured, some times in a row in each round. */
    private static final class Measured {
        private final Runnable work;
        private final int times;
        private double micros;
        private double bytes;

        Measured(int times, Runnable work) {
            this.times = times;
            this.work = work;
        }

        void run() {
            long thread = Thread.currentThread().getId();
            long bytesBefore = THREADS.getThreadAllocatedBytes(thread);
            long before = THREADS.getCurrentThreadCpuTime();
            for (int i = 0; i < times; i++) {
                work.run();
            }
            micros = (THREADS.getCurrentThreadCpuTime() - before) / 1e3 / times;
            bytes = (double) (THREADS.getThreadAllocatedBytes(thread) - bytesBefore) / times;
        }
    }

    /** A kernel that runs before and after what is held against it. */
    private static final class MeasuredKernel {
        private final Measured kernel;
        private final double[] noise = new double[ROUNDS];
        private double before;

        MeasuredKernel(int times, Runnable work) {
            kernel = new Measured(times, work);
        }

        void before() {
            kernel.run();
            before = kernel.micros;
        }

        /** Runs after the work of a round, negative while it warms up, and returns the mean time. */
        double after(int round) {
            kernel.run();
            double mean = (before + kernel.micros) / 2;
            if (round >= 0) {
                noise[round] = Math.abs(kernel.micros - before) / mean;
            }
            return mean;
        }
    }

    /**
     * Measures everything, which takes a minute or two.
     *
     * @param done receives the number of finished rounds
     */
    public SpeedFigures(IntConsumer done) {
        BenchmarkFloors floors = new BenchmarkFloors(SIDE, SIDE);
        BenchmarkFloors large = new BenchmarkFloors(2 * SIDE, 2 * SIDE);
        CaveKernel kernel = new CaveKernel(SIDE);
        kernel.make(0);
        long[] seed = {1};
        Measured floor = new Measured(30, floors::next);
        Measured largeFloor = new Measured(8, large::next);
        MeasuredKernel cave = new MeasuredKernel(200, () -> kernel.make(seed[0]++));
        HordeChase chase = new HordeChase(SIDE, CROWD);
        HordeChase largest = HordeChase.ofHundredThousand();
        CrowdKernel crowd = new CrowdKernel(kernel, SIDE, CROWD);
        Measured tick = new Measured(1, chase::tick);
        Measured largestTick = new Measured(1, largest::tick);
        MeasuredKernel crowdTick = new MeasuredKernel(TICKS / 2, crowd::tick);
        double[] floorToKernel = new double[ROUNDS];
        double[] largeToSmall = new double[ROUNDS];
        double[] floorBytes = new double[ROUNDS];
        double[] tickToKernel = new double[ROUNDS];
        double[] largestOfFrame = new double[ROUNDS];
        double[] tickBytes = new double[ROUNDS];
        warmUp(chase, largest);
        for (int round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
            cave.before();
            floor.run();
            double caveMicros = cave.after(round);
            largeFloor.run();
            crowdTick.before();
            double ticked = 0;
            double bytes = 0;
            for (int i = 0; i < TICKS; i++) {
                chase.prepare();
                tick.run();
                ticked += tick.micros / TICKS;
                bytes += tick.bytes / TICKS;
            }
            double crowdMicros = crowdTick.after(round);
            double[] frames = new double[LARGEST_TICKS];
            for (int i = 0; i < LARGEST_TICKS; i++) {
                largest.prepare();
                largestTick.run();
                frames[i] = largestTick.micros / FRAME_MICROS;
            }
            if (round >= 0) {
                floorToKernel[round] = floor.micros / caveMicros;
                largeToSmall[round] = largeFloor.micros / floor.micros;
                floorBytes[round] = floor.bytes;
                tickToKernel[round] = ticked / crowdMicros;
                largestOfFrame[round] = Arrays.stream(frames).average().orElse(0);
                tickBytes[round] = bytes;
                done.accept(round + 1);
            }
        }
        add("floor_to_kernel", "a floor of 128x128 to the cave kernel", floorToKernel);
        add("floor_256_to_128", "a floor of 256x256 to one of 128x128", largeToSmall);
        add("bytes_a_floor", "bytes allocated for a floor of 128x128", floorBytes);
        add("tick_10000_to_kernel", "a tick of 10,000 hunters to the crowd kernel", tickToKernel);
        add("tick_100000_of_frame", "a tick of 100,000 hunters, part of 1/60 s", largestOfFrame);
        add("bytes_a_tick", "bytes allocated in a tick of 10,000 hunters", tickBytes);
        add("cave_kernel_noise", "change of the cave kernel within a round", cave.noise);
        add("crowd_kernel_noise", "change of the crowd kernel within a round", crowdTick.noise);
    }

    private static void warmUp(HordeChase chase, HordeChase largest) {
        for (int i = 0; i < WARM_UP_TICKS; i++) {
            chase.prepare();
            chase.tick();
            if (i % 4 == 0) {
                largest.prepare();
                largest.tick();
            }
        }
    }

    private void add(String key, String words, double[] rounds) {
        figures.add(new Figure(key, words, rounds));
    }

    /** Returns one line of JSON, ended by a line feed. */
    public String json() {
        JsonText json = new JsonText().beginObject();
        figures.forEach(figure -> json.number(figure.key, figure.quantile(0.5)));
        return json.endObject().line();
    }

    /** Returns a table for people, each line ended by a line feed. */
    public String table() {
        TextTable table = new TextTable();
        table.line("%-50s %12s %12s %12s", "", "median", "from", "to");
        for (Figure figure : figures) {
            table.line(
                    "%-50s %12.2f %12.2f %12.2f",
                    figure.words, figure.quantile(0.5), figure.quantile(0.25), figure.quantile(0.75));
        }
        table.line("From and to hold the middle half of %d rounds.", ROUNDS);
        table.line("The kernels themselves change within a round: of a ratio, a smaller difference tells nothing.");
        return table.text();
    }
}
