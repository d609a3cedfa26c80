package dev.orebound.desktop.speech;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The voice of macOS: the program {@code say}, which reads its standard input to the end, speaks it and ends. The
 * process for the next text waits already, so that no text waits for a start. To stop is to end the process. The voice
 * is the one that the player has chosen in the system.
 */
final class SayVoice implements SystemVoice {
    static final Path PROGRAM = Path.of("/usr/bin/say");

    /** Words a minute of the usual rate; the slowest is half of it, the fastest twice. */
    private static final int USUAL_WORDS = 175;

    private final String program;
    private int wordsAMinute = USUAL_WORDS;
    private @Nullable Process ready;
    private @Nullable Process speaking;

    SayVoice(String program) {
        this.program = program;
    }

    @Override
    public void open() throws IOException {
        if (ready == null || !ready.isAlive()) {
            ready = start();
        }
    }

    private Process start() throws IOException {
        return new ProcessBuilder(List.of(program, "-r", Integer.toString(wordsAMinute), "-f", "-"))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    @Override
    public void set(float rate, Locale language) throws IOException {
        wordsAMinute = Math.round(USUAL_WORDS * (float) Math.pow(2, 2 * rate - 1));
        end(ready);
        ready = start();
    }

    @Override
    public void speak(String words) throws IOException {
        open();
        Process now = ready;
        if (now == null) {
            throw new IOException("say does not start");
        }
        speaking = now;
        try (OutputStream input = now.getOutputStream()) {
            input.write((words + '\n').getBytes(StandardCharsets.UTF_8));
        }
        ready = start();
    }

    @Override
    public boolean isSpeaking() {
        return speaking != null && speaking.isAlive();
    }

    @Override
    public void stop() {
        end(speaking);
        speaking = null;
    }

    @Override
    public void close() {
        stop();
        end(ready);
        ready = null;
    }

    private static void end(@Nullable Process process) {
        if (process != null) {
            process.destroy();
        }
    }
}
