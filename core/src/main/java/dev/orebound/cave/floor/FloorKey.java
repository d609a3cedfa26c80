package dev.orebound.cave.floor;

import org.jspecify.annotations.Nullable;

/**
 * Names one layer or one kind of record of a floor, and fixes its type. Two keys are equal only if they are the same
 * object.
 *
 * @param <T> the type of the value
 */
public final class FloorKey<T> {
    private final String name;
    private final @Nullable T absent;

    /** Makes a key without a default: asking for its value fails until a pass has made it. */
    public FloorKey(String name) {
        this(name, null);
    }

    /**
     * Makes a key with a default.
     *
     * @param absent the value of a floor on which no pass has made any
     */
    FloorKey(String name, @Nullable T absent) {
        this.name = name;
        this.absent = absent;
    }

    /** Returns the name under which dumps, checks of the pass list and error messages mention the value. */
    public String name() {
        return name;
    }

    /** Returns the default, or null if the key has none. */
    @Nullable
    public T absent() {
        return absent;
    }

    @Override
    public String toString() {
        return name;
    }
}
