package dev.orebound.lab;

import dev.orebound.autoplay.ExitWalker;
import dev.orebound.autoplay.walk.WalkingPlayer;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.TickClock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Records a short run of the walking bot: half a minute on each of two floors, to its end. */
final class WalkedRun {
    private static final int TICKS_A_FLOOR = 30 * TickClock.TICKS_A_SECOND;
    private static final int MOST_TICKS_TO_EXIT = 60 * TickClock.TICKS_A_SECOND;
    private static final String PREFIX = "walked-";

    private final Expedition run;
    private final ReplayWriter writer;
    private final Intent intent = new Intent();

    private WalkedRun(Expedition run, ReplayWriter writer) {
        this.run = run;
        this.writer = writer;
    }

    /** Returns true for files with such a name. */
    static boolean canRecord(Path file) {
        return String.valueOf(file.getFileName()).startsWith(PREFIX);
    }

    /** Plays the run whose seed is the file's name, and writes it to the file. */
    static void record(Path file, Content content) throws IOException {
        Seed seed = Seed.of(String.valueOf(file.getFileName()).replaceFirst("\\..*", ""));
        Expedition run = new Expedition(seed, content);
        Files.deleteIfExists(file);
        try (ReplayWriter writer = new ReplayWriter(file, "0", content, seed)) {
            new WalkedRun(run, writer).play();
        }
    }

    private void play() throws IOException {
        writer.enter(run.checkpoint());
        walkAbout();
        for (int tick = 0; tick < MOST_TICKS_TO_EXIT && isPlaying(); tick++) {
            ExitWalker.decide(run.world(), intent);
            step();
        }
        if (run.status() == Expedition.RunStatus.LEAVING) {
            writer.leave(run.world());
            run.descend();
            writer.enter(run.checkpoint());
            walkAbout();
        }
        if (isPlaying()) {
            intent.clear();
            intent.order(IntentOrder.GIVE_UP, 0);
            step();
        }
        writer.leave(run.world());
    }

    private void walkAbout() throws IOException {
        WalkingPlayer player = new WalkingPlayer(
                run.world(), new RandomStreams(run.seed()).stream("test.walk"), WalkingPlayer.Temper.BOLD);
        for (int tick = 0; tick < TICKS_A_FLOOR && isPlaying(); tick++) {
            player.decide(intent);
            step();
        }
    }

    private boolean isPlaying() {
        return run.status() == Expedition.RunStatus.PLAYING;
    }

    private void step() throws IOException {
        run.step(intent);
        writer.played(intent, run.world());
    }
}
