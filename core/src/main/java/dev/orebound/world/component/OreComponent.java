package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/**
 * One cell of a crystal of ore, which stands there and can be mined. It has no body and is found by its cell. The cells
 * of a crystal are struck as one and break together.
 */
public final class OreComponent implements HashedComponent {
    /** The cell that it stands on. */
    public int cell;

    /** Index into the content's ores. */
    public int ore;

    /** The id of its vein, or 0 if it grew during play. */
    public int vein;

    /** The lowest cell of its crystal. */
    public int crystal;

    /** The next cell of its crystal; they form a ring, from the lowest cell upwards and back. */
    public int next;

    /** The number of cells of its crystal. */
    public int cells = 1;

    /** Damage until the crystal breaks, the same at each of its cells. */
    public int health;

    @Override
    public void reset() {
        cell = 0;
        ore = 0;
        vein = 0;
        crystal = 0;
        next = 0;
        cells = 1;
        health = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) cell).add((long) ore).add((long) vein);
        hash.add((long) crystal).add((long) next).add((long) cells).add((long) health);
    }
}
