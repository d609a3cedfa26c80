package dev.orebound.cave;

/**
 * How a pass ended.
 *
 * @param missed what this attempt at the floor cannot have any more, in words; empty if all is well
 */
record Outcome(String missed) {
    /** The pass kept its promises. */
    static final Outcome DONE = new Outcome("");

    /** The pass gave up, and with it this attempt at the floor. */
    static Outcome missed(String what) {
        return new Outcome(what);
    }

    boolean isDone() {
        return missed.isEmpty();
    }
}
