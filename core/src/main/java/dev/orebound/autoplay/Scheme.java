package dev.orebound.autoplay;

import dev.orebound.chance.RandomStream;
import java.util.function.Function;

/**
 * A kind of mischief.
 *
 * @param id the word for it in figures
 * @param saving when the game is saved and loaded again
 * @param anew begins it from the beginning; what it leaves to chance comes from the stream
 */
public record Scheme(String id, Saving saving, Function<RandomStream, Mischief> anew) {
    /** When the game is saved, and gone on with from there. */
    enum Saving {
        NEVER,
        /** Whenever the arena comes into another state, and midway through closing. */
        IN_EVERY_STATE,
        /** At any moment. */
        ANY_TIME
    }

    Scheme(String id, Function<RandomStream, Mischief> anew) {
        this(id, Saving.NEVER, anew);
    }
}
