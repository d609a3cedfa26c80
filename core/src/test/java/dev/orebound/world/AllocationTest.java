package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** Steady state makes no garbage. */
class AllocationTest {
    private static final int WARM_TICKS = 20_000;
    private static final int MEASURED_TICKS = 6_000;

    @Test
    void givenAWarmWorld_whenTicksArePlayedWithHuntersOreAndArena_thenNothingIsAllocated() {
        World world = Scenario.of("""
                ####################
                #.......#..........#
                #.g...g.#..........#
                #@......+....T.....#
                #.g..s..#..........#
                #......o#..........#
                ####################""").world();
        Intent intent = new Intent();
        play(world, intent, WARM_TICKS);

        long before = allocated();
        play(world, intent, MEASURED_TICKS);
        long bytes = allocated() - before;

        // The JIT may still replace a method while this runs; a single object a tick would be 96,000 bytes.
        assertThat(bytes).as("bytes in %s ticks", MEASURED_TICKS).isLessThan(MEASURED_TICKS);
    }

    /** Circles about, striking, so that hunters follow and are hit; nobody dies for good. */
    private static void play(World world, Intent intent, int ticks) {
        for (int tick = 0; tick < ticks; tick++) {
            world.player().health().health = world.player().health().most;
            int turn = tick / 20 % 8;
            intent.clear();
            intent.move(turn < 4 ? 127 : -127, turn % 4 < 2 ? 127 : -127);
            intent.aim(tick * 5);
            intent.hold(tick % 50 < 40 ? Intent.STRIKE : 0);
            world.step(intent);
            world.hash();
        }
    }

    private static long allocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
