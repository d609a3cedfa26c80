package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** Whether somebody who wants to get somewhere gets on. Steering alone writes and reads it. */
public final class HeadwayComponent implements HashedComponent {
    /** Where it was as the watch began, in cells. */
    public float fromX;

    public float fromY;

    /** Ticks that it has been watched for; only those in which it wants to get on count. */
    public int watchedTicks;

    /** Ticks for which it still presses through the others. */
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
