package dev.orebound.cave.floor;

import dev.orebound.grid.Layer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Maps typed keys to the layers and records of one floor, in the order in which they were added. */
public final class FloorData {
    private final Map<FloorKey<?>, Object> values = new LinkedHashMap<>();

    /** Makes an empty map. */
    public FloorData() {}

    /** Makes a copy; its lists are copied too, layers are shared. */
    public FloorData(FloorData other) {
        addAll(other);
    }

    /**
     * Returns a value, or the key's default if there is none.
     *
     * @throws IllegalStateException if there is neither
     */
    @SuppressWarnings("unchecked") // put() accepts only a T under this key
    public <T> T get(FloorKey<T> key) {
        Object value = values.get(key);
        if (value == null) {
            value = key.absent();
        }
        if (value == null) {
            throw new IllegalStateException(key + " is not made yet");
        }
        return (T) value;
    }

    /** Returns true if a value was added under the key. */
    public boolean has(FloorKey<?> key) {
        return values.containsKey(key);
    }

    /** Adds or replaces a value. Returns this map. */
    public <T> FloorData put(FloorKey<T> key, T value) {
        values.put(key, value);
        return this;
    }

    /** Adds copies of the other map's lists, and all its other values as they are. Returns this map. */
    public FloorData addAll(FloorData other) {
        other.values.forEach((key, value) ->
                values.put(key, value instanceof List<?> list ? List.copyOf(list) : value));
        return this;
    }

    /** Returns a copy of some values of a floor that reuses each value of an earlier copy that has not changed. */
    public static FloorData copyOf(Floor floor, List<FloorKey<?>> keys, FloorData earlier) {
        FloorData copy = new FloorData();
        boolean isSame = true;
        for (FloorKey<?> key : keys) {
            Object before = earlier.get(key);
            Object now = floor.get(key);
            isSame &= now.equals(before);
            copy.values.put(key, now.equals(before) ? before : now);
        }
        return isSame ? earlier : copy;
    }

    public void clear() {
        values.clear();
    }

    /** Returns the names of all layers, in the order in which they were added. */
    public List<String> layerNames() {
        return values.entrySet().stream()
                .filter(entry -> entry.getValue() instanceof Layer)
                .map(entry -> entry.getKey().name())
                .toList();
    }

    /** Returns the layer of that name, or null. */
    @Nullable
    public Layer layer(String name) {
        for (Map.Entry<FloorKey<?>, Object> entry : values.entrySet()) {
            if (entry.getKey().name().equals(name) && entry.getValue() instanceof Layer layer) {
                return layer;
            }
        }
        return null;
    }
}
