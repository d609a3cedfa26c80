package dev.orebound.expedition;

import dev.orebound.TestContent;
import dev.orebound.chance.Hash64;
import dev.orebound.chance.Seed;
import dev.orebound.descent.Descent;
import dev.orebound.journal.Replay;
import dev.orebound.journal.ReplayReader;
import dev.orebound.journal.UnreadableFileException;
import dev.orebound.lab.Inspect;
import dev.orebound.world.Intent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Makes floors and plays recorded intents, and prints what came of it; started in other JVMs to compare them. */
public final class HashPrinter {
    private static final int TICKS = 3_600;
    private static final Path RECORDED = Path.of("src/test/resources/replays/played-in-the-window.orebound-replay");

    private HashPrinter() {}

    public static void main(String[] arguments) {
        hashes().forEach(System.out::println);
    }

    /** What one JVM prints: floors first, then the states of a run. */
    static List<String> hashes() {
        List<String> hashes = new ArrayList<>(hashesOfFloors());
        hashes.addAll(hashesOfStates());
        return hashes;
    }

    /** The hash of all that a dump says of a floor, for one floor at each depth. */
    private static List<String> hashesOfFloors() {
        Inspect inspect = new Inspect(TestContent.BUILT_IN);
        List<String> hashes = new ArrayList<>();
        for (int depth = 1; depth <= 17; depth++) {
            String dump =
                    inspect.json(new Descent(Seed.of("floor " + depth), TestContent.BUILT_IN.graph()).request(depth));
            hashes.add("depth " + depth + " " + new Hash64(0).add(dump).value());
        }
        return hashes;
    }

    /** The hash after each second of intents that were recorded in the window, over as many floors as they reach. */
    private static List<String> hashesOfStates() {
        List<String> hashes = new ArrayList<>();
        Intent intent = new Intent();
        Replay replay = recorded();
        Expedition expedition = new Expedition(replay.seed(), TestContent.BUILT_IN);
        int tick = 0;
        for (long packed : intentsOf(replay)) {
            if (expedition.status() == Expedition.Status.LEAVING) {
                expedition.descend();
            } else if (expedition.status() != Expedition.Status.PLAYING) {
                expedition = new Expedition(Seed.of(tick), TestContent.BUILT_IN);
            }
            intent.unpack(packed);
            expedition.step(intent);
            tick++;
            if (tick % 60 == 0) {
                hashes.add(tick + " " + Long.toHexString(expedition.world().hash()));
            }
        }
        return hashes;
    }

    private static List<Long> intentsOf(Replay replay) {
        return replay.floors().stream()
                .flatMap(floor -> floor.seconds().stream())
                .flatMap(second -> second.intents().stream())
                .limit(TICKS)
                .toList();
    }

    /** Whatever the simulation has become since: only the intents count here, not the states that they led to. */
    private static Replay recorded() {
        try {
            return ReplayReader.read(RECORDED);
        } catch (UnreadableFileException e) {
            throw new IllegalStateException(e);
        }
    }
}
