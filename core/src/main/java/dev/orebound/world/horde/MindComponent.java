package dev.orebound.world.horde;

import dev.orebound.chance.Hash64;
import dev.orebound.world.HashedComponent;

/** What a monster is about. A horde's monsters change together. */
public final class MindComponent implements HashedComponent {
    public MindState state = MindState.ASLEEP;

    /** Ticks since the state began. */
    public int ticks;

    @Override
    public void reset() {
        state = MindState.ASLEEP;
        ticks = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) state.ordinal()).add((long) ticks);
    }
}
