package dev.orebound.world;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.utils.Array;
import org.jspecify.annotations.Nullable;

/**
 * One kind of component of all entities of a {@link SpawnOrder}, at the same indices: what a loop over thousands reads side by
 * side instead of asking each entity for it.
 *
 * @param <T> a component that the family requires, so that whoever loses it leaves, or one that nobody gets or loses while it
 *     lives
 */
public final class Column<T extends Component> {
    private final ComponentMapper<T> mapper;
    private final Array<T> components = new Array<>(true, 64);

    Column(Class<T> type) {
        mapper = ComponentMapper.getFor(type);
    }

    /** The component of the entity at an index of its order, which has one. */
    public T get(int index) {
        return components.get(index);
    }

    /** The same, or null if the entity has none. */
    public @Nullable T find(int index) {
        return components.get(index);
    }

    void insert(int index, Entity entity) {
        components.insert(index, mapper.get(entity));
    }

    void remove(int index) {
        components.removeIndex(index);
    }
}
