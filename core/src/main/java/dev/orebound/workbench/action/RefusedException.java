package dev.orebound.workbench.action;

/** Something cannot be done now, or was asked for in words that mean nothing; the message is one line for who asked. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public RefusedException(String line) {
        super(line, null, false, false);
    }

    /** The line. */
    public String line() {
        String message = getMessage();
        return message == null ? "" : message;
    }
}
