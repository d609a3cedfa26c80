package dev.orebound.desktop.command;

import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.desktop.platform.ProcessConsole;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Captures the output of a command. */
final class Terminal {
    private final ByteArrayOutputStream data = new ByteArrayOutputStream();
    private final ByteArrayOutputStream complaints = new ByteArrayOutputStream();

    /** Returns a machine without a display, whose player keeps everything in one folder. */
    static HostMachine hostOf(Path folder) {
        Map<String, String> environment =
                Map.of("OREBOUND_HOME", folder.resolve("saves").toString());
        return new HostMachine(
                "Linux", environment, folder.toString(), "ada", folder.toString(), folder, 1, Optional.empty());
    }

    ProcessConsole console() {
        return new ProcessConsole(
                new PrintStream(data, true, StandardCharsets.UTF_8),
                new PrintStream(complaints, true, StandardCharsets.UTF_8));
    }

    /** Returns the text on standard output. */
    String data() {
        return data.toString(StandardCharsets.UTF_8);
    }

    /** Returns the text on standard error. */
    String complaints() {
        return complaints.toString(StandardCharsets.UTF_8);
    }

    void clear() {
        data.reset();
        complaints.reset();
    }
}
