package dev.orebound.journal;

import dev.orebound.content.Entry;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * The settings on the disk. Nothing that goes wrong here stops the game: it becomes one line to whoever listens, and the game
 * goes on with the usual settings, or without saving.
 */
public final class SettingsFile {
    private static final int MOST_DAMAGED_KEPT = 99;

    private final Path file;
    private final Consumer<String> warnings;
    private boolean warnedOfSaving;

    /**
     * @param warnings takes a line for each thing that went wrong
     */
    public SettingsFile(Path file, Consumer<String> warnings) {
        this.file = file;
        this.warnings = warnings;
    }

    /** The settings, or the usual ones where there are none. A file that cannot be understood is kept under another name. */
    public Settings read() {
        if (!Files.exists(file)) {
            return Settings.USUAL;
        }
        try {
            return parse(Files.readString(file));
        } catch (CharacterCodingException e) {
            return keepAside("is no UTF-8 text");
        } catch (IOException e) {
            warnings.accept(file + ": cannot be read (" + WholeFile.reason(e) + "); the usual settings are used");
            return Settings.USUAL;
        }
    }

    /** Writes the settings whole. Where that fails, it is said once, and the game goes on without saving them. */
    public void write(Settings settings) {
        try {
            WholeFile.write(file, format(settings));
        } catch (IOException e) {
            if (!warnedOfSaving) {
                warnedOfSaving = true;
                warnings.accept(file + ": cannot be written; settings will not be kept");
            }
        }
    }

    private Settings parse(String text) {
        List<String> complaints = new ArrayList<>();
        Settings settings = read(Entry.of("settings", text, complaints));
        return complaints.isEmpty() ? settings : keepAside(complaints.get(0));
    }

    /** A field that an older game did not write has its usual value; one that a newer game added is passed over. */
    private static Settings read(Entry entry) {
        Settings usual = Settings.USUAL;
        int width = usual.windowWidth();
        int height = usual.windowHeight();
        if (entry.has("window_width") || entry.has("window_height")) {
            width = entry.whole("window_width", Settings.MIN_WIDTH, Settings.MAX_SIZE);
            height = entry.whole("window_height", Settings.MIN_HEIGHT, Settings.MAX_SIZE);
        }
        return new Settings(
                width,
                height,
                choice(entry, "window", usual.window()),
                number(entry, "volume", 0f, 1f, usual.volume()),
                choice(entry, "sound", usual.sound()),
                number(entry, "shake", 0f, 1f, usual.shake()),
                number(entry, "flash", 0f, 1f, usual.flash()),
                number(entry, "hit_stop", 0f, 1f, usual.hitStop()),
                number(entry, "ui_scale", Settings.MIN_UI_SCALE, Settings.MAX_UI_SCALE, usual.uiScale()));
    }

    private static <E extends Enum<E>> E choice(Entry entry, String field, E usual) {
        return entry.has(field) ? entry.choice(field, usual.getDeclaringClass()) : usual;
    }

    private static float number(Entry entry, String field, float lowest, float highest, float usual) {
        return entry.has(field) ? entry.number(field, lowest, highest) : usual;
    }

    private static String format(Settings settings) {
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
                  "ui_scale": %s
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
                settings.uiScale());
    }

    private static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT);
    }

    private Settings keepAside(String complaint) {
        String fate = "is left as it is";
        try {
            fate = "is kept as " + moveAside().getFileName();
        } catch (IOException e) {
            // Then it stays where it is, and is overwritten when the player next changes a setting.
        }
        warnings.accept(file + ": is damaged (" + complaint + "); it " + fate + ", and the usual settings are used");
        return Settings.USUAL;
    }

    private Path moveAside() throws IOException {
        for (int n = 1; n < MOST_DAMAGED_KEPT; n++) {
            Path aside = file.resolveSibling(file.getFileName() + ".damaged-" + n);
            if (!Files.exists(aside)) {
                return Files.move(file, aside);
            }
        }
        throw new IOException("too many damaged files are kept already");
    }
}
