package dev.orebound.world.component;

import com.badlogic.ashley.core.Component;
import com.badlogic.gdx.utils.Pool.Poolable;
import dev.orebound.chance.Hash64;

/** What every component of the world is: data that is used again, all of which counts in the world's hash. */
public interface HashedComponent extends Component, Poolable {
    /** Adds every field, in a fixed order. */
    void addTo(Hash64 hash);
}
