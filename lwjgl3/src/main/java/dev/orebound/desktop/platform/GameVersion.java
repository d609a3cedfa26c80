package dev.orebound.desktop.platform;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** Reads the version of the game and the commit that it was built from, which the build stores next to the classes. */
public final class GameVersion {
    private static final String FILE = "/dev/orebound/desktop/version.properties";

    private GameVersion() {}

    /**
     * Returns the version, such as {@code 0.1.0+5d330776}: the part behind the plus sign is the commit, with
     * {@code .changed} if files were changed since; a build without a repository has none.
     */
    public static String read() {
        Properties properties = new Properties();
        try (InputStream in = GameVersion.class.getResourceAsStream(FILE)) {
            if (in != null) {
                properties.load(in);
            }
            String commit = properties.getProperty("commit", "");
            return properties.getProperty("version", "of an unknown build") + (commit.isEmpty() ? "" : "+" + commit);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
