package dev.orebound.lab.horde;

import dev.orebound.lab.figure.FigureGroup;
import dev.orebound.lab.figure.FigureRows;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.horde.HordeTrialResult.BrokenHordeRule;
import dev.orebound.lab.horde.HordeTrialTally.BrokenRule;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The figures of horde trials on many floors. */
final class HordeTrialTally extends FigureGroup {
    /** From so many floors on, every state must have been seen. */
    private static final int MANY_FLOORS = 100;

    /** On how many floors in a hundred a state must be seen at least. */
    private static final int FEWEST_PERCENT = 5;

    private final Counts happened = part("happened", new Counts());
    private final Counts floorsWith = part("floors_with", new Counts());
    private final Counts stateSeconds = part("state_seconds", new Counts());
    private final Counts floorsInState = part("floors_in_state", new Counts());
    /** On how many floors each rule was broken, by its id. */
    final Counts faults = part("faults", new Counts());
    /** The number of floors on which a rule was broken, and each such rule in the order of the seeds. */
    final Sum broken = part("broken", new Sum());

    final FigureRows<BrokenRule> brokenRules = part("broken_rules", new FigureRows<>(BrokenRule.class));
    /** The hash of each floor, in the order of the seeds. */
    final Hashes hashes = part("hashes", new Hashes());
    /** The percentage of a floor that the first player saw. */
    final IntHistogram seenPercent = part("seen_percent", new IntHistogram());

    final Sum floors = part("floors", new Sum());
    /** The number of players that came in. */
    final Sum lives = part("lives", new Sum());

    final Sum ticks = part("ticks", new Sum());

    /** A rule that was broken on a floor, in words and as a picture. */
    record BrokenRule(String line, String picture) {}

    HordeTrialTally() {
        HordeTrialRules.ids().forEach(rule -> faults.add(rule, 0));
    }

    void add(HordeTrialResult result) {
        floors.add(1);
        lives.add(result.lives());
        ticks.add(result.ticks());
        hashes.add(result.hash());
        seenPercent.add(result.seenPercent());
        for (EventType type : EventType.values()) {
            happened.add(type.id(), result.happened(type));
            floorsWith.add(type.id(), result.happened(type) > 0 ? 1 : 0);
        }
        for (MindState state : MindState.values()) {
            stateSeconds.add(state.name(), result.stateSeconds(state));
            floorsInState.add(state.name(), result.stateSeconds(state) > 0 ? 1 : 0);
        }
        broken.addIf(!result.faults().isEmpty());
        for (int i = 0; i < result.faults().size(); i++) {
            BrokenHordeRule fault = result.faults().get(i);
            faults.add(fault.rule());
            brokenRules.add(new BrokenRule(result.lines().get(i), fault.picture()));
        }
    }

    long happened(EventType type) {
        return happened.of(type.id());
    }

    /** Returns on how many floors it happened. */
    long floorsWith(EventType type) {
        return floorsWith.of(type.id());
    }

    long stateSeconds(MindState state) {
        return stateSeconds.of(state.name());
    }

    /** Returns on how many floors a monster was in a state. */
    long floorsInState(MindState state) {
        return floorsInState.of(state.name());
    }

    /** Returns states that were too rare, a line each; only many floors can tell. */
    List<String> missing() {
        List<String> missing = new ArrayList<>();
        for (MindState state : MindState.values()) {
            long percent = 100 * floorsInState(state) / Math.max(1, floors.value());
            if (floors.value() >= MANY_FLOORS && percent < FEWEST_PERCENT) {
                missing.add(String.format(
                        Locale.ROOT,
                        "over %d floors, somebody was %s on %d %% of them; at least %d %% are meant",
                        floors.value(),
                        state.name().toLowerCase(Locale.ROOT),
                        percent,
                        FEWEST_PERCENT));
            }
        }
        return missing;
    }
}
