package dev.orebound.bench;

import dev.orebound.world.World;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures the cost of a warm tick on one thread: in a sealed arena full of monsters, and on the same floors before
 * anybody has entered an arena.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 6, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class ArenaBench {
    /** Sealed arenas. */
    @State(Scope.Thread)
    public static class Sealed {
        final ArenaFights fights = ArenaFights.inArenas();

        /** Fails if an arena has opened, because the result would then be too good. */
        @TearDown(Level.Iteration)
        public void check() {
            if (fights.sealed() < ArenaFights.WORLDS) {
                throw new IllegalStateException("only " + fights.sealed() + " arenas are still full and sealed, "
                        + fights.meanMonsters() + " monsters each");
            }
        }
    }

    /** The same floors before the player has entered any arena. */
    @State(Scope.Thread)
    public static class Quiet {
        final ArenaFights fights = ArenaFights.beforeArenas();
    }

    @Benchmark
    public World sealedArena(Sealed sealed) {
        return sealed.fights.tick();
    }

    @Benchmark
    public World noArena(Quiet quiet) {
        return quiet.fights.idleTick();
    }
}
