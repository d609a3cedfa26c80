package dev.orebound.bench;

import dev.orebound.cave.floor.Floor;
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

/** What a floor costs on one thread once all is warm, beside two generators of SquidLib on as many cells. */
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
        final Floors floors = new Floors(96, 64);
    }

    /** Floors of the size at which peers are measured. */
    @State(Scope.Thread)
    public static class Wide {
        final Floors floors = new Floors(SIDE, SIDE);
    }

    /** Floors of four times as many cells. */
    @State(Scope.Thread)
    public static class VeryWide {
        final Floors floors = new Floors(2 * SIDE, 2 * SIDE);
    }

    /** SquidLib's generators, made once; their draws go on from floor to floor. */
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

    /** A bare cave. */
    @Benchmark
    public char[][] squidFlowing128x128(SquidLib squid) {
        return squid.flowing.generate();
    }

    /** Caves and corridors, doors, water, grass, stairs. */
    @Benchmark
    public char[][] squidDungeon128x128(SquidLib squid) {
        return squid.dungeon.generate(squid.organic.generate());
    }
}
