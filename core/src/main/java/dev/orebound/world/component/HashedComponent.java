package dev.orebound.world.component;

import com.badlogic.ashley.core.Component;
import com.badlogic.gdx.utils.Pool.Poolable;
import dev.orebound.chance.Hash64;

/** A component of the world: pooled data that is hashed completely. */
public interface HashedComponent extends Component, Poolable {
    /** Adds every field to a hash, in a fixed order. */
    void addTo(Hash64 hash);
}
