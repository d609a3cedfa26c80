package dev.orebound.cave.words;

import dev.orebound.content.terrain.LightSource;
import org.jspecify.annotations.Nullable;

/**
 * Something that lies or stands on a floor and has a name.
 *
 * @param sort what it counts as, and where in a description it is told
 * @param name in the player's language, without an article
 * @param cell where it is
 * @param light that it gives, or null
 */
public record DescribedThing(
        Sort sort, String name, int cell, @Nullable LightSource light) {
    /** Sorts of thing, in the order in which they are told. */
    public enum Sort {
        /** Somebody: told apart from what lies about. */
        CREATURE,
        EXIT,
        CHEST,
        FIXTURE,
        ITEM,
        ORE,
        /** What lies on the ground and keeps one off, or burns on a wall: told once, however many cells it has. */
        GROUND
    }
}
