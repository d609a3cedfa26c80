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
 * @param path absolute; need not be there yet
 */
public record SaveFolder(Path path) {
    /** The variable of the environment that names the folder. */
    public static final String VARIABLE = "OREBOUND_HOME";

    private static final String NAME = "Orebound";

    /** Java decodes a byte that its locale lacks as this: the name would be that of another folder. */
    private static final char UNDECODED = '\uFFFD';

    public SaveFolder {
        path = path.toAbsolutePath().normalize();
    }

    /**
     * The folder that {@code OREBOUND_HOME} names, else the platform's own place for application data.
     *
     * @param osName as in the system property {@code os.name}
     * @param environment the variables of the environment
     * @param userHome the user's own folder, or some other text if the system knows of none; then {@code HOME} counts
     * @throws InvalidPathException if the folder's name is none, lies in no folder, or could not be decoded
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

    /** Where the settings stand. */
    public Path settings() {
        return path.resolve("settings.json");
    }

    /** Where the run that can be continued stands, with its generations. */
    public Path run() {
        return path.resolve("run");
    }

    /** Where the profile stands. */
    public Path profile() {
        return path.resolve("profile.json");
    }

    /** Where the accounts of ended runs stand. */
    public Path history() {
        return path.resolve("history");
    }

    /** Where the newest of them lie to be read outside the game. */
    public Path accounts() {
        return path.resolve("accounts");
    }

    /** Where runs go that have ended, or that another took the place of. */
    public Path replays() {
        return path.resolve("replays");
    }

    /** Where runs go that the player has exported. */
    public Path exports() {
        return path.resolve("exports");
    }

    /** Where animated pictures of floors in the making go. */
    public Path pictures() {
        return path.resolve("pictures");
    }

    /** Where content goes that was tried out; laid out like the assets, so that the game can be started with it. */
    public Path triedContent() {
        return path.resolve("tried");
    }

    /** Where reports of crashes and defects go. */
    public Path reports() {
        return path.resolve("reports");
    }

    /**
     * Makes the folder, if need be, and tries to write in it.
     *
     * @return why nothing can be saved there, in a few words, or null if all is well
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

    /** A folder that the environment names; one that is not absolute does not count, as the XDG standard asks. */
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
