package dev.orebound.lab.horde;

import dev.orebound.lab.figure.SurveyFindings;
import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.autoplay.WalkingPlayer.Temper;
import dev.orebound.cave.Floor;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.lab.world.WorldFactory;
import dev.orebound.world.state.TickClock;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/**
 * The instrument behind {@code hordes}: lets somebody walk about a floor of each of many runs for minutes, and tells how those
 * who live there fared.
 *
 * <p>Floors are played side by side and put together in their order, so that all figures but the times are the same on every
 * machine.
 */
public final class HordeSurvey implements SurveyFindings {
    private static final int COMPANIES = 3;

    /** One in so many players dies as easily as anybody. */
    private static final int MORTALS = 4;

    private final Content content;
    private final int ticks;
    private final WorldFactory worlds;
    private final ThreadLocal<FloorGenerator> generators;
    private final HordeTrialTally tally = new HordeTrialTally();
    private final double seconds;

    /**
     * Plays the leftmost floor of a depth in each run, at the depth that {@link FloorSurvey#usualDepths} says.
     *
     * @param firstSeed the seed of the first run; the others follow one by one
     * @param floors how many, at least 1
     * @param secondsEach for how long each is played, in seconds of the game, at least 1
     * @param threads that work side by side, at least 1
     * @param done is told now and then how many floors are done
     */
    public HordeSurvey(Content content, long firstSeed, int floors, int secondsEach, int threads, IntConsumer done) {
        this.content = content;
        ticks = secondsEach * TickClock.TICKS_A_SECOND;
        worlds = new WorldFactory(content);
        generators = ThreadLocal.withInitial(() -> new FloorGenerator(content));
        long begin = System.nanoTime();
        // The first floor is played alone: it fills the tables that all worlds only read from then on.
        tally.add(play(firstSeed));
        done.accept(1);
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            ArrayDeque<Future<HordeTrialResult>> ahead = new ArrayDeque<>();
            for (int i = 1; i < floors; i++) {
                long seed = firstSeed + i;
                ahead.add(workers.submit(() -> play(seed)));
            }
            while (!ahead.isEmpty()) {
                tally.add(resultOf(ahead.remove()));
                done.accept(floors - ahead.size());
            }
        } finally {
            workers.shutdownNow();
        }
        seconds = (System.nanoTime() - begin) / 1e9;
    }

    private HordeTrialResult play(long seed) {
        int depth = FloorSurvey.usualDepths(content).applyAsInt(seed);
        try {
            Floor floor = generators.get().generate(new Descent(Seed.of(seed), content.graph()).request(depth));
            return HordeTrial.of(worlds, caseOf(floor, seed, ticks));
        } catch (FloorNotMadeException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new IllegalStateException("seed " + seed + ", depth " + depth + ": " + e, e);
        }
    }

    /** Who walks about the floor of a seed. */
    static HordeTrialCase caseOf(Floor floor, long seed, int ticks) {
        Temper temper = Temper.values()[(int) Math.floorMod(seed, (long) Temper.values().length)];
        boolean isMortal = Math.floorMod(seed, (long) MORTALS) == MORTALS - 1;
        int companions = (int) Math.floorMod(seed, (long) COMPANIES);
        return new HordeTrialCase(floor, temper, isMortal, companions, ticks);
    }

    private static HordeTrialResult resultOf(Future<HordeTrialResult> floor) {
        try {
            return floor.get();
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
    HordeTrialTally tally() {
        return tally;
    }

    double seconds() {
        return seconds;
    }

    /** A line each: every promise that was broken on a floor, and what is broken over many floors. */
    @Override
    public List<String> complaints() {
        List<String> complaints = new ArrayList<>();
        tally.broken().forEach(result -> complaints.addAll(result.lines()));
        complaints.addAll(tally.missing());
        return complaints;
    }

    /** One line of JSON, ended by a line feed. */
    @Override
    public String json() {
        return HordeTrialJson.line(this);
    }

    /** A table for people, each line ended by a line feed. */
    @Override
    public String table() {
        return HordeTrialTable.text(this);
    }
}
