package dev.orebound.content.reading;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import com.badlogic.gdx.utils.SerializationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object of a content file that is being read. Each getter checks its field; a fault becomes one complaint and a
 * harmless value, so that a file is read to its end and all its faults are told at once.
 *
 * <p>A file may hold comments, and opens with its own manual.
 */
public final class JsonEntry {
    private static final Pattern ENTRY_NAME = Pattern.compile("[a-z][a-z0-9_]{0,39}");
    private static final Pattern COLOUR = Pattern.compile("[0-9a-f]{6}");

    private static final int LONGEST_PLACE = 80;

    private final String file;
    private final String path;
    private final JsonValue json;
    private final List<String> complaints;
    private final NumberListener numbers;
    private final TreeSet<String> fieldsRead = new TreeSet<>();

    private JsonEntry(String file, String path, JsonValue json, List<String> complaints, NumberListener numbers) {
        this.file = file;
        this.path = path;
        this.json = json;
        this.complaints = complaints;
        this.numbers = numbers;
    }

    /**
     * Returns the outermost object of a file. For a file that is no JSON object it adds one complaint and returns an
     * empty entry.
     */
    public static JsonEntry root(Assets assets, String file, List<String> complaints) {
        try {
            return of(file, assets.text(file), complaints, assets.numbers());
        } catch (ContentException e) {
            complaints.addAll(e.complaints());
            return new JsonEntry(file, "", new JsonValue(JsonValue.ValueType.object), complaints, NumberListener.NONE);
        }
    }

    /** Returns the outermost object of a text, for files that are no assets. Complaints call the file {@code file}. */
    public static JsonEntry of(String file, String text, List<String> complaints) {
        return of(file, text, complaints, NumberListener.NONE);
    }

    private static JsonEntry of(String file, String text, List<String> complaints, NumberListener numbers) {
        JsonValue json = new JsonValue(JsonValue.ValueType.object);
        try {
            JsonValue read = new JsonReader().parse(text);
            if (read == null || !read.isObject()) {
                complaints.add(file + ": is not a JSON object; give entries in braces, each under its id");
            } else {
                json = read;
            }
        } catch (SerializationException e) {
            complaints.add(file + ": is not JSON: " + oneLine(e));
        } catch (IndexOutOfBoundsException e) {
            // The reader's own, while it words what is wrong: of a brace that closes nothing it finds no beginning.
            complaints.add(file + ": is not JSON: it has unmatched braces; give entries in braces, each under its id");
        }
        return new JsonEntry(file, "", json, complaints, numbers);
    }

    private static String oneLine(Exception e) {
        String first = String.valueOf(e.getMessage()).lines().findFirst().orElse("it cannot be read");
        return QuotedText.of(first, LONGEST_PLACE);
    }

    /** Returns the name under which this object stands. */
    public String name() {
        String name = json.name();
        return name == null ? "" : name;
    }

    /** Returns the fields of this object that are objects themselves, in order. */
    public List<JsonEntry> entries() {
        List<JsonEntry> entries = new ArrayList<>();
        TreeSet<String> names = new TreeSet<>();
        for (JsonValue child = json.child; child != null; child = child.next) {
            fieldsRead.add(child.name);
            if (!names.add(child.name)) {
                complain(child.name, "stands twice; give each entry an id of its own");
            } else if (!ENTRY_NAME.matcher(child.name).matches()) {
                complain(child.name, "is not an id; give up to 40 lower-case letters, digits and underscores");
            } else if (!child.isObject()) {
                complain(child.name, describe(child) + " is not an entry; give fields in braces");
            } else {
                entries.add(child(child.name, child));
            }
        }
        return entries;
    }

    /** Tells listeners about a number that is read next. */
    void announce(String field, FieldSpec spec, boolean isWhole) {
        numbers.accepts(file, pathOf(field), spec, isWhole);
    }

    /** Returns a whole number within bounds, both included. */
    public int whole(String field, int lowest, int highest) {
        JsonValue value = required(field, "a whole number within " + lowest + ".." + highest);
        if (value == null) {
            return lowest;
        }
        boolean whole = value.isNumber() && value.asDouble() == Math.rint(value.asDouble());
        if (!whole || value.asDouble() < lowest || value.asDouble() > highest) {
            complain(field, describe(value) + "; give a whole number within " + lowest + ".." + highest);
            return lowest;
        }
        return value.asInt();
    }

    /** Returns true or false. */
    public boolean flag(String field) {
        JsonValue value = required(field, "true or false");
        if (value != null && !value.isBoolean()) {
            complain(field, describe(value) + "; give true or false");
        }
        return value != null && value.isBoolean() && value.asBoolean();
    }

    /** Returns a number within bounds, both included. */
    public float number(String field, float lowest, float highest) {
        JsonValue value = required(field, "a number within " + lowest + ".." + highest);
        if (value == null) {
            return lowest;
        }
        boolean inside = value.isNumber() && value.asFloat() >= lowest && value.asFloat() <= highest;
        if (!inside) {
            complain(field, describe(value) + "; give a number within " + lowest + ".." + highest);
            return lowest;
        }
        return value.asFloat();
    }

    /** Returns a text that is not empty. */
    public String word(String field) {
        JsonValue value = required(field, "a text");
        if (value == null || !value.isString() || value.asString().isBlank()) {
            if (value != null) {
                complain(field, describe(value) + "; give a text");
            }
            return "";
        }
        return value.asString();
    }

    /** Returns a colour of six hexadecimal digits as 0xRRGGBB. */
    int colour(String field) {
        return colourOf(field, word(field));
    }

    /** Returns a list of such colours. */
    List<Integer> colours(String field) {
        List<Integer> colours = new ArrayList<>();
        List<String> texts = words(field);
        for (int i = 0; i < texts.size(); i++) {
            colours.add(colourOf(field + "[" + i + "]", texts.get(i)));
        }
        return colours;
    }

    private int colourOf(String place, String text) {
        if (!COLOUR.matcher(text).matches()) {
            if (!text.isEmpty()) {
                complain(place, QuotedText.inQuotes(text) + "; give six hexadecimal digits, red, green, blue: ff8c3c");
            }
            return 0xffffff;
        }
        return Integer.parseInt(text, 16);
    }

    /** Returns the only character of a text. */
    char character(String field) {
        String text = word(field);
        if (text.length() == 1 && QuotedText.isPrintable(text.charAt(0))) {
            return text.charAt(0);
        }
        complain(field, QuotedText.inQuotes(text) + "; give one character that can be seen");
        return '?';
    }

    /** Returns the constant whose word is the name under which this object stands. */
    Object nameAs(Class<?> vocabulary) {
        Object named = RecordFields.words(vocabulary).get(name());
        return named == null ? vocabulary.getEnumConstants()[0] : named;
    }

    /** Returns one of a closed vocabulary, written in lower case. */
    public <E extends Enum<E>> E choice(String field, Class<E> vocabulary) {
        return choice(field, RecordFields.<E>words(vocabulary));
    }

    /** Returns what one of some words stands for. */
    public <T> T choice(String field, Map<String, T> words) {
        JsonValue value = required(field, "one of " + words.keySet());
        T chosen = value != null && value.isString() ? words.get(value.asString()) : null;
        if (chosen != null) {
            return chosen;
        }
        if (value != null) {
            complain(field, describe(value) + "; give one of " + words.keySet());
        }
        return words.values().iterator().next();
    }

    /** Returns what some of the words stand for, each at most once. */
    <T> List<T> choices(String field, Map<String, T> accepted) {
        List<T> chosen = new ArrayList<>();
        List<String> words = words(field);
        for (int i = 0; i < words.size(); i++) {
            T choice = accepted.get(words.get(i));
            if (choice == null || chosen.contains(choice)) {
                String fault = choice == null ? "; give one of " + accepted.keySet() : " stands twice; give it once";
                complain(field + "[" + i + "]", QuotedText.inQuotes(words.get(i)) + fault);
            } else {
                chosen.add(choice);
            }
        }
        return chosen;
    }

    /** Complains if a table lacks an id. */
    public void requireKnown(String field, String id, ContentTable<?> table) {
        if (!table.has(id)) {
            complain(field, QuotedText.inQuotes(id) + " is unknown; give one of " + ClosestWord.of(id, table.ids()));
        }
    }

    /** Returns an entry without fields that complains of nothing: what is read from it is harmless. */
    JsonEntry muted() {
        return new JsonEntry(
                file, path, new JsonValue(JsonValue.ValueType.object), new ArrayList<>(), NumberListener.NONE);
    }

    /** Returns the names of all fields, in order, for objects whose fields are free. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (JsonValue child = json.child; child != null; child = child.next) {
            fieldsRead.add(child.name);
            names.add(child.name);
        }
        return names;
    }

    /** Returns true if the field is there; for fields that may be left out. */
    public boolean has(String field) {
        fieldsRead.add(field);
        return json.has(field);
    }

    /** Returns true if the field holds a list. */
    public boolean hasList(String field) {
        return has(field) && json.get(field).isArray();
    }

    /**
     * Returns an object within this one. If it is missing, that is the only complaint: none is made about its fields.
     */
    public JsonEntry object(String field) {
        JsonValue value = required(field, "an object in braces");
        JsonEntry object = value == null ? null : objectOf(field, value);
        return object == null ? muted() : object;
    }

    /** Returns the objects of a list. */
    public List<JsonEntry> objects(String field) {
        List<JsonEntry> objects = new ArrayList<>();
        int index = 0;
        for (JsonValue value = list(field, "a list of objects").child; value != null; value = value.next) {
            JsonEntry object = objectOf(field + "[" + index + "]", value);
            if (object != null) {
                objects.add(object);
            }
            index++;
        }
        return objects;
    }

    private @Nullable JsonEntry objectOf(String place, JsonValue value) {
        if (value.isObject()) {
            return child(place, value);
        }
        complain(place, describe(value) + "; give an object in braces");
        return null;
    }

    /** Returns the texts of a list. */
    public List<String> words(String field) {
        List<String> words = new ArrayList<>();
        int index = 0;
        for (JsonValue value = list(field, "a list of texts").child; value != null; value = value.next) {
            if (value.isString() && !value.asString().isBlank()) {
                words.add(value.asString());
            } else {
                complain(field + "[" + index + "]", describe(value) + "; give a text");
            }
            index++;
        }
        return words;
    }

    /** Returns a value that was read from this object, after {@link #rejectUnknownFields}. */
    public <T> T complete(T value) {
        rejectUnknownFields();
        return value;
    }

    /** Complains about every field that was not read, or that stands twice. Called last. */
    public void rejectUnknownFields() {
        TreeSet<String> names = new TreeSet<>();
        for (JsonValue child = json.child; child != null; child = child.next) {
            if (!fieldsRead.contains(child.name)) {
                complain(
                        child.name,
                        "is not a field here; known are " + ClosestWord.of(child.name, List.copyOf(fieldsRead)));
            } else if (!names.add(child.name)) {
                complain(child.name, "stands twice; give it once");
            }
        }
    }

    /** Adds a complaint about a field of this object. */
    public void complain(String field, String complaint) {
        String name = field.isEmpty() ? QuotedText.inQuotes(field) : field;
        complaints.add(file + ": " + QuotedText.of(pathOf(name), LONGEST_PLACE) + ": " + QuotedText.line(complaint));
    }

    /** Returns the number of complaints so far, about this object or any other. */
    public int faults() {
        return complaints.size();
    }

    private JsonValue list(String field, String accepted) {
        JsonValue value = required(field, accepted);
        if (value == null || !value.isArray()) {
            if (value != null) {
                complain(field, describe(value) + "; give " + accepted);
            }
            return new JsonValue(JsonValue.ValueType.array);
        }
        return value;
    }

    private @Nullable JsonValue required(String field, String accepted) {
        fieldsRead.add(field);
        JsonValue value = json.get(field);
        if (value == null) {
            complain(field, "is missing; give " + accepted);
        }
        return value;
    }

    private String pathOf(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    private JsonEntry child(String name, JsonValue value) {
        return new JsonEntry(file, pathOf(name), value, complaints, numbers);
    }

    private static String describe(JsonValue value) {
        if (value.isArray() || value.isObject()) {
            return value.type() + " of " + value.size;
        }
        String text = String.valueOf(value.asString());
        return value.isString() ? QuotedText.inQuotes(text) : QuotedText.of(text);
    }
}
