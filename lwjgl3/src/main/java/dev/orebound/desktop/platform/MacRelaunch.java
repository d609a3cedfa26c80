package dev.orebound.desktop.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Restarts the game on macOS. There only a process's first thread owns windows, and Java runs {@code main} on another
 * one unless it is started with {@code -XstartOnFirstThread}; without that option, the game starts itself again with
 * it.
 */
public final class MacRelaunch {
    /** Set for the new process, so that it does not start another one. */
    static final String GUARD = "OREBOUND_RELAUNCHED";

    private static final String FIRST_THREAD = "-XstartOnFirstThread";

    private MacRelaunch() {}

    /**
     * Returns the command that starts the game again, or an empty list if this process can go on.
     *
     * @param jvmArguments arguments of this Java
     * @param classPath class path of this process
     * @param mainClass main class of this process
     * @param arguments arguments of the game
     */
    public static List<String> plan(
            HostMachine host, List<String> jvmArguments, String classPath, String mainClass, List<String> arguments) {
        boolean onFirstThread = "1".equals(host.environment().get("JAVA_STARTED_ON_FIRST_THREAD_" + host.pid()));
        Path java = host.javaHome().resolve("bin/java");
        if (!host.isMac() || onFirstThread || host.has(GUARD) || !Files.isExecutable(java)) {
            return List.of();
        }
        List<String> command = new ArrayList<>();
        command.add(java.toString());
        command.add(FIRST_THREAD);
        command.addAll(jvmArguments);
        command.add("-cp");
        command.add(classPath);
        command.add(mainClass);
        command.addAll(arguments);
        return command;
    }

    /**
     * Runs a command in place of this process, on the same console; it ends together with this process.
     *
     * @return its exit code
     * @throws CannotStartException if it cannot be started
     */
    public static int run(List<String> command) {
        try {
            Process child = start(command);
            Thread ending = new Thread(child::destroy, "end the game's own process");
            Runtime.getRuntime().addShutdownHook(ending);
            return child.waitFor();
        } catch (IOException e) {
            throw new CannotStartException("cannot start " + command.get(0) + " again: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CannotStartException("was interrupted while the game ran");
        }
    }

    private static Process start(List<String> command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
        Map<String, String> environment = builder.environment();
        environment.put(GUARD, "1");
        return builder.start();
    }
}
