package dev.orebound.content.reading;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The components of a record that is read from a file, with what their annotations say. */
final class RecordFields {
    /** Kept for each record, because looking at annotations takes longer than reading a file. */
    private static final ClassValue<RecordFields> LOOKED_AT = new ClassValue<>() {
        @Override
        protected RecordFields computeValue(Class<?> type) {
            return lookAt(type);
        }
    };

    private static final ClassValue<Map<String, ?>> WORDS = new ClassValue<>() {
        @Override
        protected Map<String, ?> computeValue(Class<?> type) {
            return wordsOf(type);
        }
    };

    private final RecordComponent[] components;
    private final List<@Nullable FieldSpec> specs = new ArrayList<>();
    private final Constructor<?> maker;

    private RecordFields(RecordComponent[] components, Constructor<?> maker) {
        this.components = components;
        this.maker = maker;
        for (RecordComponent component : components) {
            Field field = component.getAnnotation(Field.class);
            specs.add(field == null ? null : FieldSpec.of(component, field));
        }
    }

    /**
     * Returns the fields of a record.
     *
     * @throws IllegalArgumentException if it is no record, or an annotation does not have the form of {@link Field}
     */
    static RecordFields of(Class<?> type) {
        return LOOKED_AT.get(type);
    }

    private static RecordFields lookAt(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        if (components == null) {
            throw new IllegalArgumentException(type.getName() + " is no record");
        }
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
        }
        try {
            Constructor<?> maker = type.getDeclaredConstructor(types);
            maker.setAccessible(true);
            return new RecordFields(components, maker);
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(type.getName() + " has no constructor of its components", e);
        }
    }

    int count() {
        return components.length;
    }

    String name(int component) {
        return components[component].getName();
    }

    Class<?> type(int component) {
        return components[component].getType();
    }

    /** Returns the type of the items, if the component is a list or a table; else its own. */
    Class<?> item(int component) {
        return components[component].getGenericType() instanceof ParameterizedType generic
                ? (Class<?>) generic.getActualTypeArguments()[0]
                : type(component);
    }

    /** Returns the parts of the component's annotation, or null if it has none. */
    @Nullable
    FieldSpec spec(int component) {
        return specs.get(component);
    }

    Object make(Object[] values) {
        try {
            return maker.newInstance(values);
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(maker + " refuses what its fields accept", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(maker + " cannot be called", e);
        }
    }

    /** Returns the words of the component that has no annotation and is a vocabulary: the names of such entries. */
    List<String> keys() {
        for (int i = 0; i < components.length; i++) {
            if (specs.get(i) == null && type(i).isEnum()) {
                return List.copyOf(words(type(i)).keySet());
            }
        }
        throw new IllegalArgumentException(maker.getDeclaringClass().getName() + " has no key");
    }

    /**
     * Returns the words that a file has for the constants of an enum, or for the records that a sealed interface
     * permits, in order.
     */
    @SuppressWarnings("unchecked") // constants are of their enum, permitted classes of their interface
    static <T> Map<String, T> words(Class<?> type) {
        return (Map<String, T>) WORDS.get(type);
    }

    private static Map<String, Object> wordsOf(Class<?> type) {
        Map<String, Object> words = new LinkedHashMap<>();
        if (type.isEnum()) {
            for (Object constant : type.getEnumConstants()) {
                words.put(((Enum<?>) constant).name().toLowerCase(Locale.ROOT), constant);
            }
        } else {
            for (Class<?> form : type.getPermittedSubclasses()) {
                words.put(form.getAnnotation(Meaning.class).word(), form);
            }
        }
        return words;
    }
}
