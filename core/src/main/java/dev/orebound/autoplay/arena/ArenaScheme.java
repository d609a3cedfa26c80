package dev.orebound.autoplay.arena;

import dev.orebound.chance.RandomStream;
import java.util.function.Function;

/**
 * A named way to disturb an arena, with the list of all of them.
 *
 * @param id the word for it in reports
 * @param saving when the game is saved and loaded again
 * @param anew creates it from the beginning; all its chance comes from the stream
 */
public record ArenaScheme(String id, Saving saving, Function<RandomStream, ArenaMischief> anew) {
    /** Times at which the game is saved and continued from the save. */
    enum Saving {
        NEVER,
        /** Whenever the state of the arena changes, and in the middle of closing. */
        IN_EVERY_STATE,
        /** At random moments. */
        ANY_TIME
    }

    ArenaScheme(String id, Function<RandomStream, ArenaMischief> anew) {
        this(id, Saving.NEVER, anew);
    }
}
