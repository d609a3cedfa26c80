package dev.orebound.world.state;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.ComponentMapper;
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
 * A family's entities in the order of their births. Ashley's own arrays are ordered by history: a removal puts the last
 * entity in the gap. Entities join here at the end, since spawn ids only rise, and leave without disturbing the rest; who
 * leaves is found by its id.
 */
public final class SpawnOrder implements EntityListener {
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final Family family;
    private final Array<Entity> entities = new Array<>(true, 64, Entity[]::new);
    private final LongArray ids = new LongArray(true, 64);
    private final ImmutableArray<Entity> readOnly = new ImmutableArray<>(entities);
    private final List<ComponentArray<?>> columns = new ArrayList<>();
    private int changes;

    /** The order of a family that is empty until it {@link #follow follows} an engine. */
    public SpawnOrder(Family family) {
        this.family = family;
    }

    public SpawnOrder(Engine engine, Family family) {
        this(family);
        follow(engine);
    }

    /** Takes whoever of the family is in an engine, and whoever joins it. Once only. */
    public void follow(Engine engine) {
        for (Entity entity : engine.getEntitiesFor(family)) {
            entityAdded(entity);
        }
        engine.addEntityListener(family, this);
    }

    /** The entities, oldest first. */
    public ImmutableArray<Entity> entities() {
        return readOnly;
    }

    /** The spawn id of the entity at an index: they rise. */
    public long spawnId(int index) {
        return ids.get(index);
    }

    /** Counts who joined and who left. */
    int changes() {
        return changes;
    }

    /** How many there are. */
    public int size() {
        return entities.size;
    }

    /**
     * Keeps a component of all of them side by side. To be asked for before anybody joins.
     *
     * @param type a component that the family requires, or that nobody gets or loses while it lives
     */
    public <T extends Component> ComponentArray<T> column(Class<T> type) {
        ComponentArray<T> column = new ComponentArray<>(type);
        columns.add(column);
        return column;
    }

    @Override
    public void entityAdded(Entity entity) {
        int at = entities.size;
        long spawnId = spawns.get(entity).spawnId;
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

    private int indexOf(Entity entity) {
        SpawnComponent spawn = spawns.get(entity);
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
