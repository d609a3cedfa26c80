package dev.orebound.journal;

/** A file that cannot be used. The message is one line: which file, what is wrong, what is accepted. */
public final class UnreadableFileException extends Exception {
    private static final long serialVersionUID = 1L;

    public UnreadableFileException(String message) {
        super(message);
    }
}
