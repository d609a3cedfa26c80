package dev.orebound.desktop.platform;

import java.io.IOException;

/**
 * Shows on standard error how far a long command has come, if standard error is a terminal; wherever standard output goes.
 * Closing it clears its line.
 */
public final class ProgressBar implements AutoCloseable {
    private static final int MARKS = 40;

    private final ProcessConsole console;
    private final int whole;
    private final boolean isWatched = isWatched();
    private int shownMarks = -1;

    /**
     * A bar that is empty.
     *
     * @param whole what is to be done in all, at least 1
     */
    public ProgressBar(ProcessConsole console, int whole) {
        this.console = console;
        this.whole = whole;
    }

    /** Shows how much is done. */
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

    /** Over what stands there: a carriage return goes back to the beginning of the line. */
    private void print(String line) {
        console.complaints().print("\r" + line);
        console.complaints().flush();
    }

    /** Java cannot tell of standard error alone; {@code test} can, where there is one. */
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

    /** Up to Java 21 there is a console only at a terminal; from Java 22 on there always is one, which can tell. */
    @SuppressWarnings("SystemConsoleNull") // Asked below.
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
