package dev.orebound.workbench.action;

/** Thrown if an action or command cannot be done; the message is one line for the playtester. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public RefusedException(String line) {
        super(line, null, false, false);
    }

    /** Returns the message. */
    public String line() {
        String message = getMessage();
        return message == null ? "" : message;
    }
}
