package dev.orebound.journal.run;

import dev.orebound.autoplay.ExitWalker;
import dev.orebound.autoplay.RandomPlayer;
import dev.orebound.autoplay.vignette.CertificateFollower;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.descent.Descent;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunTerms;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Plays in a save folder for ever: continues the saved run, or begins one. Prints its progress after each tick, so that
 * the test that kills it can see what is missing.
 */
final class PlaysUntilKilled {
    /** The end of a line while the player is in a vignette. */
    static final String IN_VIGNETTE = " in-vignette";

    private static final int TICKS_A_NAP = 4;

    private final RunStore store;
    private final PrintStream told;
    private final Intent intent = new Intent();
    private long runs;
    private @Nullable World followed;
    private @Nullable CertificateFollower follower;

    private PlaysUntilKilled(Path folder, long seed, PrintStream told) {
        store = new RunStore(
                new SaveFolder(folder), PlayedRuns.BUILD, PlayedRuns.CONTENT, line -> told.println("! " + line));
        runs = seed;
        this.told = told;
    }

    /**
     * Plays.
     *
     * @param arguments the folder, and the seed of the first run
     */
    public static void main(String[] arguments) throws UnreadableFileException, InterruptedException {
        PrintStream told = new PrintStream(System.out, true);
        PlaysUntilKilled player = new PlaysUntilKilled(Path.of(arguments[0]), Long.parseLong(arguments[1]), told);
        while (true) {
            player.playOneRun();
        }
    }

    /** Returns the terms of the run of a seed: a kit, and two vows. */
    static RunTerms terms(Seed seed) {
        PowerBook powers = PlayedRuns.CONTENT.powers();
        int number = (int) Math.floorMod(seed.value(), 60L);
        List<String> vows = powers.vows().ids();
        int first = number % (vows.size() - 1);
        return new RunTerms(
                powers.kits().ids().get(number % powers.kits().size()), List.of(vows.get(first), vows.get(first + 1)));
    }

    private void playOneRun() throws UnreadableFileException, InterruptedException {
        Expedition run = run();
        RandomPlayer whims = new RandomPlayer(
                new RandomStreams(run.seed()).stream("test.player", run.tally().ticks()));
        tell(run);
        while (run.status() == Expedition.RunStatus.PLAYING || run.status() == Expedition.RunStatus.LEAVING) {
            // A run that was killed at an exit goes on there.
            if (run.status() == Expedition.RunStatus.LEAVING) {
                run.descend();
                store.entered();
            }
            decide(run, whims);
            run.step(intent);
            store.played(intent);
            tell(run);
            if (run.world().tick() % TICKS_A_NAP == 0) {
                Thread.sleep(1);
            }
        }
        store.end();
    }

    private Expedition run() throws UnreadableFileException {
        Optional<SavedRun> saved = store.newest();
        if (saved.isPresent()) {
            Expedition again = PlayedRuns.again(saved.get());
            store.resume(saved.get(), again);
            return again;
        }
        Seed seed = Seed.of(runs++);
        Expedition begun = new Expedition(
                new Descent(seed, PlayedRuns.CONTENT.graph()).request(1),
                terms(seed).party(PlayedRuns.CONTENT),
                PlayedRuns.CONTENT);
        store.begin(begun);
        return begun;
    }

    /**
     * Visits the vignettes of a floor and opens its locks; then goes to the floor below from the first, and moves at
     * random on others.
     */
    private void decide(Expedition run, RandomPlayer whims) {
        CertificateFollower guide = follower;
        if (guide == null || followed != run.world()) {
            guide = new CertificateFollower(run.world(), 0, new RandomStreams(run.seed()).stream("test.follower"));
            follower = guide;
            followed = run.world();
        }
        if (guide.isDone() && run.checkpoint().deeds().path().isEmpty()) {
            ExitWalker.decide(run.world(), intent);
        } else if (guide.isDone()) {
            whims.decide(intent);
        } else {
            guide.decide(intent);
        }
    }

    private void tell(Expedition run) {
        int cell = run.world().player().body().cell;
        boolean isInVignette = run.world().floor().vignettes().stream()
                .anyMatch(each -> each.cells().contains(cell));
        told.println(run.seed().text() + " " + run.tally().ticks() + " " + run.status()
                + (isInVignette ? IN_VIGNETTE : " elsewhere"));
    }
}
