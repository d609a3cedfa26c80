package dev.orebound.expedition;

import dev.orebound.TestContent;
import dev.orebound.autoplay.walk.WalkingPlayer;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Hash64;
import dev.orebound.chance.Seed;
import dev.orebound.descent.Descent;
import dev.orebound.lab.FloorInspector;
import dev.orebound.lab.horde.HordeTrial;
import dev.orebound.lab.horde.HordeTrialCase;
import dev.orebound.lab.world.WorldFactory;
import dev.orebound.world.intent.Intent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** Makes floors, plays recorded intents, and prints the resulting hashes; started in other JVMs to compare them. */
public final class HashPrinter {
    private static final int TICKS = 3_600;
    private static final int WALK_TICKS = 600;
    private static final Path RECORDED = Path.of("src/test/resources/replays/played-in-the-window.intents");

    private HashPrinter() {}

    public static void main(String[] arguments) {
        hashes().forEach(System.out::println);
    }

    /** Returns the lines that one JVM prints: floors first, then the states of a run, then walks over whole floors. */
    static List<String> hashes() {
        List<String> hashes = new ArrayList<>(hashesOfFloors());
        hashes.addAll(hashesOfStates());
        hashes.addAll(hashesOfWalks());
        return hashes;
    }

    /** Returns the hash of a full dump, for one floor at each depth. */
    private static List<String> hashesOfFloors() {
        FloorInspector inspect = new FloorInspector(TestContent.BUILT_IN);
        List<String> hashes = new ArrayList<>();
        for (int depth = 1; depth <= 17; depth++) {
            String dump =
                    inspect.json(new Descent(Seed.of("floor " + depth), TestContent.BUILT_IN.graph()).request(depth));
            hashes.add("depth " + depth + " " + new Hash64(0).add(dump).value());
        }
        return hashes;
    }

    /**
     * Returns the hash after each second of intents that were recorded in the window, over as many floors as they
     * reach.
     */
    private static List<String> hashesOfStates() {
        List<String> hashes = new ArrayList<>();
        Intent intent = new Intent();
        Expedition expedition = new Expedition(Seed.of("played in the window"), TestContent.BUILT_IN);
        int tick = 0;
        for (long packed : recordedIntents()) {
            if (expedition.status() == Expedition.RunStatus.LEAVING) {
                expedition.descend();
            } else if (expedition.status() != Expedition.RunStatus.PLAYING) {
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

    /** Returns the hashes of a few floors after a bot has walked about there. */
    private static List<String> hashesOfWalks() {
        WorldFactory worlds = new WorldFactory(TestContent.BUILT_IN);
        FloorGenerator generator = new FloorGenerator(TestContent.BUILT_IN);
        List<String> hashes = new ArrayList<>();
        for (int depth = 3; depth <= 15; depth += 4) {
            Floor floor = generator.generate(
                    new Descent(Seed.of("walk " + depth), TestContent.BUILT_IN.graph()).request(depth));
            HordeTrialCase tried = new HordeTrialCase(floor, WalkingPlayer.Temper.BOLD, false, 2, WALK_TICKS);
            hashes.add("walk " + depth + " "
                    + Long.toHexString(HordeTrial.of(worlds, tried).hash()));
        }
        return hashes;
    }

    /** Returns the recorded intents, written as repetitions: number of ticks, a star, the packed intent. */
    private static List<Long> recordedIntents() {
        try (Stream<String> lines = Files.lines(RECORDED)) {
            return lines.flatMap(line -> Stream.of(line.split(" ")))
                    .map(run -> run.split("\\*"))
                    .flatMap(run -> Collections.nCopies(Integer.parseInt(run[0]), Long.parseLong(run[1], 16)).stream())
                    .limit(TICKS)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
