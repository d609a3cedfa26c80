package dev.orebound.world.state;

import dev.orebound.chance.Hash64;

/** Counts the ticks of a world, which are its only time. */
@ChangedBy({})
public final class TickClock implements HashedPart {
    /** Ticks in a second of play. */
    public static final int TICKS_A_SECOND = 60;

    public long tick;

    public TickClock() {}

    @Override
    public void addTo(Hash64 hash) {
        hash.add(tick);
    }

    /** Returns the ticks since the floor was entered, 1 during the first. */
    public long tick() {
        return tick;
    }
}
