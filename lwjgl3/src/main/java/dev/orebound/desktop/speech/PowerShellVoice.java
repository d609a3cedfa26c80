package dev.orebound.desktop.speech;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The voice of Windows: one PowerShell that runs a constant script with System.Speech for as long as speech is on. Each
 * line of its standard input is a letter and its argument: S speaks a text, C stops, R sets the rate from -10 to 10, L
 * the language, and ? asks for the state, which it answers in a line. The script is a file, because PowerShell reads
 * the standard input itself when the script is an argument.
 */
final class PowerShellVoice implements SystemVoice {
    static final String PROGRAM = "powershell.exe";

    private static final String SCRIPT = String.join(
            "\r\n",
            "$ErrorActionPreference = 'Stop'",
            "Add-Type -AssemblyName System.Speech",
            "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer",
            "$voice.SetOutputToDefaultAudioDevice()",
            "$utf8 = New-Object System.Text.UTF8Encoding($false)",
            "$lines = New-Object System.IO.StreamReader([Console]::OpenStandardInput(), $utf8)",
            "while ($null -ne ($line = $lines.ReadLine())) {",
            "    if ($line.Length -eq 0) { continue }",
            "    $rest = $line.Substring(1)",
            "    switch ($line.Substring(0, 1)) {",
            "        'S' { $null = $voice.SpeakAsync($rest) }",
            "        'C' { $voice.SpeakAsyncCancelAll() }",
            "        'R' { $voice.Rate = [int]$rest }",
            "        'L' {",
            "            try {",
            "                $culture = New-Object System.Globalization.CultureInfo($rest)",
            "                $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, $culture)",
            "            } catch { }",
            "        }",
            "        '?' { [Console]::Out.WriteLine([string]$voice.State); [Console]::Out.Flush() }",
            "    }",
            "}",
            "$voice.SpeakAsyncCancelAll()",
            "$voice.Dispose()",
            "");

    private static final String READY = "Ready";
    private static final long POLL_MILLIS = 100;
    private static final int MOST_RATE = 10;
    private static final long MOST_START_SECONDS = 20;
    private static final long MOST_ANSWER_SECONDS = 3;

    /** Time after the begin of a text in which the voice may not tell yet that it speaks. */
    private static final long BEGIN_MILLIS = 150;

    private final List<String> command;
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private @Nullable Process process;
    private @Nullable Path script;
    private long begun;

    PowerShellVoice() {
        this(List.of(PROGRAM, "-NoLogo", "-NoProfile", "-NonInteractive", "-ExecutionPolicy", "Bypass", "-File"));
    }

    /** @param command starts the program; the path of the script follows */
    PowerShellVoice(List<String> command) {
        this.command = command;
    }

    @Override
    public void open() throws IOException {
        if (process != null && process.isAlive()) {
            return;
        }
        Path file = Files.createTempFile("orebound-speech", ".ps1");
        script = file;
        Files.writeString(file, SCRIPT, StandardCharsets.US_ASCII);
        List<String> line = new ArrayList<>(command);
        line.add(file.toString());
        Process started = new ProcessBuilder(line)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process = started;
        answers.clear();
        Thread reader = new Thread(() -> read(started), "speech answers");
        reader.setDaemon(true);
        reader.start();
        ask(MOST_START_SECONDS);
    }

    private void read(Process from) {
        try (BufferedReader lines = from.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                answers.add(line.strip());
            }
        } catch (IOException e) {
            // The process has ended, which the next question finds out.
        }
    }

    private void send(char letter, String argument) throws IOException {
        Process now = process;
        if (now == null || !now.isAlive()) {
            throw new IOException("PowerShell has ended");
        }
        OutputStream input = now.getOutputStream();
        input.write((letter + argument + '\n').getBytes(StandardCharsets.UTF_8));
        input.flush();
    }

    private String ask(long mostSeconds) throws IOException {
        send('?', "");
        try {
            long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(mostSeconds);
            String answer = null;
            while (answer == null) {
                answer = answers.poll(POLL_MILLIS, TimeUnit.MILLISECONDS);
                Process now = process;
                boolean hasEnded = now == null || !now.isAlive();
                if (answer == null && (hasEnded || System.nanoTime() > until)) {
                    throw new IOException("PowerShell does not answer");
                }
            }
            return answer;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    @Override
    public void set(float rate, Locale language) throws IOException {
        send('L', language.toLanguageTag());
        send('R', Integer.toString(Math.round((2 * rate - 1) * MOST_RATE)));
    }

    @Override
    public void speak(String words) throws IOException {
        begun = System.nanoTime();
        send('S', words);
    }

    @Override
    public boolean isSpeaking() throws IOException {
        boolean hasJustBegun = System.nanoTime() - begun < TimeUnit.MILLISECONDS.toNanos(BEGIN_MILLIS);
        return hasJustBegun || !READY.equals(ask(MOST_ANSWER_SECONDS));
    }

    @Override
    public void stop() throws IOException {
        send('C', "");
    }

    @Override
    public void close() {
        Process ending = process;
        process = null;
        if (ending != null) {
            ending.destroy();
        }
        Path file = script;
        script = null;
        if (file != null) {
            file.toFile().delete();
        }
    }
}
