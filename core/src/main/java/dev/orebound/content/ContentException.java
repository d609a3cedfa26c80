package dev.orebound.content;

import java.util.List;

/** Content that cannot be used. Every complaint is one line that names file, entry, field, value and what is accepted. */
public final class ContentException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<String> complaints;

    public ContentException(List<String> complaints) {
        super(String.join("\n", complaints));
        this.complaints = List.copyOf(complaints);
    }

    public ContentException(String complaint) {
        this(List.of(complaint));
    }

    /** One line each, in the order in which they were found. */
    public List<String> complaints() {
        return complaints;
    }
}
