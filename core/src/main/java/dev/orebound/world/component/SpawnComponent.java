package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** The identity of an entity; every entity has one. Entities are visited and hashed in the order of their spawn ids. */
public final class SpawnComponent implements HashedComponent {
    /** From 1, in the order of birth on this floor. */
    public long spawnId;

    /** The tick of its birth. */
    public long bornTick;

    @Override
    public void reset() {
        spawnId = 0;
        bornTick = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add(spawnId).add(bornTick);
    }
}
