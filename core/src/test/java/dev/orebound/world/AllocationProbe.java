package dev.orebound.world;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures what warm ticks allocate. */
public final class AllocationProbe {
    private static final int WARM_TICKS = 20_000;
    private static final int TICKS_A_STRETCH = 3_000;
    private static final int STRETCHES = 5;

    private AllocationProbe() {}

    /**
     * Returns the fewest bytes that a stretch of warm ticks allocated; the JIT may still replace a method during one or
     * two.
     */
    public static long of(Runnable tick) {
        run(tick, WARM_TICKS);
        long least = Long.MAX_VALUE;
        for (int stretch = 0; stretch < STRETCHES; stretch++) {
            long before = allocated();
            run(tick, TICKS_A_STRETCH);
            least = Math.min(least, allocated() - before);
        }
        return least;
    }

    /** Returns the bytes that the measurement itself allocates. */
    public static long ofNothing() {
        return of(AllocationProbe::nothing);
    }

    private static void nothing() {}

    private static void run(Runnable tick, int times) {
        for (int i = 0; i < times; i++) {
            tick.run();
        }
    }

    private static long allocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
