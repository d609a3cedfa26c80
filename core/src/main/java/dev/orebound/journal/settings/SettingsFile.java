package dev.orebound.journal.settings;

import dev.orebound.content.reading.JsonEntry;
import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.SavedTextFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Consumer;

/**
 * The file of the settings. Failures never stop the game; each becomes one line to a listener, and the game continues
 * with the usual settings or without saving.
 */
public final class SettingsFile {
    private final SavedTextFile file;
    private final GameSettings first;

    /** @param warnings takes a line for each failure */
    public SettingsFile(Path file, Consumer<String> warnings) {
        this(DiskAccess.REAL, file, warnings);
    }

    public SettingsFile(DiskAccess disk, Path file, Consumer<String> warnings) {
        this(new SavedTextFile(disk, file, "settings", warnings), GameSettings.USUAL);
    }

    private SettingsFile(SavedTextFile file, GameSettings first) {
        this.file = file;
        this.first = first;
    }

    /** Returns the same file with other settings for a player who has none yet. */
    public SettingsFile beginningWith(GameSettings settings) {
        return new SettingsFile(file, settings);
    }

    /**
     * Returns the settings, or those of the first start if there are none. A file that cannot be understood is kept
     * under another name.
     */
    public GameSettings read() {
        String text = file.readOrNull();
        if (text == null) {
            return first;
        }
        List<String> complaints = new ArrayList<>();
        GameSettings settings = read(JsonEntry.of("settings", text, complaints));
        if (complaints.isEmpty()) {
            return settings;
        }
        file.keepAside(complaints.get(0));
        return first;
    }

    /**
     * Reads settings that somebody gives, which are never kept aside.
     *
     * @param complaints takes a line for each fault
     */
    public static GameSettings read(String text, List<String> complaints) {
        return read(JsonEntry.of("settings", text, complaints));
    }

    /** Returns true if there is a file, whether or not it can be read. */
    public boolean exists() {
        return file.exists();
    }

    /** Writes the settings as a whole. The first failure is reported, and the game continues without saving them. */
    public void write(GameSettings settings) {
        file.write(format(settings));
    }

    /** Reads the fields. Missing fields have their usual value, and unknown fields are skipped. */
    private static GameSettings read(JsonEntry entry) {
        GameSettings settings = GameSettings.USUAL;
        for (SettingKey<?> key : GameSettings.all()) {
            settings = key.read(entry, settings);
        }
        return settings;
    }

    private static String format(GameSettings settings) {
        StringJoiner fields = new StringJoiner(",\n  ", "{\n  ", "\n}\n");
        for (SettingKey<?> key : GameSettings.all()) {
            String written = key.write(settings);
            if (!written.isEmpty()) {
                fields.add(written);
            }
        }
        return fields.toString();
    }
}
