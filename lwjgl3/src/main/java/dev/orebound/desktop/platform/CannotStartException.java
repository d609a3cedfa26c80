package dev.orebound.desktop.platform;

/**
 * Reports that the machine lacks what a command needs, or was asked for something impossible. The message is one line for
 * the player.
 */
public final class CannotStartException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public CannotStartException(String message) {
        super(message);
    }
}
