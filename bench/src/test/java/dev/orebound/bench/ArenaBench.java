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

/** What a tick costs on one thread once all is warm: of a sealed arena full of monsters, and of the same floors without. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 6, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class ArenaBench {
    /** Arenas that are sealed. */
    @State(Scope.Thread)
    public static class Sealed {
        final Fights fights = Fights.inArenas();

        /** An arena that opened meanwhile would make the figure too good. */
        @TearDown(Level.Iteration)
        public void check() {
            if (fights.sealed() < Fights.WORLDS) {
                throw new IllegalStateException("only " + fights.sealed() + " arenas are still full and sealed, "
                        + fights.meanMonsters() + " monsters each");
            }
        }
    }

    /** The same floors before anybody stepped in anywhere. */
    @State(Scope.Thread)
    public static class Quiet {
        final Fights fights = Fights.beforeArenas();
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
