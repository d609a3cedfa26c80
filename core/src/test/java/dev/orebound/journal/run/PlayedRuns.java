package dev.orebound.journal.run;

import dev.orebound.TestContent;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** A save folder and a bot that plays random runs there. */
public final class PlayedRuns {
    public static final Content CONTENT = TestContent.BUILT_IN;
    static final String BUILD = "1.2.3";
    private static final int WHIM_TICKS = 20;

    public final SaveFolder saves;
    public final RunStore store;
    public final List<String> complaints = new ArrayList<>();
    private final Intent intent = new Intent();
    private final Content content;

    public PlayedRuns(Path folder) {
        this(DiskAccess.REAL, folder);
    }

    public PlayedRuns(DiskAccess disk, Path folder) {
        this(disk, folder, CONTENT);
    }

    /** Plays runs with other content than the game's own. */
    PlayedRuns(DiskAccess disk, Path folder, Content content) {
        this.content = content;
        saves = new SaveFolder(folder);
        store = new RunStore(disk, saves, BUILD, content, complaints::add);
    }

    /** Begins a run of a seed. */
    public Expedition begin(long seed) {
        Expedition run = new Expedition(Seed.of(seed), content);
        store.begin(run);
        return run;
    }

    /** Plays some random ticks, as long as the run goes on. */
    public void play(Expedition run, int ticks) {
        RandomStream chance = new RandomStreams(run.seed())
                .stream("test.player", (int) run.world().tick());
        for (int tick = 0; tick < ticks && run.status() == Expedition.RunStatus.PLAYING; tick++) {
            draw(chance, tick, intent);
            step(run);
        }
    }

    /** Draws another direction, aim and buttons every few ticks. */
    public static void draw(RandomStream chance, int tick, Intent intent) {
        if (tick % WHIM_TICKS == 0) {
            intent.clear();
            intent.move(
                    chance.between(-Intent.FULL_TILT, Intent.FULL_TILT),
                    chance.between(-Intent.FULL_TILT, Intent.FULL_TILT));
            intent.aim(chance.below(Intent.AIMS));
            intent.hold(chance.chance(60) ? Intent.STRIKE : 0);
            intent.hold(chance.chance(30) ? Intent.INTERACT : 0);
            intent.hold(chance.chance(20) ? Intent.DASH : Intent.THROW);
        }
    }

    /** Plays some ticks without input. */
    public void rest(Expedition run, int ticks) {
        intent.clear();
        for (int tick = 0; tick < ticks && run.status() == Expedition.RunStatus.PLAYING; tick++) {
            step(run);
        }
    }

    /** Gives a playtester's order that changes nothing. */
    public void help(Expedition run) {
        intent.clear();
        intent.order(IntentOrder.HELP_PACE, 50);
        step(run);
    }

    private void step(Expedition run) {
        run.step(intent);
        store.played(intent);
    }

    /**
     * Places the player before the exit, takes it and enters the floor below. No intent can do that, so the run cannot
     * be replayed.
     */
    public void descend(Expedition run) {
        World world = run.world();
        int exit = world.floor().exits().get(0).at();
        BodyComponent body = world.player().body();
        body.cell = exit;
        body.x = world.floor().grid().x(exit) + 0.5f;
        body.y = world.floor().grid().y(exit) + 0.5f;
        for (int tick = 0; run.status() == Expedition.RunStatus.PLAYING; tick++) {
            intent.clear();
            intent.hold(tick % 2 == 0 ? Intent.INTERACT : 0);
            step(run);
        }
        run.descend();
        store.entered();
    }

    /** Gives up the run, which ends with the next tick. */
    public void giveUp(Expedition run) {
        intent.clear();
        intent.order(IntentOrder.GIVE_UP, 0);
        step(run);
        store.end();
    }

    /** Returns the file of the current run. */
    public Path current() {
        return saves.run().resolve("run.orebound-replay");
    }

    /** Changes the payload of each record of a file and corrects its checksum; drops records that become empty. */
    public static void rewrite(Path file, UnaryOperator<String> change) throws IOException {
        StringBuilder altered = new StringBuilder();
        for (String line : Files.readString(file).lines().toList()) {
            String payload = change.apply(line.split(" ", 3)[2]);
            if (payload.isEmpty()) {
                continue;
            }
            byte[] bytes = payload.getBytes(StandardCharsets.UTF_8);
            CRC32 sum = new CRC32();
            sum.update(bytes);
            altered.append(String.format("%d %08x %s\n", bytes.length, sum.getValue(), payload));
        }
        Files.writeString(file, altered);
    }

    /** Returns the names of the files in the folder of the run, without the lock. */
    public List<String> names() throws IOException {
        return namesIn(saves.run()).stream()
                .filter(name -> !name.equals("lock"))
                .toList();
    }

    public static List<String> namesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .sorted()
                    .toList();
        }
    }

    /** Returns the saved run, replayed to where it was left. */
    public static Expedition again(SavedRun saved) throws UnreadableFileException {
        Resimulation resimulation = new Resimulation(saved, CONTENT);
        while (!resimulation.advance(100)) {
            // The next multiple of a hundred ticks.
        }
        if (resimulation.differs()) {
            throw new AssertionError("it differs");
        }
        return resimulation.expedition();
    }
}
