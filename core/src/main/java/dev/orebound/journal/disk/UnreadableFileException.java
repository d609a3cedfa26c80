package dev.orebound.journal.disk;

/** Thrown for a file that cannot be used. The message is one line: which file, what is wrong, and what is accepted. */
public final class UnreadableFileException extends Exception {
    private static final long serialVersionUID = 1L;

    private final boolean isOfAnotherFormat;

    public UnreadableFileException(String message) {
        this(message, false);
    }

    private UnreadableFileException(String message, boolean isOfAnotherFormat) {
        super(message);
        this.isOfAnotherFormat = isOfAnotherFormat;
    }

    /** Creates the exception for an intact file of a format that only another build knows. */
    public static UnreadableFileException ofAnotherFormat(String message) {
        return new UnreadableFileException(message, true);
    }

    public boolean isOfAnotherFormat() {
        return isOfAnotherFormat;
    }
}
