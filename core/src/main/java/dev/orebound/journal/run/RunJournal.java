package dev.orebound.journal.run;

import dev.orebound.world.intent.Intent;
import org.jspecify.annotations.Nullable;

/** Is told all that happens to the run that is played, and can say it again. */
public interface RunJournal {
    /** A tick of the run was played with this intent. */
    void played(Intent intent);

    /** The run's next floor was entered. */
    void entered();

    /**
     * The game broke; nothing of the run is played after.
     *
     * @param intent that of the tick that broke, or null if it broke while the next floor was made
     */
    void broke(@Nullable Intent intent, Throwable thrown);

    /** The run has come to its end. */
    void end();

    /** The run is broken off. */
    void breakOff();

    /** All of the run up to this very tick, as the bytes of a replay; nothing where no run is played or none can be told. */
    byte[] journal();
}
