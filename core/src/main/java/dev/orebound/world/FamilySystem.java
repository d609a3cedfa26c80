package dev.orebound.world;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import org.jspecify.annotations.Nullable;

/** A system that knows a family in the order of its births. */
public abstract class FamilySystem extends EntitySystem {
    private final Family family;
    private @Nullable SpawnOrder order;

    protected FamilySystem(Family family) {
        this.family = family;
    }

    @Override
    public final void addedToEngine(Engine engine) {
        order = new SpawnOrder(engine, family);
    }

    /** The family, oldest first. Who is born or dies within a system joins or leaves after it. */
    protected final ImmutableArray<Entity> entities() {
        if (order == null) {
            throw new IllegalStateException(getClass().getSimpleName() + " was not added to an engine");
        }
        return order.entities();
    }
}
