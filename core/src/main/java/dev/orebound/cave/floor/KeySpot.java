package dev.orebound.cave.floor;

/**
 * A key and the place where it lies first.
 *
 * @param id its number on the floor, from 1
 * @param at its cell; of a carried key that of the leader who carries it
 * @param lock the number of its lock
 * @param carrier the number of the horde whose leader carries it, or {@link VignetteSpot#NO_HORDE}
 */
public record KeySpot(int id, int at, int lock, int carrier) {}
