package dev.orebound.lab.survey;

import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.FloorChecks;
import dev.orebound.lab.check.FloorChecks.FloorComplaint;
import dev.orebound.lab.figure.Figures;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.figure.TextTable;
import dev.orebound.lab.survey.SurveyPromises.Promise;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.LongToIntFunction;

/**
 * The command {@code survey}: generates one floor of each of many runs, checks every promise about it, and counts its
 * content.
 *
 * <p>Floors are surveyed on several threads and added up in order, so that all figures except the times are the same on
 * every machine.
 */
public final class FloorSurvey extends Figures {
    private static final int FLOORS_A_STRETCH = 32;

    private final SurveyTally tally = part("floors", new SurveyTally());

    /** Creates the figures of no floors. */
    public FloorSurvey() {}

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
        ThreadLocal<Surveyor> surveyors =
                ThreadLocal.withInitial(() -> new Surveyor(content, new FloorGenerator(content)));
        int stretches = (floors + FLOORS_A_STRETCH - 1) / FLOORS_A_STRETCH;
        addSeconds(OrderedWorkers.run(
                stretches,
                threads,
                stretch -> {
                    int from = stretch * FLOORS_A_STRETCH;
                    return surveyors.get().survey(firstSeed + from, Math.min(FLOORS_A_STRETCH, floors - from), depths);
                },
                part -> {
                    tally.add(part);
                    done.accept((int) tally.floors());
                }));
    }

    /** Returns the default depth of the floor that is surveyed of each seed's run: all depths in turn. */
    public static LongToIntFunction usualDepths(Content content) {
        long depths = content.graph().depths();
        return seed -> 1 + (int) Math.floorMod(seed, depths);
    }

    /** Returns the figures of all floors. */
    SurveyTally tally() {
        return tally;
    }

    /** Returns a line for the first floor that breaks a promise. */
    @Override
    public List<String> brokenCases() {
        String first = tally.firstBroken.text();
        return first.isEmpty() ? List.of() : List.of(first);
    }

    /** Returns a line for each promise broken over many floors. */
    @Override
    public List<String> brokenShares() {
        return SurveyPromises.of(tally).stream()
                .filter(Promise::isBroken)
                .map(promise -> "over " + tally.floors() + " floors, " + promise.words())
                .toList();
    }

    /** Shares and rates are of 1. */
    @Override
    protected void print(JsonText json) {
        SurveyTable.print(tally, seconds(), json);
    }

    @Override
    protected void print(TextTable table) {
        SurveyTable.print(tally, seconds(), table);
    }

    /** Generates floors and checks them. Used by one thread only. */
    private static final class Surveyor {
        private final Content content;
        private final FloorGenerator generator;
        private final FloorChecks checks;

        Surveyor(Content content, FloorGenerator generator) {
            this.content = content;
            this.generator = generator;
            this.checks = new FloorChecks(content);
        }

        /** Surveys the floors of so many runs from a seed on. */
        SurveyTally survey(long firstSeed, int floors, LongToIntFunction depths) {
            SurveyTally tally = new SurveyTally();
            for (long seed = firstSeed; seed - firstSeed < floors; seed++) {
                int depth = depths.applyAsInt(seed);
                try {
                    survey(new Descent(Seed.of(seed), content.graph()).request(depth), tally);
                } catch (RuntimeException e) {
                    throw new IllegalStateException("seed " + seed + ", depth " + depth + ": " + e, e);
                }
            }
            return tally;
        }

        private void survey(FloorRequest request, SurveyTally tally) {
            String seed = request.seed().text();
            try {
                long begin = System.nanoTime();
                Floor floor = generator.generate(request);
                long made = System.nanoTime();
                DumpedFloor dump = DumpedFloor.of(floor, content);
                List<FloorComplaint> complaints = checks.complaints(dump, request.waysOn());
                long checked = System.nanoTime();
                tally.addFloor(dump, floor.attempts(), made - begin);
                boolean isBarred =
                        dump.isBossFloor() || content.guardianHallOf(request.depth(), request.kind()) != null;
                tally.addLoops(checks.loops(), !isBarred);
                if (!isBarred) {
                    tally.addShape(dump, content.cave().tallPercent());
                    tally.chests.addFacings(dump);
                }
                tally.shares.add(dump, content);
                tally.addVerdict(seed, request.depth(), complaints, checked - made);
            } catch (FloorNotMadeException e) {
                int attempts = content.cave().attempts();
                tally.addFailure(request.depth(), attempts);
                FloorComplaint complaint =
                        new FloorComplaint("invariant 5", "few attempts make a floor", String.valueOf(e.getMessage()));
                tally.addVerdict(seed, request.depth(), List.of(complaint), 0);
            }
        }
    }
}
