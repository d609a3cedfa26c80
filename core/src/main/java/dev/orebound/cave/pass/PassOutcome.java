package dev.orebound.cave.pass;

/**
 * How a pass ended.
 *
 * @param missed what this attempt at the floor cannot have any more, in words; empty if all is well
 */
public record PassOutcome(String missed) {
    /** The pass kept its promises. */
    public static final PassOutcome DONE = new PassOutcome("");

    /** The pass gave up, and with it this attempt at the floor. */
    public static PassOutcome missed(String what) {
        return new PassOutcome(what);
    }

    public boolean isDone() {
        return missed.isEmpty();
    }
}
