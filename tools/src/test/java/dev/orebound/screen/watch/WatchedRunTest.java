package dev.orebound.screen.watch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.autoplay.RandomPlayer;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.run.RunStore;
import dev.orebound.journal.run.UnsavedRun;
import dev.orebound.screen.watch.WatchedRun.ReplaySeek;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that seeking a replay in any direction leads to the recorded states. */
class WatchedRunTest {
    private static final Content CONTENT = TestContent.BUILT_IN;

    @TempDir
    private Path folder;

    private final Intent intent = new Intent();

    /** The state after each tick, as it was played. */
    private final List<Long> hashes = new ArrayList<>();

    @Test
    void everyMomentIsTheSameWhereverOneComesFrom() throws IOException, UnreadableFileException {
        WatchedRun run = new WatchedRun(played(170), CONTENT);

        for (int tick : new int[] {100, 30, 31, 170, 1, 61, 60, 0, 169}) {
            seek(run, tick);

            assertThat(run.tickOfAll()).isEqualTo(tick);
            assertThat(hashOf(run)).as("tick %s", tick).isEqualTo(hashes.get(tick));
        }
    }

    @Test
    void aWatcherWhoGoesBeyondTheEndStopsThereAndCanGoBack() throws IOException, UnreadableFileException {
        WatchedRun run = new WatchedRun(played(90), CONTENT);

        seek(run, 5_000);
        boolean hasMore = run.step();

        assertThat(run.tickOfAll()).isEqualTo(90);
        assertThat(hasMore).isFalse();
        assertThat(run.isOver()).isTrue();
        assertThat(run.fault()).isNull();
        seek(run, 20);
        assertThat(run.isOver()).isFalse();
        assertThat(hashOf(run)).isEqualTo(hashes.get(20));
    }

    @Test
    void theWatchedPartIsAReplayUpToThatTickAndThePlayedPartGoesOnInIt() throws IOException, UnreadableFileException {
        WatchedRun run = new WatchedRun(played(170), CONTENT);
        seek(run, 77);
        Expedition taken = Objects.requireNonNull(run.run());

        UnsavedRun journal = new UnsavedRun(run.journal(), taken);
        for (int tick = 0; tick < 100; tick++) {
            intent.clear();
            taken.step(intent);
            journal.played(intent);
        }
        long hash = taken.world().hash();

        WatchedRun again = new WatchedRun(read(journal.journal()), CONTENT);
        assertThat(again.reel().ticks()).isEqualTo(177);
        seek(again, 77);
        assertThat(hashOf(again)).isEqualTo(hashes.get(77));
        seek(again, 177);
        assertThat(hashOf(again)).isEqualTo(hash);
    }

    @Test
    void aReplayThatBreaksTheGameStopsBeforeItDoes() throws IOException, UnreadableFileException {
        Content content = TestContent.withoutLastBlow();
        Expedition run = new Expedition(Seed.of("breaks"), content);
        long ticks = 0;
        byte[] broken = new byte[0];
        try (RunStore store = new RunStore(new SaveFolder(folder), "1.2.3", content, line -> {})) {
            store.begin(run);
            while (broken.length == 0) {
                intent.clear();
                intent.hold(run.world().tick() % 4 == 0 ? Intent.STRIKE : 0);
                try {
                    run.step(intent);
                    store.played(intent);
                    ticks++;
                } catch (RuntimeException e) {
                    store.broke(intent, e);
                    broken = store.journal();
                }
            }
        }

        WatchedRun watched = new WatchedRun(read(broken), content);
        seek(watched, Integer.MAX_VALUE);
        boolean hasMore = watched.step();

        assertThat(hasMore).isFalse();
        assertThat(watched.tickOfAll()).isEqualTo(ticks);
        assertThat(watched.isOver()).isTrue();
        assertThat(watched.fault()).isNotNull();
    }

    private static void seek(WatchedRun run, long tick) {
        ReplaySeek seek = new ReplaySeek(run, tick);
        while (!seek.advance()) {
            assertThat(seek.share()).isBetween(0f, 1f);
        }
    }

    private static long hashOf(WatchedRun run) {
        World world = Objects.requireNonNull(run.run()).world();
        return world.hash();
    }

    /** Returns a run of a number of ticks, played at random. */
    private Replay played(int ticks) throws IOException, UnreadableFileException {
        Expedition run = new Expedition(Seed.of("watched"), CONTENT);
        RandomPlayer player = new RandomPlayer(new RandomStreams(run.seed()).stream("test.player"));
        try (RunStore store = new RunStore(new SaveFolder(folder), "1.2.3", CONTENT, line -> {})) {
            store.begin(run);
            hashes.add(run.world().hash());
            for (int tick = 0; tick < ticks; tick++) {
                player.decide(intent);
                run.step(intent);
                store.played(intent);
                hashes.add(run.world().hash());
            }
            return read(store.journal());
        }
    }

    private Replay read(byte[] replay) throws IOException, UnreadableFileException {
        return ReplayReader.read(Files.write(folder.resolve("replay"), replay));
    }
}
