package dev.orebound.cave.words;

import dev.orebound.content.terrain.LightSource;
import org.jspecify.annotations.Nullable;

/**
 * Something that lies or stands on a floor and has a name.
 *
 * @param sort its sort, which decides its place in a description
 * @param name in the player's language, without an article
 * @param cell on which it is
 * @param light that it gives, or null
 */
public record DescribedThing(
        ThingSort sort, String name, int cell, @Nullable LightSource light) {
    /** Sorts of thing, in the order in which they are told. */
    public enum ThingSort {
        /** A monster or the player: told apart from things. */
        CREATURE,
        EXIT,
        CHEST,
        FIXTURE,
        ITEM,
        ORE,
        /** Ground that cannot be walked, or burns on a wall: told once for any number of cells. */
        GROUND
    }
}
