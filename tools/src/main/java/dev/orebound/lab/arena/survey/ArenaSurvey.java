package dev.orebound.lab.arena.survey;

import dev.orebound.autoplay.arena.ArenaScheme;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.lab.arena.ArenaTrial;
import dev.orebound.lab.arena.ArenaTrialCase;
import dev.orebound.lab.arena.ArenaTrialResult;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaCourse.TrialPlace;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import dev.orebound.lab.arena.survey.ArenaTally.WrongTrial;
import dev.orebound.lab.figure.Figures;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
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
 * <p>Floors are tried on several threads and added up in order, so that all figures except the times are the same on
 * every machine.
 */
public final class ArenaSurvey extends Figures {
    /**
     * Larger than the number of trap rooms of most floors, so that each floor goes on where the last one's schemes
     * ended.
     */
    private static final int ROOMS_A_FLOOR = 4;

    private static final int COMPANIES = 3;

    private final ArenaTally tally = part("trials", new ArenaTally());
    private final Label firstSeed = part("first_seed", new Label());
    private final Sum floors = part("floors", new Sum());

    /** Creates the figures of no trials. */
    public ArenaSurvey() {}

    /**
     * Tries the leftmost floor of a depth in each run, at the depth that {@link FloorSurvey#usualDepths} says.
     *
     * @param firstSeed the seed of the first run; the others follow one by one
     * @param floors how many, at least 1
     * @param threads that work side by side, at least 1
     * @param done is told now and then how many floors are done
     */
    public ArenaSurvey(Content content, long firstSeed, int floors, int threads, IntConsumer done) {
        this.firstSeed.set(Long.toString(firstSeed));
        WorldFactory worlds = new WorldFactory(content);
        addSeconds(OrderedWorkers.runFirstAlone(
                floors,
                threads,
                number -> worlds.playUsualFloor(firstSeed + number, floor -> tryAll(worlds, floor)),
                results -> {
                    results.forEach(tally::add);
                    this.floors.add(1);
                    done.accept((int) this.floors.value());
                }));
    }

    /** Returns the result of every trap room of a floor. */
    private static List<ArenaTrialResult> tryAll(WorldFactory worlds, Floor floor) {
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
        return Long.parseLong(firstSeed.text());
    }

    long floors() {
        return floors.value();
    }

    /** Returns every softlock, a line each: what was tried, and what was wrong. */
    @Override
    public List<String> brokenCases() {
        return tally.softlocks().stream().map(WrongTrial::line).toList();
    }

    @Override
    public String page(Assets assets, String version, String options) {
        return ArenaReport.html(this, assets, version, options);
    }

    @Override
    protected void print(JsonText json) {
        writeCounts(json, tally.all);
        json.number("seconds", seconds());
        writeMeans(json, tally.all);
        json.groups("by_kind", tally.byKind.all(), group -> writeGroup(json, group));
        json.groups("by_scheme", tally.byScheme.all(), group -> writeGroup(json, group));
        json.groups("by_depth", tally.byDepth.all(), group -> writeGroup(json, group));
        json.texts("softlocks", brokenCases());
        json.texts("watchdogs", tally.watchdogs().stream().map(WrongTrial::line).toList());
    }

    private static void writeGroup(JsonText json, TrialGroup group) {
        writeCounts(json, group);
        writeMeans(json, group);
    }

    private static void writeCounts(JsonText json, TrialGroup group) {
        json.number("sprung", group.sprung.value());
        json.number("cleared", group.ended(TrialEnding.CLEARED));
        json.number("refused", group.ended(TrialEnding.REFUSED));
        json.number("lost", group.ended(TrialEnding.LOST));
        json.number("watchdog", group.ended(TrialEnding.WATCHDOG));
        json.number("softlocked", group.ended(TrialEnding.SOFTLOCKED));
        json.number("broken", group.ended(TrialEnding.BROKEN));
        json.number("trials", group.trials.value());
    }

    private static void writeMeans(JsonText json, TrialGroup group) {
        json.number("sealed_seconds_mean", group.seconds.mean());
        json.number("sealed_seconds_p99", group.seconds.percentile(99));
        json.number("sealed_seconds_most", group.seconds.most());
        json.number("waves_mean", group.waves.mean());
        json.number("damage_mean", group.damage.mean());
        json.number("heap_share", group.heaps.share());
        json.number("heap_most_ticks", group.heaps.longestTicks());
        json.key("events").beginObject();
        for (EventType type : EventType.values()) {
            json.number(type.id(), group.happened(type));
        }
        json.endObject();
    }

    @Override
    protected void print(TextTable table) {
        table.line(
                "%d arenas sprung, %d softlocked, %d opened by the watchdog, %.1f seconds",
                tally.all.sprung.value(),
                tally.all.ended(TrialEnding.SOFTLOCKED),
                tally.all.ended(TrialEnding.WATCHDOG),
                seconds());
        table.line(
                "bodies stood in each other for more than a moment in %.3f %% of their time, for %d ticks at most",
                100 * tally.all.heaps.share(), tally.all.heaps.longestTicks());
        addGroups(table, "arena", tally.byKind.all());
        addGroups(table, "scheme", tally.byScheme.all());
        addGroups(table, "depth", tally.byDepth.all());
        tally.softlocks().forEach(trial -> addTrial(table, "softlocks", trial));
        tally.watchdogs().forEach(trial -> addTrial(table, "opened by the watchdog", trial));
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
                group.trials.value(),
                group.sprung.value(),
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
    private static void addTrial(TextTable table, String name, WrongTrial trial) {
        table.line("");
        table.line("%s: %s", name, trial.tried());
        table.line("tick %d: %s", trial.ticks(), trial.fault().strip());
    }

    /**
     * A trap room that was tried, generated and tried once more. Both give the same result every time, so nothing needs
     * to be kept.
     *
     * @param result what came of it
     * @param entrance where the party stood at first
     */
    record TypicalRoom(ArenaTrialResult result, int entrance) {
        static TypicalRoom of(TrialPlace place, WorldFactory worlds) {
            ArenaScheme scheme = ArenaScheme.ALL.stream()
                    .filter(each -> each.id().equals(place.scheme()))
                    .findFirst()
                    .orElseThrow();
            return worlds.playUsualFloor(place.seed(), floor -> {
                Room room = floor.roomWithId(place.room());
                ArenaTrialCase tried = new ArenaTrialCase(floor, room, scheme, place.isMortal(), place.companions());
                return new TypicalRoom(
                        ArenaTrial.of(worlds, tried), new RoomApproach(floor, worlds.content()).before(room));
            });
        }

        Floor floor() {
            return result.tried().floor();
        }

        Room room() {
            return result.tried().room();
        }
    }
}
