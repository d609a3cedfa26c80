package dev.orebound.lab.arena.survey;

import dev.orebound.lab.figure.SurveyFindings;
import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.autoplay.Scheme;
import dev.orebound.autoplay.Schemes;
import dev.orebound.cave.Floor;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.cave.Room;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.lab.arena.ArenaTrial;
import dev.orebound.lab.arena.ArenaTrialCase;
import dev.orebound.lab.arena.ArenaTrialResult;
import dev.orebound.lab.world.WorldFactory;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/**
 * The instrument behind {@code arena}: springs every trap room of a floor of each of many runs with the hostile player, all
 * schemes in turn, and tells what came of it.
 *
 * <p>Floors are tried side by side and put together in their order, so that all figures but the times are the same on every
 * machine.
 */
public final class ArenaSurvey implements SurveyFindings {
    /** Larger than the number of trap rooms of most floors, so that each floor goes on where the last one's schemes ended. */
    private static final int ROOMS_A_FLOOR = 4;

    private static final int COMPANIES = 3;

    /** More would only be kept in memory until its turn comes. */
    private static final int FLOORS_AHEAD = 8;

    private final Content content;
    private final WorldFactory worlds;
    private final ThreadLocal<FloorGenerator> generators;
    private final ArenaTally tally = new ArenaTally();
    private final long firstSeed;
    private final int floors;
    private final double seconds;

    /**
     * Tries the leftmost floor of a depth in each run, at the depth that {@link FloorSurvey#usualDepths} says.
     *
     * @param firstSeed the seed of the first run; the others follow one by one
     * @param floors how many, at least 1
     * @param threads that work side by side, at least 1
     * @param done is told now and then how many floors are done
     */
    public ArenaSurvey(Content content, long firstSeed, int floors, int threads, IntConsumer done) {
        this.content = content;
        this.firstSeed = firstSeed;
        this.floors = floors;
        worlds = new WorldFactory(content);
        generators = ThreadLocal.withInitial(() -> new FloorGenerator(content));
        long begin = System.nanoTime();
        // The first floor is tried alone: it fills the tables that all worlds only read from then on.
        takeIn(tryAll(firstSeed));
        done.accept(1);
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            ArrayDeque<Future<List<ArenaTrialResult>>> ahead = new ArrayDeque<>();
            for (int i = 1; i < floors; i++) {
                long seed = firstSeed + i;
                ahead.add(workers.submit(() -> tryAll(seed)));
                if (ahead.size() >= threads * FLOORS_AHEAD) {
                    takeIn(resultOf(ahead.remove()));
                    done.accept(i + 1 - ahead.size());
                }
            }
            while (!ahead.isEmpty()) {
                takeIn(resultOf(ahead.remove()));
                done.accept(floors - ahead.size());
            }
        } finally {
            workers.shutdownNow();
        }
        seconds = (System.nanoTime() - begin) / 1e9;
    }

    /** What came of every trap room of the floor of a run. */
    private List<ArenaTrialResult> tryAll(long seed) {
        int depth = FloorSurvey.usualDepths(content).applyAsInt(seed);
        try {
            Floor floor = generators.get().generate(new Descent(Seed.of(seed), content.graph()).request(depth));
            return casesOn(floor, seed).stream()
                    .map(each -> ArenaTrial.of(worlds, each))
                    .toList();
        } catch (FloorNotMadeException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new IllegalStateException("seed " + seed + ", depth " + depth + ": " + e, e);
        }
    }

    /** A trial of each trap room, with the schemes that are due for a seed. */
    static List<ArenaTrialCase> casesOn(Floor floor, long seed) {
        List<ArenaTrialCase> cases = new ArrayList<>();
        for (Room room : floor.rooms()) {
            if (room.isTrap()) {
                long turn = seed * ROOMS_A_FLOOR + cases.size();
                Scheme scheme = Schemes.ALL.get((int) Math.floorMod(turn, (long) Schemes.ALL.size()));
                boolean isMortal = Math.floorMod(seed + cases.size(), 2L) == 0;
                int companions = (int) Math.floorMod(seed + cases.size(), (long) COMPANIES);
                cases.add(new ArenaTrialCase(floor, room, scheme, isMortal, companions));
            }
        }
        return cases;
    }

    private static List<ArenaTrialResult> resultOf(Future<List<ArenaTrialResult>> floor) {
        try {
            return floor.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof FloorNotMadeException unmade) {
                throw unmade;
            }
            throw new IllegalStateException(String.valueOf(e.getCause()), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the trials were interrupted", e);
        }
    }

    private void takeIn(List<ArenaTrialResult> results) {
        results.forEach(tally::add);
    }

    /** What came of it. */
    ArenaTally tally() {
        return tally;
    }

    double seconds() {
        return seconds;
    }

    long firstSeed() {
        return firstSeed;
    }

    int floors() {
        return floors;
    }

    /** Tries a room once more, to look at it. */
    TypicalRoom tryAgain(ArenaCourse.TrialPlace place) {
        return TypicalRoom.of(place, worlds);
    }

    /** Every softlock, a line each: what was tried, and what was wrong. */
    @Override
    public List<String> complaints() {
        return tally.softlocks().stream().map(ArenaTrialResult::line).toList();
    }

    /** One line of JSON, ended by a line feed. */
    @Override
    public String json() {
        return ArenaJson.line(this);
    }

    /** A table for people, each line ended by a line feed. */
    @Override
    public String table() {
        return ArenaTable.text(this);
    }

    /**
     * A page to be opened in a browser; it is the same for the same seeds and content.
     *
     * @param assets that the content was read from
     * @param version of the game, as players know it
     * @param options that make the game open what was surveyed, each after a space; may be empty
     */
    public String html(Assets assets, String version, String options) {
        return ArenaReport.text(this, content, assets, version, options);
    }
}
