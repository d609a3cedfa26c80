package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** Marks the core of a fallen golem, which lies where the golem fell and can be brought back. */
public final class GolemCoreComponent implements HashedComponent {
    /** Index into the content's monsters of the golem's kind. */
    public int monster;

    /** Measures of its own ore that the golem had eaten, which give its rank. */
    public int fedMeasures;

    @Override
    public void reset() {
        monster = 0;
        fedMeasures = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) monster).add((long) fedMeasures);
    }
}
