package dev.orebound.lab.survey;

import dev.orebound.lab.figure.SurveyFindings;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.content.Content;
import dev.orebound.lab.survey.SurveyPromises.Promise;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.function.LongToIntFunction;

/**
 * The instrument behind {@code survey}: makes a floor of each of many runs, checks every promise about it, and tells what
 * was met.
 *
 * <p>Stretches of floors are surveyed side by side and put together in their order, so that all figures but the times are the
 * same on every machine.
 */
public final class FloorSurvey implements SurveyFindings {
    private static final int FLOORS_A_STRETCH = 32;

    /** More would only be kept in memory until its turn comes. */
    private static final int STRETCHES_AHEAD = 4;

    private final SurveyTally tally = new SurveyTally();
    private final double seconds;

    /**
     * Surveys the leftmost floor of a depth in each run.
     *
     * @param firstSeed the seed of the first run; the others follow one by one
     * @param floors how many, at least 1
     * @param depths the depth for a seed
     * @param threads that work side by side, at least 1
     * @param done is told now and then how many floors are done
     */
    public FloorSurvey(
            Content content, long firstSeed, int floors, LongToIntFunction depths, int threads, IntConsumer done) {
        long begin = System.nanoTime();
        ThreadLocal<Surveyor> surveyors =
                ThreadLocal.withInitial(() -> new Surveyor(content, new FloorGenerator(content)));
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            ArrayDeque<Future<SurveyTally>> ahead = new ArrayDeque<>();
            for (int first = 0; first < floors; first += FLOORS_A_STRETCH) {
                long from = firstSeed + first;
                int count = Math.min(FLOORS_A_STRETCH, floors - first);
                ahead.add(workers.submit(() -> surveyors.get().survey(from, count, depths)));
                if (ahead.size() >= threads * STRETCHES_AHEAD) {
                    takeIn(ahead.remove(), done);
                }
            }
            while (!ahead.isEmpty()) {
                takeIn(ahead.remove(), done);
            }
        } finally {
            workers.shutdownNow();
        }
        seconds = (System.nanoTime() - begin) / 1e9;
    }

    /** Returns the depth of the floor that is surveyed of each seed's run if nobody asks for one: all depths in turn. */
    public static LongToIntFunction usualDepths(Content content) {
        long depths = content.graph().depths();
        return seed -> 1 + (int) Math.floorMod(seed, depths);
    }

    private void takeIn(Future<SurveyTally> stretch, IntConsumer done) {
        try {
            tally.addAll(stretch.get());
            done.accept((int) tally.floors());
        } catch (ExecutionException e) {
            throw new IllegalStateException(String.valueOf(e.getCause()), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the survey was interrupted", e);
        }
    }

    /** What was met. */
    SurveyTally tally() {
        return tally;
    }

    double seconds() {
        return seconds;
    }

    /** Everything that is wrong, a line each: the first floor that breaks a promise, and what is broken over many floors. */
    @Override
    public List<String> complaints() {
        List<String> complaints = new ArrayList<>();
        tally.firstBroken().forEach(floor -> complaints.add(floor.toString()));
        SurveyPromises.of(tally).stream()
                .filter(Promise::isBroken)
                .forEach(promise -> complaints.add("over " + tally.floors() + " floors, " + promise.words()));
        return complaints;
    }

    /** One line of JSON, ended by a line feed. Shares and rates are of 1. */
    @Override
    public String json() {
        return SurveyJson.line(this);
    }

    /** A table for people, each line ended by a line feed. */
    @Override
    public String table() {
        return SurveyTable.text(this);
    }
}
