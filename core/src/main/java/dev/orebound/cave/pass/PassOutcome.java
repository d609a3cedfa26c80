package dev.orebound.cave.pass;

/**
 * The outcome of a pass.
 *
 * @param missed the requirement that this attempt at the floor can no longer meet, in words; empty if all is well
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
