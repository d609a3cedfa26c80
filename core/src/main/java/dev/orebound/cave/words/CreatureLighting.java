package dev.orebound.cave.words;

import org.jspecify.annotations.Nullable;

/**
 * The light that falls on a creature.
 *
 * @param source where it comes from
 * @param lamp the name of what gives it, or null unless the source is {@link Source#LAMP}
 */
public record CreatureLighting(Source source, @Nullable String lamp) {
    /** The sources of light, as descriptions name them. */
    public enum Source {
        /** Something that lies, stands or burns on the floor. */
        LAMP,
        /** The light that the one who looks carries. */
        CARRIED,
        /** Nothing: it is dark there. */
        NONE
    }
}
