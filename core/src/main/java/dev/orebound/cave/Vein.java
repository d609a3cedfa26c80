package dev.orebound.cave;

/**
 * A body of ore in the rock and under the floor.
 *
 * @param id from 1, as in the layer {@code vein}
 * @param ore the id of its ore
 * @param cells how many it has on this floor
 */
public record Vein(int id, String ore, int cells) {}
