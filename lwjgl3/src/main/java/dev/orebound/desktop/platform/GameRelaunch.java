package dev.orebound.desktop.platform;

import dev.orebound.desktop.StartMessage;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Starts the game's window in a process of its own, because some of what it needs can be chosen only when a Java
 * starts: the bound of its memory, the {@link ClassArchive} that shortens its start, and on macOS the first thread,
 * which alone may own windows. The first process waits, passes on the exit code, and uses next to nothing.
 *
 * <p>Until the new process has begun, nothing here uses a lambda, a stream, a format or a pattern: the first of each
 * costs a fresh Java 20 to 50 ms, and together they would take longer than everything else that the first process does.
 *
 * <p>The player's own options of Java are passed on, and a bound of memory or a collector among them replaces ours. The
 * game goes on in this process if no other can be started.
 */
public final class GameRelaunch {
    /** Set for the new process to the number of the first one, so that it does not start another. */
    static final String GUARD = "OREBOUND_RELAUNCHED";

    /** Commands that open no window. They run in this process, since their output is theirs alone. */
    public static final List<String> WITHOUT_WINDOW = List.of(
            "inspect",
            "survey",
            "graph",
            "arena",
            "hordes",
            "bot",
            "golems",
            "vignettes",
            "builds",
            "merge",
            "replay",
            "export",
            "import",
            "content",
            "bench");

    /** Set for the new process if the first one listens for its exit code. */
    private static final String LISTENS = "OREBOUND_TELL_EXIT";

    /** Time after which a process that has said its exit code, and still runs, is making its archive. */
    private static final int MOMENT_MILLIS = 100;

    /** The code with which Java ends if it cannot do what its options ask for. */
    private static final int REFUSED_BY_JAVA = 1;

    private static final int NOT_BEGUN = Integer.MIN_VALUE;

    private static final String FIRST_THREAD = "-XstartOnFirstThread";
    private static final int QUIET_MEMORY_FROM = 23;
    private static final String WINDOW = "play";
    private static final String HIDDEN_WINDOW = "film";

    private GameRelaunch() {}

    /**
     * The command line of this process: the options of Java, the class path, the main class, and the game's own
     * arguments.
     */
    public record Started(List<String> options, String classPath, String mainClass, List<String> arguments) {
        /** Returns what this process was started with. */
        public static Started here(String mainClass, String[] arguments) {
            String classPath = System.getProperty("java.class.path");
            return new Started(options(classPath), classPath, mainClass, List.of(arguments));
        }

        /**
         * The options stand before the jar. Asking the system is quicker than Java's own tools, but not all systems
         * tell.
         */
        private static List<String> options(String classPath) {
            Optional<String[]> all = ProcessHandle.current().info().arguments();
            List<String> words = all.isPresent() ? List.of(all.get()) : List.of();
            int jar = words.indexOf("-jar");
            return jar >= 0 && jar + 1 < words.size() && words.get(jar + 1).equals(classPath)
                    ? words.subList(0, jar)
                    : ManagementFactory.getRuntimeMXBean().getInputArguments();
        }

        /** Returns the same with one more option of Java. */
        Started with(String option) {
            List<String> more = new ArrayList<>(options);
            more.add(option);
            return new Started(more, classPath, mainClass, arguments);
        }

        boolean isOneJar() {
            try {
                return classPath.endsWith(".jar") && Files.isRegularFile(Path.of(classPath));
            } catch (InvalidPathException unreadable) {
                return false;
            }
        }

        /**
         * Returns true if these arguments open a window: the game's or the film room's, or options without another
         * command after them.
         */
        boolean opensWindow() {
            String first = arguments.isEmpty() ? WINDOW : arguments.get(0);
            boolean isOption = first.startsWith("-")
                    && !List.of("-h", "--help", "-V", "--version").contains(first);
            boolean isOtherCommand = !Collections.disjoint(arguments, WITHOUT_WINDOW);
            return first.equals(WINDOW) || first.equals(HIDDEN_WINDOW) || (isOption && !isOtherCommand);
        }

        /**
         * Returns true for the film room, which needs the first thread as the game does, but no bound of its memory.
         */
        boolean opensHiddenWindow() {
            return arguments.contains(HIDDEN_WINDOW) && !arguments.contains(WINDOW);
        }

        private boolean hasUnreadableArgument() {
            for (String argument : arguments) {
                if (argument.indexOf('\uFFFD') >= 0) {
                    return true;
                }
            }
            return false;
        }
    }

    /**
     * Runs the game in a new process, if that is better, until it ends.
     *
     * @return its exit code, or null if the game is to go on in this process
     * @throws CannotStartException on macOS, where it cannot go on, if there is no new process
     */
    public static @Nullable Integer run(HostMachine host, Started started) {
        if (!started.opensWindow() || host.has(GUARD)) {
            return null;
        }
        BundledStart bundled = BundledStart.here();
        if (bundled != null) {
            return bundled.isWhole() || !bundled.canBeWhole() ? null : runListing(host, started, bundled);
        }
        Path launcher = launcher(host);
        ClassArchive archive = started.isOneJar() && !started.opensHiddenWindow()
                ? ClassArchive.of(host, Path.of(started.classPath()))
                : ClassArchive.NONE;
        List<String> command = plan(host, started, launcher, archive);
        if (command.isEmpty()) {
            return null;
        }
        try {
            int code = outcomeOf(start(host, command, archive), archive);
            if (code != NOT_BEGUN) {
                return code;
            }
            archive.remove();
            return startPlainly(host, started, launcher);
        } catch (IOException e) {
            if (host.isMac()) {
                throw new CannotStartException("cannot start " + launcher + " again: " + e.getMessage());
            }
            return null;
        }
    }

    /**
     * Runs the game of a bundle that has no archive of classes yet, and makes that afterwards.
     *
     * @return its exit code, or null if the game is to go on in this process
     */
    private static @Nullable Integer runListing(HostMachine host, Started started, BundledStart bundled) {
        Path launcher = launcher(host);
        List<String> command = plan(host, started.with(bundled.listing()), launcher, ClassArchive.NONE);
        if (command.isEmpty()) {
            return null;
        }
        try {
            int code = outcomeOf(start(host, command, ClassArchive.NONE), ClassArchive.NONE);
            if (code == 0) {
                bundled.makeWhole(
                        launcher, Path.of(started.classPath()).toAbsolutePath().toString());
            }
            return code;
        } catch (IOException e) {
            return null;
        }
    }

    /**
     * Runs the game after its process has ended before its first frame, with no options of Java but those of the
     * player.
     */
    private static int startPlainly(HostMachine host, Started started, Path launcher) throws IOException {
        ProcessConsole.ofProcess()
                .complain("ended before its first frame; it starts again without its archive of classes and its "
                        + "options of Java");
        List<String> command = plan(host, started, launcher, List.of());
        return outcomeOf(start(host, command, ClassArchive.NONE), ClassArchive.NONE);
    }

    /** Returns true if these arguments open the game itself: a player may have started it without a console. */
    public static boolean opensGame(String... arguments) {
        Started started = new Started(List.of(), "", "", List.of(arguments));
        return started.opensWindow() && !started.opensHiddenWindow();
    }

    /** Returns the launcher of this process: {@code java}, or {@code javaw} where it was started without a console. */
    private static Path launcher(HostMachine host) {
        String command = ProcessHandle.current().info().command().orElse("");
        try {
            return command.isEmpty()
                    ? host.javaHome().resolve(host.isWindows() ? "bin/java.exe" : "bin/java")
                    : Path.of(command);
        } catch (InvalidPathException unreadable) {
            return Path.of("");
        }
    }

    /**
     * Returns the command that starts the game again, or an empty list if this process can go on.
     *
     * <p>It goes on where a debugger is attached, which would otherwise be asked to attach twice; where the class path
     * is no jar, as in an IDE; and where an argument could not be read, which only this process can still recover.
     */
    static List<String> plan(HostMachine host, Started started, Path launcher, ClassArchive archive) {
        JavaOptions options = JavaOptions.of(host, started.options());
        return plan(host, started, launcher, options.ours(archive, !started.opensHiddenWindow()));
    }

    private static List<String> plan(HostMachine host, Started started, Path launcher, List<String> ours) {
        boolean isOnFirstThread = "1".equals(host.environment().get("JAVA_STARTED_ON_FIRST_THREAD_" + host.pid()));
        boolean needsFirstThread = host.isMac() && !isOnFirstThread;
        boolean canBeBetter = started.isOneJar()
                && !started.opensHiddenWindow()
                && !started.hasUnreadableArgument()
                && !JavaOptions.of(host, started.options()).areOfDebugger();
        boolean hasLauncher = launcher.isAbsolute() && Files.isExecutable(launcher);
        if (host.has(GUARD) || !hasLauncher || !(needsFirstThread || canBeBetter)) {
            return List.of();
        }
        List<String> command = new ArrayList<>();
        command.add(launcher.toString());
        if (needsFirstThread) {
            command.add(FIRST_THREAD);
        }
        command.addAll(ours);
        if (Runtime.version().feature() >= QUIET_MEMORY_FROM) {
            command.add("--sun-misc-unsafe-memory-access=allow");
        }
        command.addAll(started.options());
        if (started.isOneJar()) {
            // The archive of classes holds the path: a relative one would be wrong for a start from another folder.
            command.addAll(List.of(
                    "-jar", Path.of(started.classPath()).toAbsolutePath().toString()));
        } else {
            command.addAll(List.of("-cp", started.classPath(), started.mainClass()));
        }
        command.addAll(started.arguments());
        return command;
    }

    private static Process start(HostMachine host, List<String> command, ClassArchive archive) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
        if (archive.isBeingMade()) {
            builder.redirectOutput(ProcessBuilder.Redirect.PIPE);
            builder.environment().put(LISTENS, "1");
            if (StartMessage.hasConsole(host.environment(), host.osName())) {
                builder.environment().put(StartMessage.CONSOLE, "1");
            }
        }
        builder.environment().put(GUARD, String.valueOf(host.pid()));
        archive.begin(builder);
        return builder.start();
    }

    /**
     * Waits for the exit code. A process that makes the archive does so after its window has closed, which takes a
     * second or two that nobody should wait for; it says its exit code before, as the last byte on its output.
     *
     * @return the code, or {@link #NOT_BEGUN} if the game is to start again
     */
    private static int outcomeOf(Process child, ClassArchive archive) throws IOException {
        Thread ending = new Thread(child::destroy, "end the game's own process");
        Runtime.getRuntime().addShutdownHook(ending);
        try {
            int said = archive.isBeingMade() ? passOnUpToLastByte(child.getInputStream()) : -1;
            if (said < 0 || child.waitFor(MOMENT_MILLIS, TimeUnit.MILLISECONDS)) {
                int code = child.waitFor();
                return archive.isDoubtful(code, said) ? NOT_BEGUN : toldBy(said, code);
            }
            Runtime.getRuntime().removeShutdownHook(ending);
            return said;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CannotStartException("was interrupted while the game ran");
        }
    }

    /**
     * Returns the exit code of a game that said one and then ended: Java replaces that of a game that ended well if it
     * cannot write the archive.
     */
    static int toldBy(int said, int code) {
        return said == 0 && code == REFUSED_BY_JAVA ? said : code;
    }

    /** Passes on what the new process prints, and returns its last byte, or -1 if there is none. */
    private static int passOnUpToLastByte(InputStream output) throws IOException {
        int last = -1;
        for (int next = output.read(); next >= 0; next = output.read()) {
            if (last >= 0) {
                System.out.write(last);
            }
            last = next;
        }
        System.out.flush();
        return last;
    }

    /** Records in the game's own process that it has begun well. */
    public static void firstFrameDrawn(HostMachine host) {
        ClassArchive.prove(host);
    }

    /** Lets the game's own process end when the first one does. Does nothing in any other process. */
    public static void endWithFirstProcess(HostMachine host) {
        Optional<ProcessHandle> first = firstProcess(host.environment());
        if (first.isPresent()) {
            CompletableFuture<Void> unused = first.get().onExit().thenRun(() -> System.exit(1));
        }
    }

    /** Returns the process that started this one, if this is the game's own process and that one still runs. */
    static Optional<ProcessHandle> firstProcess(Map<String, String> environment) {
        String number = environment.getOrDefault(GUARD, "");
        try {
            return ProcessHandle.of(Long.parseLong(number));
        } catch (NumberFormatException isNone) {
            return Optional.empty();
        }
    }

    /**
     * Ends the process, after telling the first one its exit code if that listens. A game that failed ends at once: the
     * archive of what it has loaded would be of little use.
     */
    public static void exit(HostMachine host, int code) {
        if (host.has(LISTENS)) {
            System.out.write(code);
            System.out.close();
            if (code != 0) {
                System.err.flush();
                Runtime.getRuntime().halt(code);
            }
            // Java complains here if the disk has no room for the archive, of which no player needs to know.
            System.err.close();
        }
        System.exit(code);
    }
}
