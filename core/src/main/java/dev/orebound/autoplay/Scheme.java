package dev.orebound.autoplay;

import java.util.function.Supplier;

/**
 * A kind of mischief.
 *
 * @param id the word for it in figures
 * @param checkpoints whether the game is saved and loaded again in every state of the arena, and midway through closing
 * @param anew begins it from the beginning
 */
public record Scheme(String id, boolean checkpoints, Supplier<Mischief> anew) {
    Scheme(String id, Supplier<Mischief> anew) {
        this(id, false, anew);
    }
}
