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
        GameSettings.all().forEach(key -> fields.add(key.write(settings)));
        return fields.toString();
    }
}
