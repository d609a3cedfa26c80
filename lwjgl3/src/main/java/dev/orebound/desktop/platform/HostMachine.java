package dev.orebound.desktop.platform;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The machine and the process at start-up, before anything was changed for the libraries. Folders of the player are
 * texts, because a system may give them names that it cannot itself write.
 *
 * @param osName as in the system property {@code os.name}
 * @param environment the environment variables
 * @param home the player's home folder
 * @param userName the player's user name
 * @param temporary the folder for temporary files
 * @param javaHome the folder of the running Java
 * @param pid the number of this process
 * @param started the start time of this process or of the one that started it again, if the system provides it
 */
public record HostMachine(
        String osName,
        Map<String, String> environment,
        String home,
        String userName,
        String temporary,
        Path javaHome,
        long pid,
        Optional<Instant> started) {

    /** Returns this machine and this process. */
    public static HostMachine here() {
        ProcessHandle process = ProcessHandle.current();
        ProcessHandle first = GameRelaunch.firstProcess(System.getenv()).orElse(process);
        return new HostMachine(
                System.getProperty("os.name"),
                System.getenv(),
                System.getProperty("user.home"),
                System.getProperty("user.name"),
                System.getProperty("java.io.tmpdir"),
                folderOfJava(),
                process.pid(),
                first.info().startInstant());
    }

    /** Returns the folder of Java, or an empty path if its name cannot be read in this locale. */
    private static Path folderOfJava() {
        try {
            return Path.of(System.getProperty("java.home"));
        } catch (InvalidPathException unreadable) {
            return Path.of("");
        }
    }

    public boolean isWindows() {
        return osName.toLowerCase(Locale.ROOT).startsWith("windows");
    }

    public boolean isMac() {
        return osName.toLowerCase(Locale.ROOT).startsWith("mac");
    }

    /** Returns true on Linux and similar systems, where the display is a server that may be missing. */
    public boolean isUnix() {
        return !isWindows() && !isMac();
    }

    /** Returns true if debug output was requested when the game was started. */
    public boolean isDebugging() {
        return "debug".equals(System.getProperty("orebound.log"));
    }

    /** Returns true if the environment sets this variable. */
    public boolean has(String variable) {
        return !environment.getOrDefault(variable, "").isEmpty();
    }
}
