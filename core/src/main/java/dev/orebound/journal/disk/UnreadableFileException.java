package dev.orebound.journal.disk;

/** A file that cannot be used. The message is one line: which file, what is wrong, what is accepted. */
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

    /** Of a file that is good, but of a format that only another build knows. */
    static UnreadableFileException ofAnotherFormat(String message) {
        return new UnreadableFileException(message, true);
    }

    boolean isOfAnotherFormat() {
        return isOfAnotherFormat;
    }
}
