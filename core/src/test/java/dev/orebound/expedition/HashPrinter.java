package dev.orebound.expedition;

import dev.orebound.TestContent;
import dev.orebound.autoplay.RandomPlayer;
import dev.orebound.chance.Seed;
import dev.orebound.chance.Streams;
import dev.orebound.content.Content;
import dev.orebound.world.Intent;
import java.util.ArrayList;
import java.util.List;

/** Plays recorded intents and prints the state's hash every second; started in other JVMs to compare them. */
public final class HashPrinter {
    private static final int TICKS = 3_600;
    private static final Seed SEED = Seed.of("first light");

    private HashPrinter() {}

    public static void main(String[] arguments) {
        hashes().forEach(System.out::println);
    }

    /** The hash after each second of the recorded intents; a new run begins where one ends. */
    static List<String> hashes() {
        Content content = TestContent.BUILT_IN;
        Expedition expedition = new Expedition(SEED, content);
        Intent intent = new Intent();
        List<String> hashes = new ArrayList<>();
        List<Long> recorded = recordedIntents();
        for (int tick = 0; tick < TICKS; tick++) {
            if (expedition.status() != Expedition.Status.PLAYING) {
                expedition = new Expedition(Seed.of(tick), content);
            }
            intent.unpack(recorded.get(tick));
            expedition.step(intent);
            if (tick % 60 == 59) {
                hashes.add(tick + 1 + " " + Long.toHexString(expedition.world().hash()));
            }
        }
        return hashes;
    }

    private static List<Long> recordedIntents() {
        RandomPlayer player = new RandomPlayer(new Streams(SEED).stream("test.player"));
        Intent intent = new Intent();
        List<Long> recorded = new ArrayList<>();
        for (int tick = 0; tick < TICKS; tick++) {
            player.decide(intent);
            recorded.add(intent.packed());
        }
        return recorded;
    }
}
