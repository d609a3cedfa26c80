package dev.orebound.lab.horde;

import dev.orebound.autoplay.walk.WalkingPlayer.Temper;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.lab.figure.Figures;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.figure.TextTable;
import dev.orebound.lab.horde.HordeTrialTally.BrokenRule;
import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.lab.world.WorldFactory;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.state.TickClock;
import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;

/**
 * The command {@code hordes}: lets a player walk about one floor of each of many runs for minutes, and reports how its
 * inhabitants fared.
 *
 * <p>Floors are played on several threads and added up in order, so that all figures except the times are the same on
 * every machine.
 */
public final class HordeSurvey extends Figures {
    private static final int COMPANIES = 3;

    /** One player in so many has the usual health. */
    private static final int MORTALS = 4;

    private final HordeTrialTally tally = part("trials", new HordeTrialTally());

    /** Creates the figures of no floors. */
    public HordeSurvey() {}

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
        addSeconds(OrderedWorkers.runFirstAlone(
                floors,
                threads,
                number -> {
                    long seed = firstSeed + number;
                    return worlds.playUsualFloor(seed, floor -> HordeTrial.of(worlds, caseOf(floor, seed, ticks)));
                },
                result -> {
                    tally.add(result);
                    done.accept((int) tally.floors.value());
                }));
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

    /** Returns a line for every rule broken on a floor. */
    @Override
    public List<String> brokenCases() {
        return tally.brokenRules.all().stream().map(BrokenRule::line).toList();
    }

    /** Returns a line for every state that is too rare over many floors. */
    @Override
    public List<String> brokenShares() {
        return tally.missing();
    }

    @Override
    protected void print(JsonText json) {
        json.number("floors", tally.floors.value());
        json.number("broken", tally.broken.value());
        json.number("lives", tally.lives.value());
        json.number("ticks", tally.ticks.value());
        json.number("seconds", seconds());
        json.number("seen_percent_mean", tally.seenPercent.mean());
        json.text("hash", tally.hashes.ofAll());
        json.numbers("promises", tally.faults.all());
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
        json.texts("hashes", tally.hashes.texts());
        json.texts("complaints", complaints());
    }

    @Override
    protected void print(TextTable table) {
        double seconds = seconds();
        table.line(
                "%d floors, %d lives, %d ticks, %d floors broken, %.1f seconds, %.1f microseconds a tick",
                tally.floors.value(),
                tally.lives.value(),
                tally.ticks.value(),
                tally.broken.value(),
                seconds,
                seconds * 1e6 / Math.max(1, tally.ticks.value()));
        table.line("hash %s, seen of a floor %.0f %%", tally.hashes.ofAll(), tally.seenPercent.mean());
        table.line("");
        table.line("%-24s %8s", "promise", "broken");
        tally.faults.all().forEach((rule, floors) -> table.line("%-24s %8d", rule, floors));
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
        for (BrokenRule broken : tally.brokenRules.all()) {
            table.line("");
            table.line("%s", broken.line());
            table.lines(broken.picture());
        }
        tally.missing().forEach(missing -> table.line("\n%s", missing));
    }
}
