package dev.orebound.lab.horde;

import dev.orebound.autoplay.walk.WalkingPlayer.Temper;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Hash64;
import dev.orebound.content.Content;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.figure.SurveyFindings;
import dev.orebound.lab.figure.TextTable;
import dev.orebound.lab.horde.HordeTrialResult.BrokenHordeRule;
import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.lab.world.WorldFactory;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntConsumer;

/**
 * The command {@code hordes}: lets a player walk about one floor of each of many runs for minutes, and reports how its
 * inhabitants fared.
 *
 * <p>Floors are played on several threads and added up in order, so that all figures except the times are the same on every
 * machine.
 */
public final class HordeSurvey implements SurveyFindings {
    private static final int COMPANIES = 3;

    /** One player in so many has the usual health. */
    private static final int MORTALS = 4;

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
        int ticks = secondsEach * TickClock.TICKS_A_SECOND;
        WorldFactory worlds = new WorldFactory(content);
        seconds = OrderedWorkers.runFirstAlone(
                floors,
                threads,
                number -> {
                    long seed = firstSeed + number;
                    return worlds.playUsualFloor(seed, floor -> HordeTrial.of(worlds, caseOf(floor, seed, ticks)));
                },
                result -> {
                    tally.add(result);
                    done.accept((int) tally.floors);
                });
    }

    /** Returns the trial for the floor of a seed. */
    static HordeTrialCase caseOf(Floor floor, long seed, int ticks) {
        Temper temper = Temper.values()[(int) Math.floorMod(seed, (long) Temper.values().length)];
        boolean isMortal = Math.floorMod(seed, (long) MORTALS) == MORTALS - 1;
        int companions = (int) Math.floorMod(seed, (long) COMPANIES);
        return new HordeTrialCase(floor, temper, isMortal, companions, ticks);
    }

    /** Returns the figures. */
    HordeTrialTally tally() {
        return tally;
    }

    /** Returns a line for every rule broken on a floor, and for every state that is too rare over many floors. */
    @Override
    public List<String> complaints() {
        List<String> complaints = new ArrayList<>();
        tally.broken.forEach(result -> complaints.addAll(result.lines()));
        complaints.addAll(tally.missing());
        return complaints;
    }

    /** Returns one line of JSON, ended by a line feed; {@code docs/formats.md} names the keys that are promised. */
    @Override
    public String json() {
        JsonText json = new JsonText().beginObject();
        json.number("floors", tally.floors);
        json.number("broken", tally.broken.size());
        json.number("lives", tally.lives);
        json.number("ticks", tally.ticks);
        json.number("seconds", seconds);
        json.number("seen_percent_mean", tally.seenPercent.mean());
        json.text("hash", hex(tally.hash.value()));
        json.numbers("promises", tally.faults);
        json.key("states").beginObject();
        for (MindState state : MindState.values()) {
            json.key(state.name().toLowerCase(Locale.ROOT)).beginObject();
            json.number("floors", tally.floorsInState(state));
            json.number("seconds", tally.stateSeconds(state)).endObject();
        }
        json.endObject().key("events").beginObject();
        for (EventType type : EventType.values()) {
            json.number(type.id(), tally.happened(type));
        }
        json.endObject();
        json.texts("hashes", tally.hashes.stream().map(HordeSurvey::hex).toList());
        return json.texts("complaints", complaints()).endObject().line();
    }

    private static String hex(long hash) {
        return String.format(Locale.ROOT, "%016x", hash);
    }

    /** Returns a table for people, each line ended by a line feed. */
    @Override
    public String table() {
        TextTable table = new TextTable();
        table.line(
                "%d floors, %d lives, %d ticks, %d floors broken, %.1f seconds, %.1f microseconds a tick",
                tally.floors,
                tally.lives,
                tally.ticks,
                tally.broken.size(),
                seconds,
                seconds * 1e6 / Math.max(1, tally.ticks));
        table.line("hash %016x, seen of a floor %.0f %%", tally.hash.value(), tally.seenPercent.mean());
        table.line("");
        table.line("%-24s %8s", "promise", "broken");
        tally.faults.forEach((rule, floors) -> table.line("%-24s %8d", rule, floors));
        table.line("");
        table.line("%-24s %8s %12s", "state", "floors", "seconds");
        for (MindState state : MindState.values()) {
            String name = state.name().toLowerCase(Locale.ROOT);
            table.line("%-24s %8d %12d", name, tally.floorsInState(state), tally.stateSeconds(state));
        }
        table.line("");
        table.line("%-24s %8s %12s", "event", "floors", "times");
        for (EventType type : EventType.values()) {
            table.line("%-24s %8d %12d", type.id(), tally.floorsWith(type), tally.happened(type));
        }
        for (HordeTrialResult result : tally.broken) {
            for (int i = 0; i < result.faults().size(); i++) {
                table.line("");
                table.line("%s", result.lines().get(i));
                table.lines(result.faults().get(i).picture());
            }
        }
        tally.missing().forEach(missing -> table.line("\n%s", missing));
        return table.text();
    }

    /** The figures of horde trials on many floors. */
    static final class HordeTrialTally {
        /** From so many floors on, every state must have been seen. */
        private static final int MANY_FLOORS = 100;

        /** On how many floors in a hundred a state must be seen at least. */
        private static final int FEWEST_PERCENT = 5;

        private final long[] happened = new long[EventType.values().length];
        private final long[] floorsWith = new long[EventType.values().length];
        private final long[] stateSeconds = new long[MindState.values().length];
        private final long[] floorsInState = new long[MindState.values().length];
        /** On how many floors each rule was broken, by its id. */
        final Map<String, Integer> faults = new TreeMap<>();
        /** The floors on which a rule was broken, in the order of their seeds. */
        final List<HordeTrialResult> broken = new ArrayList<>();
        /** The hash of each floor, in the order of the seeds. */
        final List<Long> hashes = new ArrayList<>();
        /** The percentage of a floor that the first player saw. */
        final IntHistogram seenPercent = new IntHistogram();
        /** A hash of all worlds, which is equal if all of them are. */
        private final Hash64 hash = new Hash64(0);

        long floors;
        /** The number of players that came in. */
        long lives;

        long ticks;

        HordeTrialTally() {
            HordeTrialRules.ids().forEach(rule -> faults.put(rule, 0));
        }

        void add(HordeTrialResult result) {
            floors++;
            lives += result.lives();
            ticks += result.ticks();
            hash.add(result.hash());
            hashes.add(result.hash());
            seenPercent.add(result.seenPercent());
            for (EventType type : EventType.values()) {
                happened[type.ordinal()] += result.happened(type);
                floorsWith[type.ordinal()] += result.happened(type) > 0 ? 1 : 0;
            }
            for (MindState state : MindState.values()) {
                stateSeconds[state.ordinal()] += result.stateSeconds(state);
                floorsInState[state.ordinal()] += result.stateSeconds(state) > 0 ? 1 : 0;
            }
            for (BrokenHordeRule fault : result.faults()) {
                faults.merge(fault.rule(), 1, Integer::sum);
            }
            if (!result.faults().isEmpty()) {
                broken.add(result);
            }
        }

        long happened(EventType type) {
            return happened[type.ordinal()];
        }

        /** Returns on how many floors it happened. */
        long floorsWith(EventType type) {
            return floorsWith[type.ordinal()];
        }

        long stateSeconds(MindState state) {
            return stateSeconds[state.ordinal()];
        }

        /** Returns on how many floors a monster was in a state. */
        long floorsInState(MindState state) {
            return floorsInState[state.ordinal()];
        }

        /** Returns states that were too rare, a line each; only many floors can tell. */
        List<String> missing() {
            List<String> missing = new ArrayList<>();
            for (MindState state : MindState.values()) {
                long percent = 100 * floorsInState(state) / Math.max(1, floors);
                if (floors >= MANY_FLOORS && percent < FEWEST_PERCENT) {
                    missing.add(String.format(
                            Locale.ROOT,
                            "over %d floors, somebody was %s on %d %% of them; at least %d %% are meant",
                            floors,
                            state.name().toLowerCase(Locale.ROOT),
                            percent,
                            FEWEST_PERCENT));
                }
            }
            return missing;
        }
    }
}
