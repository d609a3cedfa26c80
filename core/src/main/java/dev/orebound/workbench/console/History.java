package dev.orebound.workbench.console;

import java.util.ArrayList;
import java.util.List;

/** The lines that were run, oldest first, and a position in them. */
final class History {
    private static final int MOST = 100;

    private final List<String> lines = new ArrayList<>();
    private int place;
    private String draft = "";

    /** Adds a line unless it repeats the last one. */
    void keep(String line) {
        if (lines.isEmpty() || !lines.get(lines.size() - 1).equals(line)) {
            lines.add(line);
        }
        if (lines.size() > MOST) {
            lines.remove(0);
        }
        place = lines.size();
    }

    /**
     * Moves some lines back, or forward below 0, as far as possible.
     *
     * @param typed the current input, which returns after the last line
     */
    String go(int back, String typed) {
        if (place == lines.size()) {
            draft = typed;
        }
        place = Math.max(0, Math.min(lines.size(), place - back));
        return place == lines.size() ? draft : lines.get(place);
    }
}
