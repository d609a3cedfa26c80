package dev.orebound.world.state;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One kind of component of all entities of a {@link SpawnOrder}, at the same indices: what a loop over thousands reads side by
 * side instead of asking each entity for it.
 *
 * @param <T> a component that the family requires, so that whoever loses it leaves, or one that nobody gets or loses while it
 *     lives
 */
public final class ComponentArray<T extends Component> {
    private final ComponentMapper<T> mapper;
    private @Nullable T[] components;
    private int size;

    @SuppressWarnings("unchecked") // it holds nothing else, and nobody but this class sees it
    public ComponentArray(Class<T> type) {
        mapper = ComponentMapper.getFor(type);
        components = (T[]) new Component[64];
    }

    /** The component of the entity at an index of its order, which has one. */
    @SuppressWarnings("NullAway") // the family requires it
    public T get(int index) {
        return components[index];
    }

    /** The same, or null if the entity has none. */
    public @Nullable T find(int index) {
        return components[index];
    }

    void insert(int index, Entity entity) {
        if (size == components.length) {
            components = Arrays.copyOf(components, 2 * size);
        }
        System.arraycopy(components, index, components, index + 1, size - index);
        components[index] = mapper.get(entity);
        size++;
    }

    void remove(int index) {
        size--;
        System.arraycopy(components, index + 1, components, index, size - index);
        components[size] = null;
    }
}
