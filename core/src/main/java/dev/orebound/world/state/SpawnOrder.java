package dev.orebound.world.state;

import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntityListener;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.utils.Array;
import com.badlogic.gdx.utils.LongArray;
import dev.orebound.world.component.SpawnComponent;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps the entities of a family in the order of their spawn ids. Ashley's own arrays depend on history: a removal puts
 * the last entity into the gap. Here entities join at the end, since spawn ids only rise, and leave without disturbing
 * the rest.
 */
public final class SpawnOrder implements EntityListener {
    private final Family family;
    private final Array<Entity> entities = new Array<>(true, 64, Entity[]::new);
    private final LongArray ids = new LongArray(true, 64);
    private final ImmutableArray<Entity> readOnly = new ImmutableArray<>(entities);
    private final List<OrderColumn> columns = new ArrayList<>();
    private int changes;

    /** Creates the order of a family, which is empty until it {@link #follow follows} an engine. */
    public SpawnOrder(Family family) {
        this.family = family;
    }

    public SpawnOrder(Engine engine, Family family) {
        this(family);
        follow(engine);
    }

    /** Adds the entities of the family that are in an engine or join it later. Must be called once. */
    public void follow(Engine engine) {
        for (Entity entity : engine.getEntitiesFor(family)) {
            entityAdded(entity);
        }
        engine.addEntityListener(family, this);
    }

    /** Returns the entities, oldest first. */
    public ImmutableArray<Entity> entities() {
        return readOnly;
    }

    /** Returns the spawn id of the entity at an index; spawn ids rise with the index. */
    public long spawnId(int index) {
        return ids.get(index);
    }

    /** Returns a number that rises whenever an entity joins or leaves. */
    int changes() {
        return changes;
    }

    /** Returns the number of entities. */
    public int size() {
        return entities.size;
    }

    /**
     * Creates an array with a component of all entities. To be called before any entity joins.
     *
     * @param type a component that the family requires, or that entities neither get nor lose
     */
    public <T extends Component> ComponentArray<T> column(Class<T> type) {
        ComponentArray<T> column = new ComponentArray<>(type);
        columns.add(column);
        return column;
    }

    /** Adds a column. To be called before any entity joins. */
    void add(OrderColumn column) {
        columns.add(column);
    }

    @Override
    public void entityAdded(Entity entity) {
        int at = entities.size;
        long spawnId = SPAWNS.get(entity).spawnId;
        while (at > 0 && ids.get(at - 1) > spawnId) {
            at--;
        }
        changes++;
        entities.insert(at, entity);
        ids.insert(at, spawnId);
        for (int i = 0; i < columns.size(); i++) {
            columns.get(i).insert(at, entity);
        }
    }

    @Override
    public void entityRemoved(Entity entity) {
        int at = indexOf(entity);
        if (at < 0) {
            return;
        }
        changes++;
        entities.removeIndex(at);
        ids.removeIndex(at);
        for (int i = 0; i < columns.size(); i++) {
            columns.get(i).remove(at);
        }
    }

    /** Returns the index of an entity, or -1. */
    int indexOf(Entity entity) {
        SpawnComponent spawn = SPAWNS.get(entity);
        if (spawn == null) {
            return entities.indexOf(entity, true);
        }
        int low = 0;
        int high = ids.size - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (ids.get(middle) < spawn.spawnId) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return high >= 0 && entities.get(low) == entity ? low : entities.indexOf(entity, true);
    }
}
