package dev.orebound.desktop.platform;

import dev.orebound.content.reading.QuotedText;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/**
 * The output streams of the process.
 *
 * @param data receives data only: UTF-8, lines ended by LF
 * @param complaints receives a line for each problem
 * @param recent remembers those lines for a report
 */
public record ProcessConsole(PrintStream data, PrintStream complaints, RecentLines recent) {
    private static final int BUFFER_BYTES = 1 << 16;

    public ProcessConsole(PrintStream data, PrintStream complaints) {
        this(data, complaints, new RecentLines());
    }

    /** Returns the console of this process: standard output and standard error. */
    public static ProcessConsole ofProcess() {
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        return new ProcessConsole(
                new PrintStream(new java.io.BufferedOutputStream(out, BUFFER_BYTES), false, StandardCharsets.UTF_8),
                System.err);
    }

    /** Prints a complaint in one line, without control characters that could affect the terminal. */
    public void complain(String complaint) {
        data.flush();
        String line = QuotedText.line(complaint.strip().replaceAll("\\s*\\R\\s*", "; "));
        recent.add(line);
        complaints.println("orebound: " + line);
    }

    /** The most recent lines of output, each with the seconds since the game began: the log of a bug report. */
    public static final class RecentLines {
        private static final int MOST = 400;
        private static final double NANOSECONDS = 1e9;

        private final long began = System.nanoTime();
        private final Deque<String> lines = new ArrayDeque<>();

        /** Adds a line and drops the oldest if there are too many. */
        public synchronized void add(String line) {
            if (lines.size() == MOST) {
                lines.removeFirst();
            }
            lines.addLast(String.format(Locale.ROOT, "%9.3f %s", (System.nanoTime() - began) / NANOSECONDS, line));
        }

        /** Returns all lines, oldest first. */
        public synchronized List<String> all() {
            return new ArrayList<>(lines);
        }
    }
}
