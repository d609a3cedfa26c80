package dev.orebound.journal.settings;

import dev.orebound.content.reading.JsonEntry;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A setting: its name, its usual value, which values it accepts, and how the settings file holds it.
 * {@link GameSettings} declares all of them.
 */
public final class SettingKey<T> {
    private final String id;
    private final T usual;
    private final Predicate<T> accepts;
    private final Function<JsonEntry, T> reader;
    private final Function<T, String> writer;

    /**
     * @param id its name in the settings file and, after {@code setting.}, of its text
     * @param reader reads it from the fields of the file, or returns the usual value if they are missing
     * @param writer writes its fields as JSON, without the comma after them; an empty text if it has none
     */
    SettingKey(String id, T usual, Predicate<T> accepts, Function<JsonEntry, T> reader, Function<T, String> writer) {
        this.id = id;
        this.usual = usual;
        this.accepts = accepts;
        this.reader = reader;
        this.writer = writer;
    }

    /** Returns a setting that is a number within bounds, both included. */
    static SettingKey<Float> number(String id, float lowest, float highest, float usual) {
        return new SettingKey<>(
                id,
                usual,
                value -> value >= lowest && value <= highest,
                entry -> entry.has(id) ? entry.number(id, lowest, highest) : usual,
                value -> "\"" + id + "\": " + value);
    }

    /** Returns a setting that is a whole number within bounds, both included. */
    static SettingKey<Integer> whole(String id, int lowest, int highest, int usual) {
        return new SettingKey<>(
                id,
                usual,
                value -> value >= lowest && value <= highest,
                entry -> entry.has(id) ? entry.whole(id, lowest, highest) : usual,
                value -> "\"" + id + "\": " + value);
    }

    /** Returns a setting that is one of a few words. */
    static <E extends Enum<E>> SettingKey<E> choice(String id, E usual) {
        return new SettingKey<>(
                id,
                usual,
                value -> true,
                entry -> entry.has(id) ? entry.choice(id, usual.getDeclaringClass()) : usual,
                value -> "\"" + id + "\": \"" + value.name().toLowerCase(Locale.ROOT) + "\"");
    }

    /** Returns its name in the settings file, and of its text after {@code setting.}. */
    public String id() {
        return id;
    }

    /** Returns the value for a player who has never changed it. */
    public T usual() {
        return usual;
    }

    /**
     * Returns the value.
     *
     * @throws IllegalArgumentException if the setting does not accept it
     */
    T checked(T value) {
        if (!accepts.test(value)) {
            throw new IllegalArgumentException(id + " " + value + " is out of bounds");
        }
        return value;
    }

    /** Reads it from the settings file and returns the settings with it. */
    GameSettings read(JsonEntry entry, GameSettings settings) {
        return settings.with(this, reader.apply(entry));
    }

    /** Returns its fields in the settings file. */
    String write(GameSettings settings) {
        return writer.apply(settings.get(this));
    }
}
