package dev.orebound.world;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import org.jspecify.annotations.Nullable;

/** A system that visits its family oldest first, every tick, whatever was added and removed before. */
public abstract class InSpawnOrderSystem extends EntitySystem {
    private final Family family;
    private @Nullable SpawnOrder order;

    protected InSpawnOrderSystem(Family family) {
        this.family = family;
    }

    @Override
    public final void addedToEngine(Engine engine) {
        order = new SpawnOrder(engine, family);
    }

    @Override
    public final void update(float seconds) {
        ImmutableArray<Entity> entities = entities();
        beforeAll();
        for (int i = 0; i < entities.size(); i++) {
            step(entities.get(i));
        }
        afterAll();
    }

    /** One tick of one entity. */
    protected abstract void step(Entity entity);

    /** What is to be done once, before any entity's step. */
    protected void beforeAll() {}

    /** What is to be done once, after every entity's step. */
    protected void afterAll() {}

    /** The family, oldest first. */
    protected final ImmutableArray<Entity> entities() {
        if (order == null) {
            throw new IllegalStateException(getClass().getSimpleName() + " was not added to an engine");
        }
        return order.entities();
    }
}
