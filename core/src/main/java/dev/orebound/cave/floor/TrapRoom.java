package dev.orebound.cave.floor;

/**
 * A room whose doors shut behind a player who steps in.
 *
 * @param room its id
 * @param arena the id of the arena kind that springs there
 */
public record TrapRoom(int room, String arena) {}
