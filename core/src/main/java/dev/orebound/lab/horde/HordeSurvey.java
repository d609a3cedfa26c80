package dev.orebound.lab.horde;

import dev.orebound.autoplay.walk.WalkingPlayer.Temper;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
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
        OrderedWorkers.run(1, floors, threads, floor -> play(firstSeed + floor), result -> {
            tally.add(result);
            done.accept((int) tally.floors());
        });
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

    double seconds() {
        return seconds;
    }

    /** Returns a line for every rule broken on a floor, and for what is missing over many floors. */
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

    /** Writes the figures of horde trials as one line of JSON; {@code docs/formats.md} names the keys that are promised. */
    private static final class HordeTrialJson {
        private final JsonText json = new JsonText();

        private HordeTrialJson() {}

        /** The line, ended by a line feed. */
        static String line(HordeSurvey survey) {
            HordeTrialJson json = new HordeTrialJson();
            HordeTrialTally tally = survey.tally();
            json.json.beginObject();
            json.json.number("floors", tally.floors());
            json.json.number("broken", tally.broken().size());
            json.json.number("lives", tally.lives());
            json.json.number("ticks", tally.ticks());
            json.json.number("seconds", survey.seconds());
            json.json.number("seen_percent_mean", tally.seenPercent().mean());
            json.json.key("hash").value(hex(tally.hash()));
            json.writeFaults(tally);
            json.writeStates(tally);
            json.writeEvents(tally);
            json.json.key("hashes").beginList();
            tally.hashes().forEach(hash -> json.json.value(hex(hash)));
            json.json.endList();
            json.json.key("complaints").beginList();
            tally.broken().stream()
                    .map(HordeTrialResult::lines)
                    .flatMap(List::stream)
                    .forEach(json.json::value);
            tally.missing().forEach(json.json::value);
            json.json.endList();
            return json.json.endObject().line();
        }

        private static String hex(long hash) {
            return String.format(Locale.ROOT, "%016x", hash);
        }

        private void writeFaults(HordeTrialTally tally) {
            json.key("promises").beginObject();
            tally.faults().forEach(json::number);
            json.endObject();
        }

        private void writeStates(HordeTrialTally tally) {
            json.key("states").beginObject();
            for (MindState state : MindState.values()) {
                json.key(state.name().toLowerCase(Locale.ROOT)).beginObject();
                json.number("floors", tally.floorsInState(state));
                json.number("seconds", tally.stateSeconds(state));
                json.endObject();
            }
            json.endObject();
        }

        private void writeEvents(HordeTrialTally tally) {
            json.key("events").beginObject();
            for (EventType type : EventType.values()) {
                json.number(type.id(), tally.happened(type));
            }
            json.endObject();
        }
    }

    /** Writes the figures of horde trials as a table for people. */
    private static final class HordeTrialTable {
        private final TextTable lines = new TextTable();

        private HordeTrialTable() {}

        /** The table, each line ended by a line feed. */
        static String text(HordeSurvey survey) {
            HordeTrialTable table = new HordeTrialTable();
            HordeTrialTally tally = survey.tally();
            table.lines.line(
                    "%d floors, %d lives, %d ticks, %d floors broken, %.1f seconds, %.1f microseconds a tick",
                    tally.floors(),
                    tally.lives(),
                    tally.ticks(),
                    tally.broken().size(),
                    survey.seconds(),
                    survey.seconds() * 1e6 / Math.max(1, tally.ticks()));
            table.lines.line(
                    "hash %016x, seen of a floor %.0f %%",
                    tally.hash(), tally.seenPercent().mean());
            table.addFaults(tally);
            table.addStates(tally);
            table.addEvents(tally);
            tally.broken().forEach(table::addBroken);
            tally.missing().forEach(missing -> table.lines.line("\n%s", missing));
            return table.lines.text();
        }

        private void addFaults(HordeTrialTally tally) {
            lines.line("");
            lines.line("%-24s %8s", "promise", "broken");
            tally.faults().forEach((rule, floors) -> lines.line("%-24s %8d", rule, floors));
        }

        private void addStates(HordeTrialTally tally) {
            lines.line("");
            lines.line("%-24s %8s %12s", "state", "floors", "seconds");
            for (MindState state : MindState.values()) {
                lines.line(
                        "%-24s %8d %12d",
                        state.name().toLowerCase(Locale.ROOT), tally.floorsInState(state), tally.stateSeconds(state));
            }
        }

        private void addEvents(HordeTrialTally tally) {
            lines.line("");
            lines.line("%-24s %8s %12s", "event", "floors", "times");
            for (EventType type : EventType.values()) {
                lines.line("%-24s %8d %12d", type.id(), tally.floorsWith(type), tally.happened(type));
            }
        }

        /** What was wrong, with a picture of each place. */
        private void addBroken(HordeTrialResult result) {
            for (int i = 0; i < result.faults().size(); i++) {
                BrokenHordeRule fault = result.faults().get(i);
                lines.line("");
                lines.line("%s", result.lines().get(i));
                lines.lines(fault.picture());
            }
        }
    }
}
