package dev.orebound.desktop.platform;

/**
 * Thrown if the machine lacks something that a command needs, or if the command line asks for something impossible. The
 * message is one line for the player.
 */
public final class CannotStartException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public CannotStartException(String message) {
        super(message);
    }
}
