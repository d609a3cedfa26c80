package dev.orebound.content.reading;

import java.util.List;

/**
 * Content that cannot be used. Every complaint is one line that names file, entry, field, value and what is accepted.
 */
public final class ContentException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<String> complaints;

    /**
     * Creates an exception. Complaints quote files, so each is made printable and shortened to the length of a line.
     */
    public ContentException(List<String> complaints) {
        this(complaints.stream().map(QuotedText::line).toArray(String[]::new));
    }

    private ContentException(String... printable) {
        super(String.join("\n", printable));
        complaints = List.of(printable);
    }

    public ContentException(String complaint) {
        this(List.of(complaint));
    }

    /** Returns the complaints, one line each, in the order in which they were found. */
    public List<String> complaints() {
        return complaints;
    }
}
