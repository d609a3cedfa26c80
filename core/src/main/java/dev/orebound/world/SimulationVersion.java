package dev.orebound.world;

/**
 * Which simulation this is. Two builds of the same number and the same content come to the same hash by the same intents, on
 * every machine; so a run that was saved by one goes on in the other to the very tick.
 */
public final class SimulationVersion {
    /**
     * Rises with every change after which the same intents lead elsewhere with the same content, or are hashed otherwise.
     * {@code RecordedRunsTest} tells when.
     */
    public static final int VERSION = 2;

    private SimulationVersion() {}
}
