package dev.orebound.journal.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The folder that holds saves, settings, replays and reports.
 *
 * @param path absolute path; need not exist yet
 */
public record SaveFolder(Path path) {
    /** The environment variable that names the folder. */
    public static final String VARIABLE = "OREBOUND_HOME";

    private static final String NAME = "Orebound";

    /** The character to which Java decodes bytes that the locale lacks. A path with it would name another folder. */
    private static final char UNDECODED = '\uFFFD';

    public SaveFolder {
        path = path.toAbsolutePath().normalize();
    }

    /**
     * Returns the folder that {@code OREBOUND_HOME} names, otherwise the platform's place for application data.
     *
     * @param osName the system property {@code os.name}
     * @param environment the environment variables
     * @param userHome the user's home folder; {@code HOME} is used instead if this is no absolute path
     * @throws InvalidPathException if the name is invalid, has no root, or could not be decoded
     */
    public static SaveFolder usual(String osName, Map<String, String> environment, String userHome) {
        String named = environment.get(VARIABLE);
        if (named != null && !named.isBlank()) {
            return new SaveFolder(decoded(named));
        }
        Path home = home(environment, userHome);
        Path folder = usual(osName, environment, home);
        if (folder.getRoot() == null) {
            throw new InvalidPathException(userHome, "does not begin at a root");
        }
        return new SaveFolder(folder);
    }

    private static Path home(Map<String, String> environment, String userHome) {
        Path home = decoded(userHome);
        return home.getRoot() == null ? given(environment, "HOME", home) : home;
    }

    private static void requireDecoded(String path) {
        if (path.indexOf(UNDECODED) >= 0) {
            throw new InvalidPathException(path, "cannot be read in this locale");
        }
    }

    private static Path decoded(String path) {
        requireDecoded(path);
        return Path.of(path);
    }

    private static Path usual(String osName, Map<String, String> environment, Path home) {
        String os = osName.toLowerCase(Locale.ROOT);
        if (os.startsWith("windows")) {
            return given(environment, "APPDATA", home.resolve("AppData/Roaming"))
                    .resolve(NAME);
        }
        if (os.startsWith("mac")) {
            return home.resolve("Library/Application Support").resolve(NAME);
        }
        return given(environment, "XDG_DATA_HOME", home.resolve(".local/share")).resolve(NAME.toLowerCase(Locale.ROOT));
    }

    /** Returns the file of the settings. */
    public Path settings() {
        return path.resolve("settings.json");
    }

    /** Returns the folder of the current run and its generations. */
    public Path run() {
        return path.resolve("run");
    }

    /** Returns the file of the profile. */
    public Path profile() {
        return path.resolve("profile.json");
    }

    /** Returns the file with the accounts of ended runs. */
    public Path history() {
        return path.resolve("history");
    }

    /** Returns the folder with the newest accounts as readable files. */
    public Path accounts() {
        return path.resolve("accounts");
    }

    /** Returns the folder of runs that have ended or were replaced by another. */
    public Path replays() {
        return path.resolve("replays");
    }

    /** Returns the folder of runs that the player has exported. */
    public Path exports() {
        return path.resolve("exports");
    }

    /** Returns the folder of animated pictures of floor generation. */
    public Path pictures() {
        return path.resolve("pictures");
    }

    /**
     * Returns the folder of content that was tried out. It is laid out like the assets, so that the game can be started
     * with it.
     */
    public Path triedContent() {
        return path.resolve("tried");
    }

    /** Returns the folder of crash and bug reports. */
    public Path reports() {
        return path.resolve("reports");
    }

    /**
     * Creates the folder if necessary and tries to write in it.
     *
     * @return why nothing can be saved there, in a few words; null if all is well
     */
    public @Nullable String whyReadOnly() {
        try {
            OwnerOnlyFiles.makeFolder(path);
            Files.delete(Files.createFile(WholeFile.temporaryIn(path, "probe"), OwnerOnlyFiles.file(path)));
            return null;
        } catch (IOException e) {
            return WholeFile.reason(e);
        }
    }

    /**
     * Returns the folder that an environment variable names. As the XDG standard asks, a relative path does not count.
     */
    private static Path given(Map<String, String> environment, String variable, Path otherwise) {
        String value = environment.getOrDefault(variable, "");
        requireDecoded(value);
        try {
            return Path.of(value).isAbsolute() ? Path.of(value) : otherwise;
        } catch (InvalidPathException nonsense) {
            return otherwise;
        }
    }
}
