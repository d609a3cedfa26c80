package dev.orebound.content.reading;

import java.util.List;

/**
 * Gathers complaints about one text file. Each is one line that names the file, the line, the fault and what is
 * accepted.
 */
public final class LineComplaints {
    private final String file;
    private final List<String> all;
    private final int before;

    /**
     * Creates the complaints about a file.
     *
     * @param all complaints about all files, to which these are added
     */
    public LineComplaints(String file, List<String> all) {
        this.file = file;
        this.all = all;
        this.before = all.size();
    }

    /** Returns true if there is no complaint about this file yet. */
    public boolean isEmpty() {
        return all.size() == before;
    }

    /** Adds a complaint about a line, counted from 1. */
    public void add(int line, String complaint) {
        add(line, "", complaint);
    }

    /**
     * Adds a complaint about a thing that stands on a line.
     *
     * @param line counted from 1
     * @param subject the name of the thing, or empty
     */
    public void add(int line, String subject, String complaint) {
        all.add(line(line, subject, complaint));
    }

    /** Words a complaint as {@link #add(int, String, String)} does, without adding it. */
    public String line(int line, String subject, String complaint) {
        String about = subject.isEmpty() ? "" : QuotedText.of(subject) + ": ";
        return QuotedText.line(file + ": line " + Math.max(1, line) + ": " + about + complaint);
    }
}
