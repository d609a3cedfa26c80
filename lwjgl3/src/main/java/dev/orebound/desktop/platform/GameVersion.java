package dev.orebound.desktop.platform;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** Reads the version of the game, which the build stores next to the classes. */
public final class GameVersion {
    private static final String FILE = "/dev/orebound/desktop/version.properties";

    private GameVersion() {}

    /** Returns the version, such as {@code 0.1.0}. */
    public static String read() {
        Properties properties = new Properties();
        try (InputStream in = GameVersion.class.getResourceAsStream(FILE)) {
            if (in != null) {
                properties.load(in);
            }
            return properties.getProperty("version", "of an unknown build");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
