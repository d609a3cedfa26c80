package dev.orebound.lab.bot;

import dev.orebound.lab.figure.SurveyFindings;
import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.chance.Seed;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.Content;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/**
 * The instrument behind {@code bot}: plays whole runs by the bot's hands, and tells how far they come and what ends them.
 *
 * <p>Runs are played side by side and put together in their order, so that all figures but the times are the same on every
 * machine.
 */
public final class BotSurvey implements SurveyFindings {
    private final BotSkill skill;
    private final Object making = new Object();
    private final RunTally tally = new RunTally();
    private final double seconds;

    /**
     * Plays runs with one skill.
     *
     * @param first the seed of the first run; the others follow one by one
     * @param runs how many, at least 1
     * @param threads that work side by side, at least 1
     * @param done is told now and then how many runs are done
     */
    public BotSurvey(Content content, BotSkill skill, Seed first, int runs, int threads, IntConsumer done) {
        this.skill = skill;
        long begin = System.nanoTime();
        // The first run is played alone: it fills the tables that all worlds only read from then on.
        tally.add(play(content, first));
        done.accept(1);
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            ArrayDeque<Future<PlayedRun>> ahead = new ArrayDeque<>();
            for (int i = 1; i < runs; i++) {
                Seed seed = Seed.of(first.value() + i);
                ahead.add(workers.submit(() -> play(content, seed)));
            }
            while (!ahead.isEmpty()) {
                tally.add(resultOf(ahead.remove()));
                done.accept(runs - ahead.size());
            }
        } finally {
            workers.shutdownNow();
        }
        seconds = (System.nanoTime() - begin) / 1e9;
    }

    /** The figures of runs that were played elsewhere. */
    BotSurvey(BotSkill skill, List<PlayedRun> played) {
        this.skill = skill;
        played.forEach(tally::add);
        seconds = 0;
    }

    private PlayedRun play(Content content, Seed seed) {
        try {
            return new BotRun(content, seed, skill, making, null).play();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static PlayedRun resultOf(Future<PlayedRun> run) {
        try {
            return run.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof FloorNotMadeException unmade) {
                throw unmade;
            }
            throw new IllegalStateException(String.valueOf(e.getCause()), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the survey was interrupted", e);
        }
    }

    /** What came of it. */
    RunTally tally() {
        return tally;
    }

    BotSkill skill() {
        return skill;
    }

    double seconds() {
        return seconds;
    }

    /** Every run that stalled or broke the game, a line each. */
    @Override
    public List<String> complaints() {
        return tally.faults().stream().map(PlayedRun::line).toList();
    }

    /** One line of JSON, ended by a line feed. */
    @Override
    public String json() {
        return RunJson.line(this);
    }

    /** A table for people, each line ended by a line feed. */
    @Override
    public String table() {
        return RunTable.text(this);
    }
}
