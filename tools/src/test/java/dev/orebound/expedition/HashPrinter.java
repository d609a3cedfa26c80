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

    /** Prints the hashes; the argument says which, as for {@link #hashes}. */
    public static void main(String[] arguments) {
        hashes(Integer.parseInt(arguments[0])).forEach(System.out::println);
    }

    /**
     * Returns the lines that one JVM prints: floors first, then the states of a run, then walks over whole floors.
     *
     * @param every 1 for all lines; n for the floors of every n-th depth, the first n-th of the states, and every n-th
     *     walk
     */
    static List<String> hashes(int every) {
        List<String> hashes = new ArrayList<>(hashesOfFloors(every));
        hashes.addAll(hashesOfStates(TICKS / every));
        hashes.addAll(hashesOfWalks(every));
        return hashes;
    }

    /** Returns the hash of a full dump, for one floor at each depth or every n-th. */
    private static List<String> hashesOfFloors(int every) {
        FloorInspector inspect = new FloorInspector(TestContent.BUILT_IN);
        List<String> hashes = new ArrayList<>();
        for (int depth = 1; depth <= 17; depth += every) {
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
    private static List<String> hashesOfStates(int ticks) {
        List<String> hashes = new ArrayList<>();
        Intent intent = new Intent();
        Expedition expedition = new Expedition(Seed.of("played in the window"), TestContent.BUILT_IN);
        int tick = 0;
        for (long packed : recordedIntents(ticks)) {
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
    private static List<String> hashesOfWalks(int every) {
        WorldFactory worlds = new WorldFactory(TestContent.BUILT_IN);
        FloorGenerator generator = new FloorGenerator(TestContent.BUILT_IN);
        List<String> hashes = new ArrayList<>();
        for (int depth = 3; depth <= 15; depth += 4 * every) {
            Floor floor = generator.generate(
                    new Descent(Seed.of("walk " + depth), TestContent.BUILT_IN.graph()).request(depth));
            HordeTrialCase tried = new HordeTrialCase(floor, WalkingPlayer.Temper.BOLD, false, 2, WALK_TICKS);
            hashes.add("walk " + depth + " "
                    + Long.toHexString(HordeTrial.of(worlds, tried).hash()));
        }
        return hashes;
    }

    /** Returns the recorded intents, written as repetitions: number of ticks, a star, the packed intent. */
    private static List<Long> recordedIntents(int ticks) {
        try (Stream<String> lines = Files.lines(RECORDED)) {
            return lines.flatMap(line -> Stream.of(line.split(" ")))
                    .map(run -> run.split("\\*"))
                    .flatMap(run -> Collections.nCopies(Integer.parseInt(run[0]), Long.parseLong(run[1], 16)).stream())
                    .limit(ticks)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
