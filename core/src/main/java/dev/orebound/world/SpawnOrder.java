package dev.orebound.world;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntityListener;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.utils.Array;
import dev.orebound.world.component.SpawnComponent;

/**
 * A family's entities in the order of their births. Ashley's own arrays are ordered by history: a removal puts the last
 * entity in the gap. Entities join here at the end, since spawn ids only rise, and leave without disturbing the rest.
 */
public final class SpawnOrder implements EntityListener {
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final Array<Entity> entities = new Array<>(true, 64, Entity[]::new);
    private final ImmutableArray<Entity> readOnly = new ImmutableArray<>(entities);

    public SpawnOrder(Engine engine, Family family) {
        for (Entity entity : engine.getEntitiesFor(family)) {
            entityAdded(entity);
        }
        engine.addEntityListener(family, this);
    }

    /** The entities, oldest first. */
    public ImmutableArray<Entity> entities() {
        return readOnly;
    }

    @Override
    public void entityAdded(Entity entity) {
        int at = entities.size;
        long spawnId = spawns.get(entity).spawnId;
        while (at > 0 && spawns.get(entities.get(at - 1)).spawnId > spawnId) {
            at--;
        }
        entities.insert(at, entity);
    }

    @Override
    public void entityRemoved(Entity entity) {
        entities.removeValue(entity, true);
    }
}
