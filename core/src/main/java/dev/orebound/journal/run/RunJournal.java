package dev.orebound.journal.run;

import dev.orebound.world.intent.Intent;
import org.jspecify.annotations.Nullable;

/** Records everything that happens to the current run. */
public interface RunJournal {
    /** Records that a tick was played with an intent. */
    void played(Intent intent);

    /** Records that the run's next floor was entered. */
    void entered();

    /**
     * Records that the game broke, after which the run is not played any more.
     *
     * @param intent intent of the failed tick, or null if it broke while the next floor was made
     */
    void broke(@Nullable Intent intent, Throwable thrown);

    /** Records that the run has ended. */
    void end();

    /** Breaks off the run. */
    void breakOff();

    /** Returns the run up to the current tick as the bytes of a replay; empty if there is none. */
    byte[] journal();
}
