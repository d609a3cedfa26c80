package dev.orebound.cave.words;

import org.jspecify.annotations.Nullable;

/**
 * Things of one name near a place.
 *
 * @param name of each
 * @param count how many there are, 1 or more
 * @param nearest the cell of the nearest
 * @param towards in which direction that lies, or null where it is the place itself
 * @param cells how far off, diagonals counted as one
 * @param site what the nearest stands on or beside, or null where that says nothing; only of creatures
 * @param lighting what light falls on the nearest; only of creatures, else null
 */
public record NearbyThings(
        String name,
        int count,
        int nearest,
        @Nullable CompassDirection towards,
        int cells,
        @Nullable Landmark site,
        @Nullable CreatureLighting lighting) {

    /** A sighting of which nothing is said but how far off it is. */
    public NearbyThings(String name, int count, int nearest, @Nullable CompassDirection towards, int cells) {
        this(name, count, nearest, towards, cells, null, null);
    }
}
