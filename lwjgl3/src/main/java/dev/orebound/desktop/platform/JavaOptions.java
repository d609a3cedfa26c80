package dev.orebound.desktop.platform;

import java.util.ArrayList;
import java.util.List;

/**
 * The options of Java that the player has chosen, on the command line or in the environment, and those with which the
 * game's own process starts besides. A choice of the player's leaves out all of ours that it could contradict, because
 * Java ends at once where two options contradict each other.
 *
 * <p>Nothing here uses a lambda, a stream, a format or a pattern, because it runs before the new process (see
 * {@link GameRelaunch}).
 */
final class JavaOptions {
    /**
     * Memory for objects. A run keeps about 35 MB of them; a saved run may be large, too. Play makes no garbage, so
     * little room is left for it.
     */
    static final List<String> HEAP =
            List.of("-Xms40m", "-Xmn12m", "-Xmx256m", "-XX:MinHeapFreeRatio=20", "-XX:MaxHeapFreeRatio=30");

    /**
     * Lets what starting has freed go back to the system. Java knows this since 17.0.9, can do it on Linux, and prints
     * a warning elsewhere.
     */
    static final List<String> TRIM = List.of("-XX:+IgnoreUnrecognizedVMOptions", "-XX:TrimNativeHeapInterval=5000");

    /**
     * Lets the optimising compiler wait until a method has run some ten to forty times as often as usual. It would
     * otherwise spend as much time as all else on methods that only the start needs; those of play reach these numbers
     * within seconds.
     */
    static final List<String> PATIENT_COMPILER = List.of(
            "-XX:Tier4InvocationThreshold=50000",
            "-XX:Tier4MinInvocationThreshold=10000",
            "-XX:Tier4CompileThreshold=150000",
            "-XX:Tier4BackEdgeThreshold=1500000");

    /**
     * Lets records of content be made by Java's own code, which writes no class for each constructor: those classes
     * cost a start more than all calls do. Java 17 reads the first, newer ones the second.
     */
    static final List<String> PLAIN_REFLECTION =
            List.of("-Dsun.reflect.inflationThreshold=2147483647", "-Djdk.reflect.useNativeAccessorOnly=true");

    static final String COLLECTOR = "-XX:+UseSerialGC";

    /** The variables from which Java takes options. The last is read after the command line. */
    private static final List<String> VARIABLES = List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

    private static final List<String> SIZES = List.of("-Xms", "-Xmx", "-Xmn", "-XX:+AggressiveHeap");
    private static final List<String> SIZE_WORDS = List.of("Heap", "RAM", "NewSize", "NewRatio");
    private static final List<String> TIERS = List.of("-XX:Tier", "-XX:-Tier", "-XX:+Tier");
    private static final List<String> DEBUGGERS = List.of("-agentlib:jdwp", "-Xrunjdwp", "-Xdebug");

    /** Options with which Java cannot make or use an archive of classes, and those that choose another. */
    private static final List<String> ARCHIVES = List.of(
            "-Xshare",
            "-XX:SharedArchiveFile",
            "-XX:SharedClassListFile",
            "-XX:ArchiveClassesAtExit",
            "-XX:+AutoCreateSharedArchive",
            "-XX:DumpLoadedClassList",
            "-XX:AOT",
            "-agent",
            "-javaagent",
            "--patch-module",
            "--upgrade-module-path",
            "--limit-modules");

    /** Options that name a file with further options. */
    private static final List<String> FILES = List.of("@", "-XX:Flags", "-XX:VMOptionsFile");

    private final List<String> chosen;
    private final boolean trims;

    private JavaOptions(List<String> chosen, boolean trims) {
        this.chosen = chosen;
        this.trims = trims;
    }

    /**
     * Returns the choices of the player.
     *
     * @param options those on the command line
     */
    static JavaOptions of(HostMachine host, List<String> options) {
        List<String> chosen = new ArrayList<>(options);
        for (String variable : VARIABLES) {
            if (host.has(variable)) {
                addWords(String.valueOf(host.environment().get(variable)), chosen);
            }
        }
        return new JavaOptions(chosen, host.isUnix());
    }

    /** Adds the words of a text, without quotes. */
    private static void addWords(String text, List<String> words) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i <= text.length(); i++) {
            char next = i < text.length() ? text.charAt(i) : ' ';
            if (!Character.isWhitespace(next)) {
                word.append(next == '"' || next == '\'' ? "" : next);
            } else if (word.length() > 0) {
                words.add(word.toString());
                word.setLength(0);
            }
        }
    }

    /** Returns true if the player wants to debug the game. */
    boolean areOfDebugger() {
        return choose(DEBUGGERS);
    }

    /**
     * Returns what the game's own process is started with besides the choices of the player.
     *
     * @param hasBound true if its memory shall have a bound
     */
    List<String> ours(ClassArchive archive, boolean hasBound) {
        List<String> ours = new ArrayList<>();
        if (choose(FILES)) {
            return ours;
        }
        if (hasBound && !chooseSizes()) {
            ours.addAll(HEAP);
            if (trims) {
                ours.addAll(TRIM);
            }
        }
        if (!chooseCollector()) {
            ours.add(COLLECTOR);
        }
        if (!choose(TIERS)) {
            ours.addAll(PATIENT_COMPILER);
        }
        ours.addAll(PLAIN_REFLECTION);
        if (!choose(ARCHIVES)) {
            ours.addAll(archive.options());
        }
        return ours;
    }

    private boolean choose(List<String> beginnings) {
        for (String option : chosen) {
            for (String beginning : beginnings) {
                if (option.startsWith(beginning)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean chooseSizes() {
        for (String option : chosen) {
            for (String word : SIZE_WORDS) {
                if (option.startsWith("-XX:") && option.contains(word) && !option.contains("HeapDump")) {
                    return true;
                }
            }
        }
        return choose(SIZES);
    }

    private boolean chooseCollector() {
        for (String option : chosen) {
            if (option.startsWith("-XX:") && option.startsWith("Use", "-XX:+".length()) && option.endsWith("GC")) {
                return true;
            }
        }
        return false;
    }
}
