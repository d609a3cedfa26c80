package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** Ore that stands on a cell and can be mined. It has no body and is found by its cell. */
public final class OreComponent implements HashedComponent {
    /** The cell that it stands on. */
    public int cell;

    /** Index into the content's ores. */
    public int ore;

    /** The id of its vein, or 0 if it grew during play. */
    public int vein;

    /** Damage until it breaks. */
    public int health;

    @Override
    public void reset() {
        cell = 0;
        ore = 0;
        vein = 0;
        health = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) cell).add((long) ore).add((long) vein).add((long) health);
    }
}
