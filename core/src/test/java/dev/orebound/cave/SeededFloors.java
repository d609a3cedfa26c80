package dev.orebound.cave;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import java.util.List;

/** Requests for floors of all depths, one after the other, with one to three exits. */
public final class SeededFloors {
    private SeededFloors() {}

    public static FloorRequest request(int seed) {
        List<String> ways = List.of("r9c2", "r9c3", "r9c4").subList(0, 1 + seed % 3);
        int depth = 1 + seed % 17;
        return depth == 17
                ? new FloorRequest(Seed.of(seed), "boss", depth, FloorKind.BOSS, List.of("out"))
                : new FloorRequest(Seed.of(seed), "r8c3", depth, FloorKind.BATTLE, ways);
    }
}
