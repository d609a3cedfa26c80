package dev.orebound.content.reading;

import java.util.HashMap;
import java.util.Map;

/** The tables that were read so far, by their files. */
public final class ContentTables {
    private final Map<Class<?>, ContentTable<?>> byType = new HashMap<>();
    private final Map<String, ContentTable<?>> byFile = new HashMap<>();

    /** Adds a table that fields refer to as {@code id in FILE}, by the last part of the file's path. */
    public <T extends TableEntry> void add(Class<T> type, String file, ContentTable<T> table) {
        byType.put(type, table);
        byFile.put(file.substring(file.lastIndexOf('/') + 1), table);
    }

    /**
     * Returns the table of a type.
     *
     * @throws IllegalArgumentException if it was not read
     */
    @SuppressWarnings("unchecked") // add puts each table under the type of its entries
    public <T extends TableEntry> ContentTable<T> of(Class<T> type) {
        ContentTable<?> table = byType.get(type);
        if (table == null) {
            throw new IllegalArgumentException("no table of " + type.getSimpleName());
        }
        return (ContentTable<T>) table;
    }

    /**
     * Returns the table of a file.
     *
     * @throws IllegalArgumentException if it was not read
     */
    ContentTable<?> ofFile(String file) {
        ContentTable<?> table = byFile.get(file);
        if (table == null) {
            throw new IllegalArgumentException("no table of the file " + file);
        }
        return table;
    }
}
