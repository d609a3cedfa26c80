package dev.orebound.cave.words;

import org.jspecify.annotations.Nullable;

/**
 * Things of one name near a place.
 *
 * @param name of each
 * @param count how many there are, 1 or more
 * @param nearest the cell of the nearest
 * @param towards the direction of that cell, or null if it is the place itself
 * @param cells the distance, diagonals counted as one
 * @param site the landmark that the nearest stands on or beside, or null if there is none; only of creatures
 * @param lighting the light that falls on the nearest; null for things
 */
public record NearbyThings(
        String name,
        int count,
        int nearest,
        @Nullable CompassDirection towards,
        int cells,
        @Nullable Landmark site,
        @Nullable CreatureLighting lighting) {

    /** Creates a sighting with neither landmark nor light. */
    public NearbyThings(String name, int count, int nearest, @Nullable CompassDirection towards, int cells) {
        this(name, count, nearest, towards, cells, null, null);
    }

    /**
     * The light that falls on a creature.
     *
     * @param source its source
     * @param lamp the name of the thing that gives it, or null unless the source is {@link Source#LAMP}
     */
    public record CreatureLighting(Source source, @Nullable String lamp) {}

    /** The sources of light, as descriptions name them. */
    public enum Source {
        /** Something that lies, stands or burns on the floor. */
        LAMP,
        /** The light that the viewer carries. */
        CARRIED,
        /** Nothing: it is dark there. */
        NONE
    }
}
