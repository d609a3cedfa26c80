package dev.orebound.desktop;

import java.io.BufferedReader;
import java.io.Console;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lwjgl.util.tinyfd.TinyFileDialogs;

/**
 * Tells a player who sees no console why the game cannot be played: in a file, and in a native message that names it.
 * Compiled for Java 8, like {@link Main}.
 *
 * <p>The message is shown by a further process, so the game ends at once with its exit code, and nothing waits where
 * nobody looks.
 */
public final class StartMessage {
    /** The file beside the jar, or else in the folder of saves. */
    static final String FILE = "orebound-error.txt";

    /** Set for the game's own process by the one that was started with a console. */
    public static final String CONSOLE = "OREBOUND_CONSOLE";

    private static final String TITLE = "Orebound";

    private StartMessage() {}

    /**
     * Shows the message that is read from standard input. It is a program of its own, which ends when the player has
     * read the message.
     */
    public static void main(String[] arguments) throws IOException {
        StringBuilder text = new StringBuilder();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                text.append(text.length() == 0 ? "" : "\n").append(line);
            }
        }
        TinyFileDialogs.tinyfd_messageBox(TITLE, withoutQuotes(text.toString()), "ok", "error", 1);
    }

    /** Returns a text that tinyfd does not refuse: it passes it to a shell on some systems. */
    static String withoutQuotes(String text) {
        return text.replaceAll("['\"`$]", "");
    }

    /**
     * Tells the player of a failure, if no console does.
     *
     * @param line the line that was printed
     * @param saves the folder of saves, if it is not the usual one; null otherwise
     */
    public static void tell(String line, @Nullable String saves) {
        if (hasConsole(System.getenv(), System.getProperty("os.name"))) {
            return;
        }
        Path jar = jar();
        Path file = write(line, folders(jar, saves));
        if (jar != null && canShow(System.getenv(), System.getProperty("os.name"))) {
            show(jar, line + (file == null ? "" : "\n\nThis message is also in " + file));
        }
    }

    /**
     * Returns whether somebody reads what is printed: a terminal, a pipe or a file to which a script sends it. Without
     * such a reader Java's launcher has no console, as after a double click, or standard error goes to nowhere or to
     * the log of the desktop.
     */
    public static boolean hasConsole(Map<String, String> environment, String osName) {
        if (environment.containsKey(CONSOLE)) {
            return true;
        }
        Path errors = Paths.get("/proc/self/fd/2");
        try {
            return isRead(Files.readSymbolicLink(errors).toString());
        } catch (IOException | RuntimeException notLinux) {
            return !osName.toLowerCase(Locale.ROOT).startsWith("linux") && isTerminal(System.console());
        }
    }

    /** @param errors to what standard error is connected on Linux, such as {@code pipe:[4711]} */
    static boolean isRead(String errors) {
        return !(errors.equals("/dev/null") || errors.startsWith("socket:") || errors.contains("xsession-errors"));
    }

    /**
     * Up to Java 21 there is a console only at a terminal; from Java 22 on there always is one, which can report it.
     */
    private static boolean isTerminal(@Nullable Console console) {
        if (console == null) {
            return false;
        }
        try {
            return Boolean.TRUE.equals(Console.class.getMethod("isTerminal").invoke(console));
        } catch (NoSuchMethodException beforeJava22) {
            return true;
        } catch (ReflectiveOperationException cannotTell) {
            return true;
        }
    }

    /** Returns whether a message can be shown: there is a display, and no automatic build that would leave it there. */
    static boolean canShow(Map<String, String> environment, String osName) {
        String os = osName.toLowerCase(Locale.ROOT);
        boolean needsDisplay = !os.startsWith("windows") && !os.startsWith("mac");
        boolean hasDisplay = isSet(environment, "DISPLAY") || isSet(environment, "WAYLAND_DISPLAY");
        return !isSet(environment, "CI") && (hasDisplay || !needsDisplay);
    }

    private static boolean isSet(Map<String, String> environment, String variable) {
        String value = environment.get(variable);
        return value != null && !value.isEmpty();
    }

    /** Returns the jar that this Java runs, or null in an IDE. */
    private static @Nullable Path jar() {
        String classPath = System.getProperty("java.class.path", "");
        File file = new File(classPath);
        return classPath.endsWith(".jar") && file.isFile() ? file.toPath().toAbsolutePath() : null;
    }

    private static List<Path> folders(@Nullable Path jar, @Nullable String saves) {
        List<Path> folders = new ArrayList<>();
        if (jar != null && jar.getParent() != null) {
            folders.add(jar.getParent());
        }
        try {
            folders.add(
                    saves == null
                            ? usualSaves(
                                    System.getProperty("os.name"), System.getenv(), System.getProperty("user.home"))
                            : Paths.get(saves));
        } catch (RuntimeException noSuchName) {
            // A folder that cannot be named here cannot be written either.
        }
        return folders;
    }

    /** Returns the folder in which the game saves, as {@code SaveFolder} finds it, which an older Java cannot load. */
    static Path usualSaves(String osName, Map<String, String> environment, String home) {
        if (isSet(environment, "OREBOUND_HOME")) {
            return Paths.get(environment.get("OREBOUND_HOME")).toAbsolutePath();
        }
        String os = osName.toLowerCase(Locale.ROOT);
        if (os.startsWith("mac")) {
            return Paths.get(home, "Library/Application Support", TITLE);
        }
        boolean isWindows = os.startsWith("windows");
        String variable = isWindows ? "APPDATA" : "XDG_DATA_HOME";
        Path data = isSet(environment, variable)
                        && Paths.get(environment.get(variable)).isAbsolute()
                ? Paths.get(environment.get(variable))
                : Paths.get(home, isWindows ? "AppData/Roaming" : ".local/share");
        return data.resolve(isWindows ? TITLE : "orebound");
    }

    /** Writes the file into the first folder that can be written; returns it, or null. */
    private static @Nullable Path write(String line, List<Path> folders) {
        for (Path folder : folders) {
            Path file = folder.resolve(FILE);
            try {
                Files.createDirectories(folder);
                try (Writer out = new OutputStreamWriter(new FileOutputStream(file.toFile()), StandardCharsets.UTF_8)) {
                    out.write(Instant.now() + "\n" + line + "\n");
                }
                return file;
            } catch (IOException | RuntimeException readOnly) {
                // The next folder may do.
            }
        }
        return null;
    }

    /** Returns true if the environment holds options of Java, which a bound of the memory could contradict. */
    static boolean choosesOptions(Map<String, String> environment) {
        return isSet(environment, "JAVA_TOOL_OPTIONS")
                || isSet(environment, "JDK_JAVA_OPTIONS")
                || isSet(environment, "_JAVA_OPTIONS");
    }

    /** Starts the process that shows a message, and does not wait for it. */
    private static void show(Path jar, String text) {
        boolean isWindows =
                System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        Path java = Paths.get(System.getProperty("java.home"), "bin", isWindows ? "javaw.exe" : "java");
        List<String> command = new ArrayList<>();
        command.add(java.toString());
        if (!choosesOptions(System.getenv())) {
            command.add("-Xmx64m");
        }
        command.add("-Dorg.lwjgl.system.allocator=system");
        command.add("-cp");
        command.add(jar.toString());
        command.add(StartMessage.class.getName());
        ProcessBuilder builder = new ProcessBuilder(command);
        File nowhere = new File(isWindows ? "NUL" : "/dev/null");
        builder.redirectOutput(nowhere).redirectError(nowhere);
        try (OutputStream in = builder.start().getOutputStream()) {
            in.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException | RuntimeException cannotStart) {
            // The file tells it.
        }
    }
}
