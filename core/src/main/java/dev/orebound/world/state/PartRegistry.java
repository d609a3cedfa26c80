package dev.orebound.world.state;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Holds the parts of a world, each once, under its own type. Systems and other parts ask for what they need when they
 * are created, and keep it.
 */
public final class PartRegistry {
    private final Map<Class<?>, Object> parts = new LinkedHashMap<>();

    /**
     * Adds a part.
     *
     * @throws IllegalStateException if there is one of its type
     */
    public <T> T add(T part) {
        if (parts.putIfAbsent(part.getClass(), part) != null) {
            throw new IllegalStateException("a world has one " + part.getClass().getSimpleName());
        }
        return part;
    }

    /**
     * Returns the part of a type.
     *
     * @throws IllegalStateException if it has not been added yet
     */
    public <T> T get(Class<T> type) {
        Object part = parts.get(type);
        if (part == null) {
            throw new IllegalStateException("there is no " + type.getSimpleName() + " yet");
        }
        return type.cast(part);
    }
}
