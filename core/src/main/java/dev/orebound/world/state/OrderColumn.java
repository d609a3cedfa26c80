package dev.orebound.world.state;

import com.badlogic.ashley.core.Entity;

/** Follows the entities of an order of births, at the same indices. */
public interface OrderColumn {
    /** Makes room for an entity that joins at an index; later ones move up. */
    void insert(int index, Entity entity);

    /** Removes what belongs to the entity at an index; later ones move down. */
    void remove(int index);
}
