package dev.orebound.lab.arena.survey;

import dev.orebound.autoplay.arena.ArenaScheme;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.lab.arena.ArenaTrial;
import dev.orebound.lab.arena.ArenaTrialCase;
import dev.orebound.lab.arena.ArenaTrialResult;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaTally.ArenaCourse;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.figure.SurveyFindings;
import dev.orebound.lab.figure.TextTable;
import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.lab.world.WorldFactory;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * The command {@code arena}: runs a trial in every trap room of one floor of each of many runs, with all schemes of the
 * hostile player in turn.
 *
 * <p>Floors are tried on several threads and added up in order, so that all figures except the times are the same on every
 * machine.
 */
public final class ArenaSurvey implements SurveyFindings {
    /** Larger than the number of trap rooms of most floors, so that each floor goes on where the last one's schemes ended. */
    private static final int ROOMS_A_FLOOR = 4;

    private static final int COMPANIES = 3;

    private final Content content;
    private final WorldFactory worlds;
    private final ThreadLocal<FloorGenerator> generators;
    private final ArenaTally tally = new ArenaTally();
    private final long firstSeed;
    private final int floors;
    private final double seconds;
    private int floorsDone = 1;

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
        OrderedWorkers.run(1, floors, threads, floor -> tryAll(firstSeed + floor), results -> {
            takeIn(results);
            done.accept(++floorsDone);
        });
        seconds = (System.nanoTime() - begin) / 1e9;
    }

    /** Returns the result of every trap room of a run's floor. */
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

    /** Returns a trial for each trap room, with the schemes that are due for a seed. */
    static List<ArenaTrialCase> casesOn(Floor floor, long seed) {
        List<ArenaTrialCase> cases = new ArrayList<>();
        for (Room room : floor.rooms()) {
            if (room.isTrap()) {
                long turn = seed * ROOMS_A_FLOOR + cases.size();
                ArenaScheme scheme = ArenaScheme.ALL.get((int) Math.floorMod(turn, (long) ArenaScheme.ALL.size()));
                boolean isMortal = Math.floorMod(seed + cases.size(), 2L) == 0;
                int companions = (int) Math.floorMod(seed + cases.size(), (long) COMPANIES);
                cases.add(new ArenaTrialCase(floor, room, scheme, isMortal, companions));
            }
        }
        return cases;
    }

    private void takeIn(List<ArenaTrialResult> results) {
        results.forEach(tally::add);
    }

    /** Returns the figures. */
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

    /** Tries a room once more, so that it can be shown. */
    TypicalRoom tryAgain(ArenaCourse.TrialPlace place) {
        return TypicalRoom.of(place, worlds);
    }

    /** Returns every softlock, a line each: what was tried, and what was wrong. */
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

    /** Returns the content of the floors that were tried. */
    Content content() {
        return content;
    }

    /** The figures of trials of arenas as one line of JSON; {@code docs/formats.md} names those that are promised. */
    private static final class ArenaJson {
        private final JsonText json = new JsonText();

        private ArenaJson() {}

        /** The line, ended by a line feed. */
        static String line(ArenaSurvey survey) {
            ArenaJson json = new ArenaJson();
            ArenaTally tally = survey.tally();
            json.json.beginObject();
            json.writeCounts(tally.all);
            json.json.number("seconds", survey.seconds());
            json.writePlots(tally.all);
            json.writeEvents(tally.all);
            json.writeGroups("by_kind", tally.byKind);
            json.writeGroups("by_scheme", tally.byScheme);
            json.writeGroups("by_depth", tally.byDepth);
            json.writeLines("softlocks", tally.softlocks());
            json.writeLines("watchdogs", tally.watchdogs());
            return json.json.endObject().line();
        }

        private void writeCounts(TrialGroup group) {
            json.number("sprung", group.sprung);
            json.number("cleared", group.ended(TrialEnding.CLEARED));
            json.number("refused", group.ended(TrialEnding.REFUSED));
            json.number("lost", group.ended(TrialEnding.LOST));
            json.number("watchdog", group.ended(TrialEnding.WATCHDOG));
            json.number("softlocked", group.ended(TrialEnding.SOFTLOCKED));
            json.number("broken", group.ended(TrialEnding.BROKEN));
            json.number("trials", group.trials);
        }

        private void writePlots(TrialGroup group) {
            json.number("sealed_seconds_mean", group.seconds.mean());
            json.number("sealed_seconds_p99", group.seconds.percentile(99));
            json.number("sealed_seconds_most", group.seconds.most());
            json.number("waves_mean", group.waves.mean());
            json.number("damage_mean", group.damage.mean());
        }

        private void writeEvents(TrialGroup group) {
            json.key("events").beginObject();
            for (EventType type : EventType.values()) {
                json.number(type.id(), group.happened(type));
            }
            json.endObject();
        }

        private void writeGroups(String name, Map<?, TrialGroup> groups) {
            json.key(name).beginObject();
            groups.forEach((key, group) -> {
                json.key(String.valueOf(key)).beginObject();
                writeCounts(group);
                writePlots(group);
                writeEvents(group);
                json.endObject();
            });
            json.endObject();
        }

        private void writeLines(String name, List<ArenaTrialResult> results) {
            json.key(name).beginList();
            results.forEach(result -> json.value(result.line()));
            json.endList();
        }
    }

    /** The figures of trials of arenas as a table for people. */
    private static final class ArenaTable {
        private final TextTable lines = new TextTable();

        private ArenaTable() {}

        /** The table, each line ended by a line feed. */
        static String text(ArenaSurvey survey) {
            ArenaTable table = new ArenaTable();
            ArenaTally tally = survey.tally();
            table.lines.line(
                    "%d arenas sprung, %d softlocked, %d opened by the watchdog, %.1f seconds",
                    tally.all.sprung,
                    tally.all.ended(TrialEnding.SOFTLOCKED),
                    tally.all.ended(TrialEnding.WATCHDOG),
                    survey.seconds());
            table.addGroups("arena", tally.byKind);
            table.addGroups("scheme", tally.byScheme);
            table.addGroups("depth", tally.byDepth);
            table.addTrials("softlocks", tally.softlocks());
            table.addTrials("opened by the watchdog", tally.watchdogs());
            return table.lines.text();
        }

        private void addGroups(String name, Map<?, TrialGroup> groups) {
            lines.line("");
            lines.line(
                    "%-26s %7s %7s %7s %7s %7s %7s %8s %8s %7s %8s",
                    name,
                    "trials",
                    "sprung",
                    "cleared",
                    "refused",
                    "lost",
                    "broken",
                    "watchdog",
                    "softlock",
                    "sealed",
                    "damage");
            groups.forEach((key, group) -> lines.line(
                    "%-26s %7d %7d %7d %7d %7d %7d %8d %8d %6.1fs %8.1f",
                    key,
                    group.trials,
                    group.sprung,
                    group.ended(TrialEnding.CLEARED),
                    group.ended(TrialEnding.REFUSED),
                    group.ended(TrialEnding.LOST),
                    group.ended(TrialEnding.BROKEN),
                    group.ended(TrialEnding.WATCHDOG),
                    group.ended(TrialEnding.SOFTLOCKED),
                    group.seconds.mean(),
                    group.damage.mean()));
        }

        /** Each with what was wrong and a picture of its room. */
        private void addTrials(String name, List<ArenaTrialResult> results) {
            for (ArenaTrialResult result : results) {
                lines.line("");
                lines.line("%s: %s", name, result.tried());
                lines.line(
                        "tick %d: %s",
                        result.ticks(), String.valueOf(result.fault()).strip());
            }
        }
    }
}
