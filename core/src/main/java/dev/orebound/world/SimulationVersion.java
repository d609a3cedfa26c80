package dev.orebound.world;

/**
 * Identifies the simulation. Two builds with the same number and content compute the same hashes from the same intents
 * on every machine, so that either can continue a run that the other saved.
 */
public final class SimulationVersion {
    /**
     * Rises with every change of the results or hashes of the same intents and content. {@code RecordedRunsTest} fails
     * when that is due.
     */
    public static final int VERSION = 26;

    private SimulationVersion() {}
}
