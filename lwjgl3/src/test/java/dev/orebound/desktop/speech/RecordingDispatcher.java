package dev.orebound.desktop.speech;

import dev.orebound.desktop.platform.HostMachine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * A speech-dispatcher with settings, socket and log in a folder, which speaks with espeak-ng into files there and
 * records each text.
 */
public final class RecordingDispatcher implements AutoCloseable {
    private static final String[] PROGRAMS = {"speech-dispatcher", "espeak-ng"};

    private final Path folder;
    private final Process server;

    /** Starts the server; it is ready when this returns. */
    public RecordingDispatcher(Path folder) throws IOException, InterruptedException {
        this.folder = folder;
        Files.createDirectories(folder.resolve("modules"));
        Files.writeString(
                folder.resolve("speechd.conf"),
                String.join(
                        "\n",
                        List.of(
                                "LogLevel 1",
                                "LogDir \"" + folder + "\"",
                                // Modules open a device although this one plays nothing.
                                "AudioOutputMethod \"libao\"",
                                "DefaultModule record",
                                "DefaultLanguage \"en\"",
                                "AddModule \"record\" \"sd_generic\" \"record.conf\"",
                                "")));
        Files.writeString(folder.resolve(".libao"), "default_driver=null\n");
        Files.writeString(
                folder.resolve("modules/record.conf"),
                String.join(
                        "\n",
                        List.of(
                                "GenericExecuteSynth \"printf %s \\'$DATA\\' | tee -a " + folder
                                        + "/said | espeak-ng -v $VOICE --stdin" + " -w " + folder
                                        + "/$(date +%s%N).wav; echo >>" + folder + "/said\"",
                                "GenericMaxChunkLength 5000",
                                "GenericDelimiters \"\"",
                                "GenericStripPunctChars \"\"",
                                "GenericLanguage \"en\" \"en\" \"utf-8\"",
                                "AddVoice \"en\" \"MALE1\" \"en-us\"",
                                "DefaultVoice \"en-us\"",
                                "")));
        ProcessBuilder builder = new ProcessBuilder(
                        PROGRAMS[0],
                        "-s",
                        "-t",
                        "0",
                        "-C",
                        folder.toString(),
                        "-L",
                        folder.toString(),
                        "-S",
                        socket().toString(),
                        "-P",
                        folder.resolve("pid").toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("out").toFile());
        builder.environment().put("HOME", folder.toString());
        server = builder.start();
        FakeProgram.await("speech-dispatcher has started", () -> Files.exists(socket()) || !server.isAlive());
    }

    /** Returns the programs of Debian that are missing for it, empty if none is. */
    public static List<String> missing() {
        return List.of(PROGRAMS).stream()
                .filter(program -> !Files.isExecutable(Path.of("/usr/bin", program)))
                .collect(Collectors.toList());
    }

    private Path socket() {
        return folder.resolve("socket");
    }

    /** Returns this machine with this server in place of the player's. */
    public HostMachine host() {
        HostMachine here = HostMachine.here();
        Map<String, String> environment = new HashMap<>(here.environment());
        environment.put("SPEECHD_ADDRESS", "unix_socket:" + socket());
        return new HostMachine(
                here.osName(),
                environment,
                here.home(),
                here.userName(),
                here.temporary(),
                here.javaHome(),
                here.pid(),
                here.started());
    }

    /** Returns everything that was spoken, with one blank between words. */
    public String said() {
        return String.join(" ", FakeProgram.text(folder.resolve("said")).split("\\s+", -1))
                .strip();
    }

    /** Returns the number of files that hold a voice. */
    public long heard() throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(file ->
                            file.toString().endsWith(".wav") && file.toFile().length() > 1000)
                    .count();
        }
    }

    @Override
    public void close() {
        server.descendants().forEach(ProcessHandle::destroy);
        server.destroy();
        try {
            server.waitFor(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
