package dev.orebound.cave;

/**
 * A room whose doors shut behind whoever steps in.
 *
 * @param room its id
 * @param arena the id of the arena kind that springs there
 */
record Trap(int room, String arena) {}
