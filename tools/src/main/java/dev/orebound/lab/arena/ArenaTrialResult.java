package dev.orebound.lab.arena;

import dev.orebound.lab.world.HeapWatch.HeapFigures;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The result of a trial.
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
 * @param heaps of bodies that stood in each other
 * @param fault what was wrong, in words with the tick and a picture of the room; null unless softlocked, or opened by
 *     the watchdog
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
        HeapFigures heaps,
        @Nullable String fault) {
    public ArenaTrialResult {
        happened = List.copyOf(happened);
    }

    /** Returns one line that lets a reader repeat the trial, without the picture. */
    public String line() {
        return tried + ", tick " + ticks + ": "
                + (fault == null ? ending.id() : fault.lines().findFirst().orElse(""));
    }

    /** The ending of a trial. */
    public enum TrialEnding {
        /** The arena's goal was reached, and the player walked out. */
        CLEARED,
        /** The player never came to be shut in: left in time, or did not spring it. */
        REFUSED,
        /** The player died, or the ward fell. */
        LOST,
        /** The doors opened because the player was outside. */
        BROKEN,
        /** The doors opened because nothing went forward, though the player fought. */
        WATCHDOG,
        /** Something that is promised was broken, or there was no way to come out. */
        SOFTLOCKED;

        /** Returns the word for it in figures. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
