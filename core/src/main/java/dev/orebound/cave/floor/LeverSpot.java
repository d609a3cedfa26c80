package dev.orebound.cave.floor;

/**
 * A lever.
 *
 * @param id its number on the floor, from 1
 * @param at its cell, which is solid
 * @param lock the number of the lock that it opens
 */
public record LeverSpot(int id, int at, int lock) {}
