package dev.orebound.desktop.platform;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/** The lines that were told lately, each after the seconds since the game began: the log of a bug report. */
public final class RecentLines {
    private static final int MOST = 400;
    private static final double NANOSECONDS = 1e9;

    private final long began = System.nanoTime();
    private final Deque<String> lines = new ArrayDeque<>();

    /** Takes a line, and lets the oldest go where there are too many. */
    public synchronized void add(String line) {
        if (lines.size() == MOST) {
            lines.removeFirst();
        }
        lines.addLast(String.format(Locale.ROOT, "%9.3f %s", (System.nanoTime() - began) / NANOSECONDS, line));
    }

    /** All of them, the oldest first. */
    public synchronized List<String> all() {
        return new ArrayList<>(lines);
    }
}
