package dev.orebound.cave;

/** Makes floors. The same request and content give the same floor, always and everywhere. */
public interface FloorGenerator {
    /**
     * Makes a floor.
     *
     * @throws FloorNotMadeException if no attempt kept every invariant
     */
    Floor generate(FloorRequest request);
}
