package dev.orebound.world.state;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;

/** A system that knows a family in the order of its births. */
public abstract class FamilySystem extends EntitySystem {
    private final SpawnOrder order;

    protected FamilySystem(Family family) {
        order = new SpawnOrder(family);
    }

    @Override
    public void addedToEngine(Engine engine) {
        order.follow(engine);
    }

    /** The family, oldest first. Who is born or dies within a system joins or leaves after it. */
    protected final ImmutableArray<Entity> entities() {
        return order.entities();
    }

    /** The spawn id of one of the family, at the index of {@link #entities}. */
    protected final long spawnId(int index) {
        return order.spawnId(index);
    }

    /** Counts who joined and who left. */
    protected final int changes() {
        return order.changes();
    }

    /** A component of all of the family, at the indices of {@link #entities}; to be asked for in the constructor. */
    protected final <T extends Component> ComponentArray<T> column(Class<T> type) {
        return order.column(type);
    }
}
