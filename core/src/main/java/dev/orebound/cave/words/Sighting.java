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
 */
public record Sighting(
        String name, int count, int nearest, @Nullable Compass towards, int cells) {}
