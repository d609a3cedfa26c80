package dev.orebound.cave.floor;

/**
 * A way down.
 *
 * @param at its cell
 * @param to the node that it leads to
 */
public record Exit(int at, String to) {}
