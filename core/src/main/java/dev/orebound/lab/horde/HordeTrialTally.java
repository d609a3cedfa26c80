package dev.orebound.lab.horde;

import dev.orebound.chance.Hash64;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.horde.HordeTrialResult.BrokenHordeRule;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The figures of horde trials on many floors. */
final class HordeTrialTally {
    /** From so many floors on, every state must have been seen. */
    private static final int MANY_FLOORS = 100;

    /** On how many floors in a hundred a state must be seen at least. */
    private static final int FEWEST_PERCENT = 5;

    private final long[] happened = new long[EventType.values().length];
    private final long[] floorsWith = new long[EventType.values().length];
    private final long[] stateSeconds = new long[MindState.values().length];
    private final long[] floorsInState = new long[MindState.values().length];
    private final Map<String, Integer> faults = new TreeMap<>();
    private final List<HordeTrialResult> broken = new ArrayList<>();
    private final List<Long> hashes = new ArrayList<>();
    private final IntHistogram seenPercent = new IntHistogram();
    private final Hash64 hash = new Hash64(0);
    private long floors;
    private long lives;
    private long ticks;

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

    long floors() {
        return floors;
    }

    /** Returns how many players came in. */
    long lives() {
        return lives;
    }

    long ticks() {
        return ticks;
    }

    /** Returns one hash of all worlds, which is equal if all of them are. */
    long hash() {
        return hash.value();
    }

    /** Returns the hash of each floor, in the order of the seeds. */
    List<Long> hashes() {
        return hashes;
    }

    /** Returns how many percent of a floor the first player saw. */
    IntHistogram seenPercent() {
        return seenPercent;
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

    /** Returns on how many floors each rule was broken, by its id. */
    Map<String, Integer> faults() {
        return faults;
    }

    /** Returns the floors on which a rule was broken, in the order of their seeds. */
    List<HordeTrialResult> broken() {
        return broken;
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
