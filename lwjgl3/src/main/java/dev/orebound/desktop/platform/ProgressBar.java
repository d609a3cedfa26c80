package dev.orebound.desktop.platform;

import java.io.IOException;

/**
 * Shows the progress of a long command on standard error, if that is a terminal, wherever standard output goes. Closing
 * it clears its line.
 */
public final class ProgressBar implements AutoCloseable {
    private static final int MARKS = 40;

    private final ProcessConsole console;
    private final int whole;
    private final boolean isWatched = isWatched();
    private int shownMarks = -1;

    /**
     * Creates an empty bar.
     *
     * @param whole the total amount of work, at least 1
     */
    public ProgressBar(ProcessConsole console, int whole) {
        this.console = console;
        this.whole = whole;
    }

    /** Shows the amount of work that is done. */
    public void show(int done) {
        int marks = (int) ((long) done * MARKS / whole);
        if (isWatched && marks != shownMarks) {
            shownMarks = marks;
            print("[" + "#".repeat(marks) + ".".repeat(MARKS - marks) + "] " + done + " of " + whole);
        }
    }

    @Override
    public void close() {
        if (shownMarks >= 0) {
            print(" ".repeat(MARKS + 30));
            print("");
        }
    }

    /** Prints over the current line: a carriage return moves to its beginning. */
    private void print(String line) {
        console.complaints().print("\r" + line);
        console.complaints().flush();
    }

    /** Java cannot examine standard error alone; {@code test} can, on systems that have it. */
    private static boolean isWatched() {
        try {
            return new ProcessBuilder("test", "-t", "2").inheritIO().start().waitFor() == 0;
        } catch (IOException noSuchCommand) {
            return hasConsole();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /**
     * Up to Java 21 there is a console only at a terminal; from Java 22 on there always is one, which can report it.
     */
    @SuppressWarnings("SystemConsoleNull") // Checked below.
    private static boolean hasConsole() {
        java.io.Console terminal = System.console();
        if (terminal == null) {
            return false;
        }
        try {
            return Boolean.TRUE.equals(
                    java.io.Console.class.getMethod("isTerminal").invoke(terminal));
        } catch (NoSuchMethodException beforeJava22) {
            return true;
        } catch (ReflectiveOperationException cannotTell) {
            return false;
        }
    }
}
