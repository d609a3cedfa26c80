package dev.orebound.content.ai;

import dev.orebound.content.reading.QuotedText;
import java.util.List;

/** What is wrong with a tree's text, a line each, with the file and the line of the text. */
final class TreeComplaints {
    private static final int LONGEST_QUOTE = 40;

    private final String file;
    private final List<String> complaints;
    private final int before;

    /**
     * Complaints about a file.
     *
     * @param complaints of all files, to which these are added
     */
    TreeComplaints(String file, List<String> complaints) {
        this.file = file;
        this.complaints = complaints;
        before = complaints.size();
    }

    /** Adds one about a line, from 1. */
    void add(int line, String complaint) {
        complaints.add(QuotedText.line(file + ": line " + Math.max(1, line) + ": " + complaint));
    }

    /** True if there is none about this file. */
    boolean isEmpty() {
        return complaints.size() == before;
    }

    /** A text of the file as a complaint shows it: in quotes, on one line, and not at great length. */
    static String quote(String text) {
        return "'" + cut(text) + "'";
    }

    /** The printable beginning of a text that may be long. */
    static String cut(String text) {
        return QuotedText.of(text, LONGEST_QUOTE);
    }
}
