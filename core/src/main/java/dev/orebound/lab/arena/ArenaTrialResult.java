package dev.orebound.lab.arena;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of a trial.
 *
 * @param tried what was tried
 * @param ending how it ended
 * @param isSprung whether the doors ever began to shut
 * @param ticks that were played
 * @param sealedTicks for which the doors were shut
 * @param waves that were beaten
 * @param slain monsters of the arena that died
 * @param damage that the player took
 * @param happened how often each type of event came, by its number
 * @param log how it went
 * @param fault what was wrong, in words with the tick and a picture of the room; null unless softlocked, or opened by the
 *     watchdog
 */
public record ArenaTrialResult(
        ArenaTrialCase tried,
        TrialEnding ending,
        boolean isSprung,
        int ticks,
        int sealedTicks,
        int waves,
        int slain,
        int damage,
        List<Integer> happened,
        ArenaTrialLog log,
        @Nullable String fault) {
    public ArenaTrialResult {
        happened = List.copyOf(happened);
    }

    /** What to tell whoever wants to see it again: one line, without the picture. */
    public String line() {
        return tried + ", tick " + ticks + ": "
                + (fault == null ? ending.id() : fault.lines().findFirst().orElse(""));
    }
}
