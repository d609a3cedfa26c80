package dev.orebound.lab.bench;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.function.BiFunction;

/**
 * Copies records by reflection with some of their components changed, beyond the bounds that their files are read with.
 */
public final class RecordCopy {
    private RecordCopy() {}

    /**
     * Copies a record.
     *
     * @param change returns the new value of a component by its name and its value
     */
    public static Object of(Object original, BiFunction<String, Object, Object> change) {
        try {
            RecordComponent[] parts = original.getClass().getRecordComponents();
            Object[] values = new Object[parts.length];
            for (int i = 0; i < parts.length; i++) {
                Object value = parts[i].getAccessor().invoke(original);
                values[i] = value == null ? null : change.apply(parts[i].getName(), value);
            }
            Class<?>[] types =
                    Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
            Constructor<?> constructor = original.getClass().getDeclaredConstructor(types);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(original.getClass() + " cannot be made anew", e);
        }
    }
}
