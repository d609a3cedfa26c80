package dev.orebound.world.component;

import com.badlogic.ashley.core.Component;
import com.badlogic.gdx.utils.Pool.Poolable;

/** Who an entity is: every entity has one. Entities are visited and hashed in the order of their spawn ids. */
public final class SpawnComponent implements Component, Poolable {
    /** From 1, in the order of birth on this floor. */
    public long spawnId;

    /** The tick of its birth. */
    public long bornTick;

    @Override
    public void reset() {
        spawnId = 0;
        bornTick = 0;
    }
}
