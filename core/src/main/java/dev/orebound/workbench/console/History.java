package dev.orebound.workbench.console;

import java.util.ArrayList;
import java.util.List;

/** The lines that were run, the last last, and where among them one is. */
final class History {
    private static final int MOST = 100;

    private final List<String> lines = new ArrayList<>();
    private int place;
    private String draft = "";

    /** Keeps a line that was run; one that is said again is kept once. */
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
     * Goes so many lines back, or forward below 0, as far as there are any.
     *
     * @param typed what stands there now, which is found again beyond the last
     */
    String go(int back, String typed) {
        if (place == lines.size()) {
            draft = typed;
        }
        place = Math.max(0, Math.min(lines.size(), place - back));
        return place == lines.size() ? draft : lines.get(place);
    }
}
