package dev.orebound.world.state;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Holds one kind of component of all entities of a {@link SpawnOrder}, at the same indices, so that loops over
 * thousands of entities need not look it up in each.
 *
 * @param <T> a component that the family requires, or one that entities neither get nor lose
 */
public final class ComponentArray<T extends Component> implements OrderColumn {
    private final ComponentMapper<T> mapper;
    private @Nullable T[] components;
    private int size;

    @SuppressWarnings("unchecked") // it holds nothing else, and only this class sees it
    public ComponentArray(Class<T> type) {
        mapper = ComponentMapper.getFor(type);
        components = (T[]) new Component[64];
    }

    /** Returns the component of the entity at an index, which has one. */
    @SuppressWarnings("NullAway") // the family requires it
    public T get(int index) {
        return components[index];
    }

    /** Returns the component of the entity at an index, or null. */
    public @Nullable T find(int index) {
        return components[index];
    }

    @Override
    public void insert(int index, Entity entity) {
        if (size == components.length) {
            components = Arrays.copyOf(components, 2 * size);
        }
        System.arraycopy(components, index, components, index + 1, size - index);
        components[index] = mapper.get(entity);
        size++;
    }

    @Override
    public void remove(int index) {
        size--;
        System.arraycopy(components, index + 1, components, index, size - index);
        components[size] = null;
    }
}
