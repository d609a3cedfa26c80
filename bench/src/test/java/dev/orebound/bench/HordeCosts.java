package dev.orebound.bench;

import com.sun.management.ThreadMXBean;
import dev.orebound.lab.bench.HordeChase;
import dev.orebound.world.MovementCosts;
import dev.orebound.world.path.PathCosts;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Prints the promises about hordes: the cost of a tick with many hunters and the share of each, the cost of a moving
 * player's flow field next to one path of gdx-ai, the cost of movement next to plain arrays, and that nothing is
 * garbage-collected. Times are those of the thread, so that a busy machine affects them less.
 */
final class HordeCosts {
    private static final double TICK_MICROS = 1e6 / 60;
    private static final int[] HUNTERS = {300, 1_000, 2_000, 10_000};
    private static final double[] MOST_PERCENT = {3, 4.5, 6, 6};
    private static final int SIDE = 128;
    private static final int WARM_UP = 1_500;
    private static final int ROUNDS = 15;
    private static final int TICKS_A_ROUND = 60;
    private static final int LONG_RUN = 20_000;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private HordeCosts() {}

    static void print() {
        printTicks();
        PathCosts.print(SIDE);
        MovementCosts.print();
    }

    private static void printTicks() {
        List<HordeChase> chases = new ArrayList<>();
        List<List<Double>> micros = new ArrayList<>();
        for (int hunters : HUNTERS) {
            HordeChase chase = new HordeChase(SIDE, hunters);
            nanosOf(chase, WARM_UP);
            chases.add(chase);
            micros.add(new ArrayList<>());
        }
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < HUNTERS.length; i++) {
                micros.get(i).add(nanosOf(chases.get(i), TICKS_A_ROUND) / 1e3 / TICKS_A_ROUND);
            }
        }
        System.out.printf(
                "%n%-10s %10s %12s %8s %12s %12s   (limit: 5 %% with up to 2000)%n",
                "hunters", "us a tick", "% of 16.67ms", "limit", "us each", "overlap in %");
        for (int i = 0; i < HUNTERS.length; i++) {
            double median = median(micros.get(i));
            System.out.printf(
                    "%-10d %10.0f %12.2f %8.1f %12.3f %12.2f%n",
                    chases.get(i).hunters(),
                    median,
                    100 * median / TICK_MICROS,
                    MOST_PERCENT[i],
                    median / chases.get(i).hunters(),
                    chases.get(i).crowding());
        }
    }

    private static long nanosOf(HordeChase chase, int ticks) {
        long nanos = 0;
        for (int i = 0; i < ticks; i++) {
            chase.prepare();
            long before = THREADS.getCurrentThreadCpuTime();
            chase.tick();
            nanos += THREADS.getCurrentThreadCpuTime() - before;
        }
        return nanos;
    }

    /** Plays a long chase and prints its memory use; needs a heap of 256 megabytes. */
    static void printGarbage() {
        HordeChase chase = new HordeChase(SIDE, HUNTERS[0]);
        nanosOf(chase, 10 * WARM_UP);
        long collections = collections();
        long bytes = 0;
        long worst = 0;
        for (int i = 0; i < LONG_RUN; i++) {
            chase.prepare();
            long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
            chase.tick();
            long taken = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
            bytes += taken;
            worst = Math.max(worst, taken);
        }
        System.out.printf(
                "%n%d ticks with %d hunters, heap of %d MB: %d collections, %.3f bytes a tick, %d at most%n",
                LONG_RUN,
                chase.hunters(),
                Runtime.getRuntime().maxMemory() >> 20,
                collections() - collections,
                (double) bytes / LONG_RUN,
                worst);
    }

    private static long collections() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionCount)
                .sum();
    }

    private static double median(List<Double> figures) {
        List<Double> sorted = new ArrayList<>(figures);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }
}
