package dev.orebound.world.state;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;

/** A system that visits the entities of a family in the order of their spawn ids. */
public abstract class FamilySystem extends EntitySystem {
    private final SpawnOrder order;

    protected FamilySystem(Family family) {
        order = new SpawnOrder(family);
    }

    @Override
    public void addedToEngine(Engine engine) {
        order.follow(engine);
    }

    /** Returns the family, oldest first. Entities created or removed within a system join or leave after it. */
    protected final ImmutableArray<Entity> entities() {
        return order.entities();
    }

    /** Returns the spawn id of the entity at an index of {@link #entities}. */
    protected final long spawnId(int index) {
        return order.spawnId(index);
    }

    /** Returns a number that rises whenever an entity joins or leaves. */
    protected final int changes() {
        return order.changes();
    }

    /** Returns a component of all entities, at the indices of {@link #entities}; to be called in the constructor. */
    protected final <T extends Component> ComponentArray<T> column(Class<T> type) {
        return order.column(type);
    }
}
