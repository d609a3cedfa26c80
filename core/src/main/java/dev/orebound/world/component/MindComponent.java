package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/**
 * The state of a monster's mind and its place in the formation. The monsters of a horde change their state together.
 */
public final class MindComponent implements HashedComponent {
    public MindState state = MindState.ASLEEP;

    /** Ticks since the state began. */
    public int ticks;

    /** Its slot in the formation of its horde, from 0, or -1. */
    public int slot = -1;

    /** Whether its slot has a place now. */
    public boolean hasSlot;

    /**
     * The place of its slot in cells, never in rock: the destination of a leader, a place around the leader for its
     * members, and a place beside the player for a hunter.
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
