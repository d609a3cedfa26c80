package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** The progress of a walking actor, which only steering writes and reads. */
public final class HeadwayComponent implements HashedComponent {
    /** The position when the measurement began, in cells. */
    public float fromX;

    public float fromY;

    /** Ticks measured; only those count in which it wants to move. */
    public int watchedTicks;

    /** Ticks for which it still pushes through others. */
    public int pressTicks;

    @Override
    public void reset() {
        fromX = 0;
        fromY = 0;
        watchedTicks = 0;
        pressTicks = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add(fromX).add(fromY).add((long) watchedTicks).add((long) pressTicks);
    }
}
