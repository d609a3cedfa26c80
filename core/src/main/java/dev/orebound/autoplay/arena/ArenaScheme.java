package dev.orebound.autoplay.arena;

import dev.orebound.chance.RandomStream;
import java.util.function.Function;

/**
 * A kind of mischief.
 *
 * @param id the word for it in figures
 * @param saving when the game is saved and loaded again
 * @param anew begins it from the beginning; what it leaves to chance comes from the stream
 */
public record ArenaScheme(String id, Saving saving, Function<RandomStream, ArenaMischief> anew) {
    /** When the game is saved, and gone on with from there. */
    enum Saving {
        NEVER,
        /** Whenever the arena comes into another state, and midway through closing. */
        IN_EVERY_STATE,
        /** At any moment. */
        ANY_TIME
    }

    ArenaScheme(String id, Function<RandomStream, ArenaMischief> anew) {
        this(id, Saving.NEVER, anew);
    }
}
