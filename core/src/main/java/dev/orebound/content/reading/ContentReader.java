package dev.orebound.content.reading;

import dev.orebound.chance.Hash64;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads records from content files by the {@link Field} of each component:
 *
 * <ul>
 *   <li>numbers, texts, words of a vocabulary (enums), {@link IntRange}s, records, and lists of these, of numbers only
 *       colours; a list of ids and a text can name entries of another table, and a record can be such an entry, if its
 *       file is read before;
 *   <li>{@code id} without an annotation is the name of the entry; so is a word of a vocabulary without one;
 *   <li>a record without an annotation has its fields in the same object;
 *   <li>of a sealed interface the field names the form, by the {@link Meaning#word} of each record that it permits; the
 *       fields of that record are in the same object.
 * </ul>
 *
 * A fault becomes one complaint and a harmless value. Ids and {@link Checked} records are checked by {@link #finish},
 * when all tables are there.
 */
public final class ContentReader {
    private final Assets assets;
    private final List<String> complaints;
    private final ContentTables tables = new ContentTables();
    private final Hash64 fingerprint = new Hash64(0);
    private final List<Runnable> checks = new ArrayList<>();
    private boolean isUnreadable;

    /** @param complaints to which a line is added for each fault */
    public ContentReader(Assets assets, List<String> complaints) {
        this.assets = assets;
        this.complaints = complaints;
    }

    /** Returns the tables that were read so far. */
    public ContentTables tables() {
        return tables;
    }

    /** Reads a file that holds a table: one entry from each of its objects. */
    public <T extends Record & TableEntry> ContentTable<T> table(Class<T> type, String file) {
        ContentTable<T> table = entriesOf(root(file), type);
        tables.add(type, file, table);
        return table;
    }

    /** Reads a file that holds one record. */
    public <T extends Record> T rules(Class<T> type, String file) {
        return read(root(file), type);
    }

    /** Returns the outermost object of a file, or one that complains of nothing more if the file cannot be read. */
    private JsonEntry root(String file) {
        int faults = complaints.size();
        JsonEntry root = JsonEntry.root(assets, file, complaints);
        if (complaints.size() == faults) {
            return root;
        }
        isUnreadable = true;
        return root.muted();
    }

    /**
     * Returns a hash of all values that were read, in the order of reading, and of those that stand for missing fields.
     * Comments, layout and the order of fields in a file do not change it.
     */
    public long fingerprint() {
        return fingerprint.value();
    }

    /**
     * Checks everything that can only be checked when all tables are read.
     *
     * @return false if a file could not be read at all: then nothing is checked, since whatever names its entries would
     *     be faulty, too
     */
    public boolean finish() {
        if (!isUnreadable) {
            checks.forEach(Runnable::run);
        }
        checks.clear();
        return !isUnreadable;
    }

    /** Reads a record that is an object of its own, and complains about fields that it does not have. */
    public <T extends Record> T read(JsonEntry entry, Class<T> type) {
        return entry.complete(fieldsOf(entry, type));
    }

    private <T extends TableEntry> ContentTable<T> entriesOf(JsonEntry entry, Class<T> type) {
        List<T> entries = new ArrayList<>();
        List<JsonEntry> all = entry.entries();
        if (all.size() > ContentTable.MOST_ENTRIES) {
            entry.complain("", "has " + all.size() + " entries; give at most " + ContentTable.MOST_ENTRIES);
            isUnreadable = true;
            return new ContentTable<>(entries);
        }
        for (JsonEntry each : all) {
            entries.add(each.complete(fieldsOf(each, type)));
        }
        return new ContentTable<>(entries);
    }

    /** Adds a value that was read; what records hold was added when they were read. */
    private void addToFingerprint(String name, @Nullable Object value) {
        fingerprint.add(name);
        if (value instanceof Float number) {
            fingerprint.add(number.floatValue());
        } else if (value instanceof TableEntry entry) {
            fingerprint.add(entry.id());
        } else if (value instanceof ContentTable<?> table) {
            fingerprint.add(table.size());
        } else if (value instanceof List<?> list && !list.isEmpty() && list.get(0) instanceof Record) {
            fingerprint.add(list.size());
        } else if (!(value instanceof Record)) {
            fingerprint.add(String.valueOf(value));
        }
    }

    private <T> T fieldsOf(JsonEntry entry, Class<T> type) {
        RecordFields fields = RecordFields.of(type);
        int faults = entry.faults();
        Object[] values = new Object[fields.count()];
        for (int i = 0; i < values.length; i++) {
            values[i] = valueOf(entry, fields.type(i), fields.item(i), fields.spec(i));
        }
        for (int i = 0; i < values.length; i++) {
            addToFingerprint(fields.name(i), values[i]);
        }
        T made = type.cast(fields.make(values));
        if (made instanceof Checked checked && entry.faults() == faults) {
            checks.add(() -> checked.check(entry, tables));
        }
        return made;
    }

    private @Nullable Object valueOf(JsonEntry entry, Class<?> type, Class<?> item, @Nullable FieldSpec field) {
        if (field == null) {
            return type.isRecord() ? fieldsOf(entry, type) : type.isEnum() ? entry.nameAs(type) : entry.name();
        }
        if (field.mayBeMissing() && !entry.has(field.name())) {
            return field.usual(type);
        }
        if (type == List.class) {
            return listOf(entry, item, field);
        }
        if (type == ContentTable.class) {
            return entriesOf(entry.object(field.name()), item.asSubclass(TableEntry.class));
        }
        if (type.isRecord() && field.table() != null) {
            return entryNamed(entry, field.name(), tables.ofFile(field.table()));
        }
        return single(entry, type, field);
    }

    /** Reads the id of an entry of a table that is read already, and returns that entry, or null if there is none. */
    private static @Nullable TableEntry entryNamed(JsonEntry entry, String name, ContentTable<?> table) {
        String id = entry.word(name);
        if (!id.isEmpty()) {
            entry.requireKnown(name, id, table);
        }
        return table.has(id) ? table.get(id) : null;
    }

    private Object single(JsonEntry entry, Class<?> type, FieldSpec field) {
        String name = field.name();
        if (type == int.class && field.unit().equals(FieldSpec.COLOUR)) {
            return entry.colour(name);
        } else if (type == int.class) {
            entry.announce(name, field, true);
            return entry.whole(name, (int) field.least(), (int) field.most());
        } else if (type == float.class) {
            entry.announce(name, field, false);
            return entry.number(name, field.least(), field.most());
        } else if (type == boolean.class) {
            return entry.flag(name);
        } else if (type == IntRange.class) {
            entry.announce(name + ".lowest", field, true);
            entry.announce(name + ".highest", field, true);
            return IntRange.read(entry, name, (int) field.least(), (int) field.most());
        } else if (type == char.class) {
            return entry.character(name);
        } else if (type == String.class) {
            String word = entry.word(name);
            if (isTooLong(entry, name, word)) {
                return "";
            }
            checkId(entry, name, word, field);
            return word;
        } else if (type.isEnum()) {
            return entry.choice(name, RecordFields.words(type));
        } else if (type.isRecord()) {
            JsonEntry object = entry.object(name);
            return object.complete(fieldsOf(object, type));
        } else if (type.isSealed()) {
            return form(entry, name, type);
        }
        throw new IllegalArgumentException("no field can hold a " + type.getName());
    }

    private static boolean isTooLong(JsonEntry entry, String place, String text) {
        if (text.length() > FieldSpec.LONGEST_TEXT) {
            entry.complain(place, "has " + text.length() + " characters; give at most " + FieldSpec.LONGEST_TEXT);
            return true;
        }
        return false;
    }

    private void checkId(JsonEntry entry, String place, String id, FieldSpec field) {
        String table = field.table();
        if (table != null && !id.isEmpty()) {
            checks.add(() -> entry.requireKnown(place, id, tables.ofFile(table)));
        }
    }

    /** Reads the word for a form, and the fields of that form. Of an unknown form all fields are accepted. */
    private Object form(JsonEntry entry, String name, Class<?> type) {
        int faults = entry.faults();
        Class<?> form = entry.choice(name, RecordFields.words(type));
        if (entry.faults() == faults) {
            return fieldsOf(entry, form);
        }
        entry.names();
        return fieldsOf(entry.muted(), form);
    }

    private List<?> listOf(JsonEntry entry, Class<?> item, FieldSpec field) {
        String name = field.name();
        List<Object> list = new ArrayList<>();
        if (item == String.class) {
            List<String> words = entry.words(name);
            for (int i = 0; i < words.size() && !isTooLong(entry, name + "[" + i + "]", words.get(i)); i++) {
                checkId(entry, name + "[" + i + "]", words.get(i), field);
            }
            list.addAll(words);
            if (field.table() != null && field.isOptional() && list.isEmpty() && entry.hasList(name)) {
                entry.complain(name, "is empty; give one id or more, or leave the field out");
            }
        } else if (item == Integer.class) {
            list.addAll(entry.colours(name));
        } else if (item.isEnum()) {
            list.addAll(entry.choices(name, RecordFields.words(item)));
        } else if (field.unit().startsWith(FieldSpec.ONE_FOR_EACH)) {
            JsonEntry object = entry.object(name);
            for (String word : RecordFields.of(item).keys()) {
                JsonEntry each = object.object(word);
                list.add(each.complete(fieldsOf(each, item)));
            }
            object.rejectUnknownFields();
        } else {
            for (JsonEntry each : entry.objects(name)) {
                list.add(each.complete(fieldsOf(each, item)));
            }
        }
        boolean fits = list.size() >= field.least() && list.size() <= field.most();
        if (field.hasBounds() && !fits && entry.hasList(name)) {
            entry.complain(name, "list of " + list.size() + "; give a list of " + field.bounds());
        } else if (!field.hasBounds() && list.size() > FieldSpec.LONGEST_LIST) {
            entry.complain(name, "list of " + list.size() + "; give at most " + FieldSpec.LONGEST_LIST);
        }
        return List.copyOf(list);
    }
}
