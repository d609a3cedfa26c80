package dev.orebound.cave.floor;

/**
 * Ore that stands on a floor cell and can be mined.
 *
 * @param at its cell
 * @param ore the id of its ore
 * @param vein the id of its vein
 * @param distance from the vein's border
 */
public record OreSpot(int at, String ore, int vein, int distance) {}
