package dev.orebound.desktop.command;

import dev.orebound.desktop.Main;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Runs the game in a separate process, as a player does from a terminal without a display. */
record GameProcess(int exitCode, String data, String complaints) {

    /** Runs a process to its end. */
    static GameProcess run(Path folder, Map<String, String> environment, String... arguments) {
        return run(List.of(), folder, environment, arguments);
    }

    /**
     * Runs a process to its end in the C locale, which has no letters beyond ASCII.
     *
     * @param script assigns to {@code $a} the text that is appended to the arguments; a process in such a locale may
     *     not be able to pass such letters itself
     */
    static GameProcess runInC(Path folder, String script, Map<String, String> environment, String... arguments) {
        Map<String, String> plain = new HashMap<>(environment);
        plain.put("LC_ALL", "C");
        return run(List.of("sh", "-c", script + "; exec \"$0\" \"$@\" \"$a\""), folder, plain, arguments);
    }

    private static GameProcess run(
            List<String> starter, Path folder, Map<String, String> environment, String... arguments) {
        List<String> command = new ArrayList<>(starter);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of(arguments));
        try {
            Path data = Files.createTempFile(folder, "data", ".txt");
            Path complaints = Files.createTempFile(folder, "complaints", ".txt");
            ProcessBuilder builder =
                    new ProcessBuilder(command).redirectOutput(data.toFile()).redirectError(complaints.toFile());
            builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY", "OREBOUND_HOME"));
            builder.environment().put("HOME", folder.toString());
            builder.environment().putAll(environment);
            int exitCode = builder.start().waitFor();
            return new GameProcess(exitCode, read(data), read(complaints));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Returns the only line on standard error, without its line end. */
    String complaint() {
        List<String> lines = complaints.lines().toList();
        if (lines.size() != 1) {
            throw new AssertionError("not one line but: " + complaints);
        }
        return lines.get(0);
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }
}
