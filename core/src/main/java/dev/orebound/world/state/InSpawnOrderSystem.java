package dev.orebound.world.state;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;

/** A system that visits its family oldest first, every tick, whatever was added and removed before. */
public abstract class InSpawnOrderSystem extends FamilySystem {
    protected InSpawnOrderSystem(Family family) {
        super(family);
    }

    @Override
    public final void update(float seconds) {
        ImmutableArray<Entity> entities = entities();
        for (int i = 0; i < entities.size(); i++) {
            step(entities.get(i));
        }
        afterAll();
    }

    /** One tick of one entity. */
    protected abstract void step(Entity entity);

    /** What is to be done once, after every entity's step. */
    protected void afterAll() {}
}
