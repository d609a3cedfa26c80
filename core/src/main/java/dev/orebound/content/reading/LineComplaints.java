package dev.orebound.content.reading;

import java.util.List;

/** Gathers complaints about one file: each is one line that names the file, the line, what is wrong and what is accepted. */
public final class LineComplaints {
    private final String file;
    private final List<String> all;

    public LineComplaints(String file, List<String> all) {
        this.file = file;
        this.all = all;
    }

    /**
     * @param line counted from 1
     * @param subject the sprite that it is about, or empty
     */
    public void add(int line, String subject, String complaint) {
        all.add(line(line, subject, complaint));
    }

    /** Words a complaint as {@link #add} does. */
    public String line(int line, String subject, String complaint) {
        String about = subject.isEmpty() ? "" : QuotedText.of(subject) + ": ";
        return QuotedText.line(file + ": line " + line + ": " + about + complaint);
    }
}
