package dev.orebound.world.gift;

/**
 * A scroll that raises a brew.
 *
 * @param brew index into the content's brews
 * @param level of the brew after reading
 */
public record BrewScroll(int brew, int level) {}
