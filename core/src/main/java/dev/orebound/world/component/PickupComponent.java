package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** A thing on the ground that can be picked up: an item or a shard of ore. */
public final class PickupComponent implements HashedComponent {
    /** Index into the content's items, or -1 for a shard. */
    public int item = -1;

    /** Index into the content's ores for a shard, else -1. */
    public int ore = -1;

    /** Ticks for which it flies and cannot be picked up yet. */
    public int flightTicks;

    @Override
    public void reset() {
        item = -1;
        ore = -1;
        flightTicks = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) item).add((long) ore).add((long) flightTicks);
    }
}
