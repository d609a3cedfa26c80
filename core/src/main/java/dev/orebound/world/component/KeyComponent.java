package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** The key of a lock. It has no body; while it lies on the floor, it is found by its cell. */
public final class KeyComponent implements HashedComponent {
    /** Its number among the floor's keys, from 0. */
    public int number;

    /** The number of its lock, from 0. */
    public int lock;

    /** The cell on which it lies, or on which its carrier was last. */
    public int cell;

    /** The number of the vignette in which it lay first, from 0, or -1. */
    public int vignette = -1;

    /** The place where it is. */
    public KeyState state = KeyState.LYING;

    /** The spawn id of the monster that carries it, or 0. */
    public long carrierSpawnId;

    @Override
    public void reset() {
        number = 0;
        lock = 0;
        cell = 0;
        vignette = -1;
        state = KeyState.LYING;
        carrierSpawnId = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) number).add((long) lock).add((long) cell).add((long) vignette);
        hash.add((long) state.ordinal()).add(carrierSpawnId);
    }
}
