package dev.orebound.lab.figure;

import com.badlogic.gdx.utils.JsonValue;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Lines about single cases, in their order.
 *
 * @param <R> a text, or a record of texts, whole numbers and truths
 */
public final class FigureRows<R> extends FigurePart {
    private final List<R> rows = new ArrayList<>();
    private final Class<R> sort;

    public FigureRows(Class<R> sort) {
        this.sort = sort;
    }

    /** Creates rows of texts. */
    public static FigureRows<String> ofTexts() {
        return new FigureRows<>(String.class);
    }

    public void add(R row) {
        rows.add(row);
    }

    public List<R> all() {
        return Collections.unmodifiableList(rows);
    }

    @Override
    void addNext(FigurePart next) {
        for (Object row : ((FigureRows<?>) next).rows) {
            rows.add(sort.cast(row));
        }
    }

    @Override
    void write(JsonText json) {
        json.beginList();
        for (R row : rows) {
            if (row instanceof String text) {
                json.value(text);
            } else {
                writeRecord(json, row);
            }
        }
        json.endList();
    }

    private void writeRecord(JsonText json, R row) {
        json.beginList();
        for (RecordComponent part : sort.getRecordComponents()) {
            try {
                part.getAccessor().setAccessible(true);
                json.value(String.valueOf(part.getAccessor().invoke(row)));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(sort + " cannot be written", e);
            }
        }
        json.endList();
    }

    @Override
    void read(JsonValue written) {
        for (JsonValue row : written) {
            rows.add(sort.cast(row.isString() ? row.asString() : readRecord(row.asStringArray())));
        }
    }

    private Object readRecord(String[] texts) {
        RecordComponent[] parts = sort.getRecordComponents();
        if (parts == null || parts.length != texts.length) {
            throw new IllegalArgumentException("a row of " + texts.length + " values");
        }
        Object[] values = new Object[parts.length];
        for (int i = 0; i < parts.length; i++) {
            values[i] = value(parts[i].getType(), texts[i]);
        }
        try {
            Constructor<R> constructor = sort.getDeclaredConstructor(
                    Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(sort + " cannot be read", e);
        }
    }

    private static Object value(Class<?> type, String text) {
        if (type == long.class) {
            return Long.valueOf(text);
        } else if (type == int.class) {
            return Integer.valueOf(text);
        } else if (type == boolean.class) {
            return Boolean.valueOf(text);
        }
        return text;
    }
}
