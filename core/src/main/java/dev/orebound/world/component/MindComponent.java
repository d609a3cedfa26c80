package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** What a monster is about, and where its formation wants it. A horde's monsters change together. */
public final class MindComponent implements HashedComponent {
    public MindState state = MindState.ASLEEP;

    /** Ticks since the state began. */
    public int ticks;

    /** Which place of its horde's formation is its own, from 0; -1 for none. */
    public int slot = -1;

    /** Whether there is a place where it should be now. */
    public boolean hasSlot;

    /**
     * Where it should be, in cells: never in rock. For a leader the place that it leads to, for the others their place about
     * it; for a hunter a place beside the player.
     */
    public float slotX;

    public float slotY;

    @Override
    public void reset() {
        state = MindState.ASLEEP;
        ticks = 0;
        slot = -1;
        hasSlot = false;
        slotX = 0;
        slotY = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) state.ordinal()).add((long) ticks);
        hash.add((long) slot).add(hasSlot).add(slotX).add(slotY);
    }
}
