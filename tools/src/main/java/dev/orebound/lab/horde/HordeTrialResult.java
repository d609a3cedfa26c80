package dev.orebound.lab.horde;

import dev.orebound.lab.world.Trial.BrokenRule;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import java.util.List;

/**
 * The result of a horde trial.
 *
 * @param tried what was looked at
 * @param lives how many players came in, one after another
 * @param ticks of all lives
 * @param hash of what all their worlds came to
 * @param seenPercent of the cells that one can walk to, how many the first of them saw in a hundred
 * @param happened how often each type of event came, by its number
 * @param stateSeconds for how many seconds of monsters each state was, by its number
 * @param faults what was broken, each promise once at most
 */
public record HordeTrialResult(
        HordeTrialCase tried,
        int lives,
        long ticks,
        long hash,
        int seenPercent,
        List<Integer> happened,
        List<Long> stateSeconds,
        List<BrokenHordeRule> faults) {
    public HordeTrialResult {
        happened = List.copyOf(happened);
        stateSeconds = List.copyOf(stateSeconds);
        faults = List.copyOf(faults);
    }

    public int happened(EventType type) {
        return happened.get(type.ordinal());
    }

    public long stateSeconds(MindState state) {
        return stateSeconds.get(state.ordinal());
    }

    /** Returns what was broken, a line each, without the pictures. */
    public List<String> lines() {
        return faults.stream()
                .map(fault -> tried + ", life " + fault.broken().world() + ", tick "
                        + fault.broken().tick() + ", " + fault.rule() + ": "
                        + fault.broken().what())
                .toList();
    }

    /**
     * A rule that was broken on a floor; its worlds are the lives of the players who came in one after another.
     *
     * @param picture of the place, each line ended by a line feed
     */
    public record BrokenHordeRule(BrokenRule broken, String picture) {
        String rule() {
            return broken.rule();
        }
    }
}
