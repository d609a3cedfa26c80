package dev.orebound.workbench.console;

import java.util.ArrayList;
import java.util.List;

/** The lines that were typed and answered, oldest first. */
final class ConsoleTranscript {
    private static final int MOST = 300;

    /** The length at which lines are broken at a blank: the letters that the narrowest window shows. */
    private static final int LETTERS_A_LINE = 108;

    private final List<Said> lines = new ArrayList<>();

    /** The kinds of lines. */
    enum LineKind {
        TYPED,
        DONE,
        REFUSED
    }

    /** A line of the transcript. */
    record Said(String text, LineKind voice) {}

    /** Adds a text, broken into lines. */
    void add(String text, LineKind voice) {
        for (String line : text.lines().toList()) {
            addBroken(line, voice);
        }
        while (lines.size() > MOST) {
            lines.remove(0);
        }
    }

    private void addBroken(String line, LineKind voice) {
        String rest = line;
        while (rest.length() > LETTERS_A_LINE) {
            int blank = rest.lastIndexOf(' ', LETTERS_A_LINE);
            int end = blank > 0 ? blank : LETTERS_A_LINE;
            lines.add(new Said(rest.substring(0, end), voice));
            rest = rest.substring(end).strip();
        }
        lines.add(new Said(rest, voice));
    }

    int size() {
        return lines.size();
    }

    Said at(int line) {
        return lines.get(line);
    }
}
