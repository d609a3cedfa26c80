package dev.orebound.journal.settings;

import dev.orebound.content.reading.JsonEntry;
import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.JsonStrings;
import dev.orebound.journal.disk.SavedTextFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * The file of the settings. Failures never stop the game; each becomes one line to a listener, and the game continues
 * with the usual settings or without saving.
 */
public final class SettingsFile {
    private final SavedTextFile file;

    /** @param warnings takes a line for each failure */
    public SettingsFile(Path file, Consumer<String> warnings) {
        this(DiskAccess.REAL, file, warnings);
    }

    public SettingsFile(DiskAccess disk, Path file, Consumer<String> warnings) {
        this.file = new SavedTextFile(disk, file, "settings", warnings);
    }

    /**
     * Returns the settings, or the usual ones if there are none. A file that cannot be understood is kept under another
     * name.
     */
    public GameSettings read() {
        String text = file.readOrNull();
        if (text == null) {
            return GameSettings.USUAL;
        }
        List<String> complaints = new ArrayList<>();
        GameSettings settings = read(JsonEntry.of("settings", text, complaints));
        if (complaints.isEmpty()) {
            return settings;
        }
        file.keepAside(complaints.get(0));
        return GameSettings.USUAL;
    }

    /** Writes the settings as a whole. The first failure is reported, and the game continues without saving them. */
    public void write(GameSettings settings) {
        file.write(format(settings));
    }

    /** Reads the fields. Missing fields have their usual value, and unknown fields are skipped. */
    private static GameSettings read(JsonEntry entry) {
        GameSettings usual = GameSettings.USUAL;
        int width = usual.windowWidth();
        int height = usual.windowHeight();
        if (entry.has("window_width") || entry.has("window_height")) {
            width = entry.whole("window_width", GameSettings.MIN_WIDTH, GameSettings.MAX_SIZE);
            height = entry.whole("window_height", GameSettings.MIN_HEIGHT, GameSettings.MAX_SIZE);
        }
        return new GameSettings(
                width,
                height,
                choice(entry, "window", usual.window()),
                number(entry, "volume", 0f, 1f, usual.volume()),
                choice(entry, "sound", usual.sound()),
                number(entry, "shake", 0f, 1f, usual.shake()),
                number(entry, "flash", 0f, 1f, usual.flash()),
                number(entry, "hit_stop", 0f, 1f, usual.hitStop()),
                number(entry, "ui_scale", GameSettings.MIN_UI_SCALE, GameSettings.MAX_UI_SCALE, usual.uiScale()),
                entry.has("keys") ? keys(entry.object("keys")) : usual.keys());
    }

    /** Reads the keys. Actions that only a newer game knows are kept here and ignored where keys are used. */
    private static SortedMap<String, List<String>> keys(JsonEntry entry) {
        TreeMap<String, List<String>> keys = new TreeMap<>();
        for (String action : entry.names()) {
            List<String> names = entry.words(action);
            for (String name : names) {
                if (KeyName.keyOf(name) == KeyName.NO_KEY) {
                    entry.complain(action, "'" + name + "' is no key; give names such as Space or Mouse left");
                }
            }
            keys.put(action, names);
        }
        return keys;
    }

    private static <E extends Enum<E>> E choice(JsonEntry entry, String field, E usual) {
        return entry.has(field) ? entry.choice(field, usual.getDeclaringClass()) : usual;
    }

    private static float number(JsonEntry entry, String field, float lowest, float highest, float usual) {
        return entry.has(field) ? entry.number(field, lowest, highest) : usual;
    }

    private static String format(GameSettings settings) {
        return String.format(
                Locale.ROOT,
                """
                {
                  "window_width": %d,
                  "window_height": %d,
                  "window": "%s",
                  "volume": %s,
                  "sound": "%s",
                  "shake": %s,
                  "flash": %s,
                  "hit_stop": %s,
                  "ui_scale": %s,
                  "keys": {%s}
                }
                """,
                settings.windowWidth(),
                settings.windowHeight(),
                word(settings.window()),
                settings.volume(),
                word(settings.sound()),
                settings.shake(),
                settings.flash(),
                settings.hitStop(),
                settings.uiScale(),
                format(settings.keys()));
    }

    private static String format(SortedMap<String, List<String>> keys) {
        StringJoiner actions = new StringJoiner(",", "", keys.isEmpty() ? "" : "\n  ");
        keys.forEach(
                (action, names) -> actions.add("\n    " + JsonStrings.text(action) + ": " + JsonStrings.list(names)));
        return actions.toString();
    }

    private static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT);
    }
}
