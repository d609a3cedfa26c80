package dev.orebound.lab.arena.survey;

import dev.orebound.autoplay.arena.ArenaScheme;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.Content;
import dev.orebound.lab.arena.ArenaTrial;
import dev.orebound.lab.arena.ArenaTrialCase;
import dev.orebound.lab.arena.ArenaTrialResult;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaTally.ArenaCourse;
import dev.orebound.lab.arena.survey.ArenaTally.ArenaCourse.TrialPlace;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.figure.SurveyFindings;
import dev.orebound.lab.figure.TextTable;
import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.lab.world.WorldFactory;
import dev.orebound.world.event.EventType;
import dev.orebound.world.state.RoomApproach;
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
    private final ArenaTally tally = new ArenaTally();
    private final long firstSeed;
    private final int floors;
    private final double seconds;
    private int floorsDone;

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
        seconds = OrderedWorkers.runFirstAlone(
                floors, threads, number -> worlds.playUsualFloor(firstSeed + number, this::tryAll), results -> {
                    results.forEach(tally::add);
                    done.accept(++floorsDone);
                });
    }

    /** Returns the result of every trap room of a floor. */
    private List<ArenaTrialResult> tryAll(Floor floor) {
        return casesOn(floor, floor.request().seed().value()).stream()
                .map(each -> ArenaTrial.of(worlds, each))
                .toList();
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

    /** Returns the figures. */
    ArenaTally tally() {
        return tally;
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

    /** Returns the content of the floors that were tried. */
    Content content() {
        return content;
    }

    /** Returns one line of JSON, ended by a line feed; {@code docs/formats.md} names the keys that are promised. */
    @Override
    public String json() {
        JsonText json = new JsonText().beginObject();
        writeCounts(json, tally.all);
        json.number("seconds", seconds);
        writeMeans(json, tally.all);
        json.groups("by_kind", tally.byKind, group -> writeGroup(json, group));
        json.groups("by_scheme", tally.byScheme, group -> writeGroup(json, group));
        json.groups("by_depth", tally.byDepth, group -> writeGroup(json, group));
        json.texts("softlocks", complaints());
        json.texts(
                "watchdogs",
                tally.watchdogs().stream().map(ArenaTrialResult::line).toList());
        return json.endObject().line();
    }

    private static void writeGroup(JsonText json, TrialGroup group) {
        writeCounts(json, group);
        writeMeans(json, group);
    }

    private static void writeCounts(JsonText json, TrialGroup group) {
        json.number("sprung", group.sprung);
        json.number("cleared", group.ended(TrialEnding.CLEARED));
        json.number("refused", group.ended(TrialEnding.REFUSED));
        json.number("lost", group.ended(TrialEnding.LOST));
        json.number("watchdog", group.ended(TrialEnding.WATCHDOG));
        json.number("softlocked", group.ended(TrialEnding.SOFTLOCKED));
        json.number("broken", group.ended(TrialEnding.BROKEN));
        json.number("trials", group.trials);
    }

    private static void writeMeans(JsonText json, TrialGroup group) {
        json.number("sealed_seconds_mean", group.seconds.mean());
        json.number("sealed_seconds_p99", group.seconds.percentile(99));
        json.number("sealed_seconds_most", group.seconds.most());
        json.number("waves_mean", group.waves.mean());
        json.number("damage_mean", group.damage.mean());
        json.key("events").beginObject();
        for (EventType type : EventType.values()) {
            json.number(type.id(), group.happened(type));
        }
        json.endObject();
    }

    /** Returns a table for people, each line ended by a line feed. */
    @Override
    public String table() {
        TextTable table = new TextTable();
        table.line(
                "%d arenas sprung, %d softlocked, %d opened by the watchdog, %.1f seconds",
                tally.all.sprung,
                tally.all.ended(TrialEnding.SOFTLOCKED),
                tally.all.ended(TrialEnding.WATCHDOG),
                seconds);
        addGroups(table, "arena", tally.byKind);
        addGroups(table, "scheme", tally.byScheme);
        addGroups(table, "depth", tally.byDepth);
        tally.softlocks().forEach(result -> addTrial(table, "softlocks", result));
        tally.watchdogs().forEach(result -> addTrial(table, "opened by the watchdog", result));
        return table.text();
    }

    private static void addGroups(TextTable table, String name, Map<?, TrialGroup> groups) {
        table.line("");
        table.line(
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
        groups.forEach((key, group) -> table.line(
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

    /** Adds what was wrong, with a picture of the room. */
    private static void addTrial(TextTable table, String name, ArenaTrialResult result) {
        table.line("");
        table.line("%s: %s", name, result.tried());
        table.line("tick %d: %s", result.ticks(), String.valueOf(result.fault()).strip());
    }

    /**
     * A trap room that was tried, generated and tried once more. Both give the same result every time, so nothing needs to be
     * kept.
     *
     * @param result what came of it
     * @param entrance where the party stood at first
     */
    record TypicalRoom(ArenaTrialResult result, int entrance) {
        static TypicalRoom of(TrialPlace place, WorldFactory worlds) {
            Floor floor = new FloorGenerator(worlds.content()).generate(place.floor());
            Room room = floor.roomWithId(place.room());
            ArenaTrialCase tried =
                    new ArenaTrialCase(floor, room, place.scheme(), place.isMortal(), place.companions());
            return new TypicalRoom(
                    ArenaTrial.of(worlds, tried), new RoomApproach(floor, worlds.content()).before(room));
        }

        Floor floor() {
            return result.tried().floor();
        }

        Room room() {
            return result.tried().room();
        }
    }
}
