package dev.orebound;

/**
 * How much an exhaustive test tries. The test command tries some; with {@code -Dorebound.nightly=true}, which the
 * profile {@code nightly} sets, every test tries all that it is meant to.
 */
public final class TestSize {
    private static final boolean IS_NIGHTLY = Boolean.getBoolean("orebound.nightly");

    private TestSize() {}

    /** Returns one of two numbers of tries. */
    public static int of(int daily, int nightly) {
        return IS_NIGHTLY ? nightly : daily;
    }
}
