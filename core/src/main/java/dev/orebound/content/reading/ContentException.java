package dev.orebound.content.reading;

import dev.orebound.content.Content;
import java.util.List;

/** Content that cannot be used. Every complaint is one line that names file, entry, field, value and what is accepted. */
public final class ContentException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<String> complaints;

    /** Complaints quote files, so each is made printable and no longer than a line may be. */
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

    /** One line each, in the order in which they were found. */
    public List<String> complaints() {
        return complaints;
    }
}
