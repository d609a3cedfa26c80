package dev.orebound.desktop.platform;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The machine and the process as found at start-up, before anything was changed for the libraries. Folders of the player are
 * texts, because a system may give them names that it cannot itself write.
 *
 * @param osName as in the system property {@code os.name}
 * @param environment the variables of the environment
 * @param home the player's own folder
 * @param userName the name by which the machine knows the player
 * @param temporary the folder for temporary files
 * @param javaHome the folder of the running Java
 * @param pid the number of this process
 * @param started when this process began, if the system tells
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

    /** This machine and this process. */
    public static HostMachine here() {
        ProcessHandle process = ProcessHandle.current();
        return new HostMachine(
                System.getProperty("os.name"),
                System.getenv(),
                System.getProperty("user.home"),
                System.getProperty("user.name"),
                System.getProperty("java.io.tmpdir"),
                Path.of(System.getProperty("java.home")),
                process.pid(),
                process.info().startInstant());
    }

    public boolean isWindows() {
        return osName.toLowerCase(Locale.ROOT).startsWith("windows");
    }

    public boolean isMac() {
        return osName.toLowerCase(Locale.ROOT).startsWith("mac");
    }

    /** True on Linux and its kin, where a display is a server that may not be there. */
    public boolean isUnix() {
        return !isWindows() && !isMac();
    }

    /** True if whoever started the game wants to see what goes on inside. */
    public boolean isDebugging() {
        return "debug".equals(System.getProperty("orebound.log"));
    }

    /** True if the environment names something under this variable. */
    public boolean has(String variable) {
        return !environment.getOrDefault(variable, "").isEmpty();
    }
}
