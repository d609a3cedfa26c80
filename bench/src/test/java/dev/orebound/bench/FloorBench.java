package dev.orebound.bench;

import dev.orebound.cave.floor.Floor;
import dev.orebound.lab.bench.BenchmarkFloors;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import squidpony.squidgrid.mapping.DungeonGenerator;
import squidpony.squidgrid.mapping.FlowingCaveGenerator;
import squidpony.squidgrid.mapping.OrganicMapGenerator;
import squidpony.squidgrid.mapping.styled.TilesetType;
import squidpony.squidmath.StatefulRNG;

/**
 * Measures the cost of generating a floor on one thread after warm-up, next to two generators of SquidLib with as many
 * cells.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 6, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class FloorBench {
    static final int SIDE = 128;

    /** Floors of the game's own size. */
    @State(Scope.Thread)
    public static class OwnSize {
        final BenchmarkFloors floors = new BenchmarkFloors(96, 64);
    }

    /** Floors of the size at which other generators are measured. */
    @State(Scope.Thread)
    public static class Wide {
        final BenchmarkFloors floors = new BenchmarkFloors(SIDE, SIDE);
    }

    /** Floors of four times as many cells. */
    @State(Scope.Thread)
    public static class VeryWide {
        final BenchmarkFloors floors = new BenchmarkFloors(2 * SIDE, 2 * SIDE);
    }

    /** SquidLib's generators, created once; their random draws continue from floor to floor. */
    @State(Scope.Thread)
    public static class SquidLib {
        final FlowingCaveGenerator flowing =
                new FlowingCaveGenerator(SIDE, SIDE, TilesetType.DEFAULT_DUNGEON, new StatefulRNG(1));
        final OrganicMapGenerator organic = new OrganicMapGenerator(SIDE, SIDE, new StatefulRNG(2));
        final DungeonGenerator dungeon = new DungeonGenerator(SIDE, SIDE, new StatefulRNG(3))
                .addDoors(15, false)
                .addWater(15)
                .addGrass(15);
    }

    @Benchmark
    public Floor floor96x64(OwnSize own) {
        return own.floors.next();
    }

    @Benchmark
    public Floor floor128x128(Wide wide) {
        return wide.floors.next();
    }

    @Benchmark
    public Floor floor256x256(VeryWide wide) {
        return wide.floors.next();
    }

    /** Generates a bare cave. */
    @Benchmark
    public char[][] squidFlowing128x128(SquidLib squid) {
        return squid.flowing.generate();
    }

    /** Generates caves and corridors with doors, water, grass and stairs. */
    @Benchmark
    public char[][] squidDungeon128x128(SquidLib squid) {
        return squid.dungeon.generate(squid.organic.generate());
    }
}
