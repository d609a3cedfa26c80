package dev.orebound.world.state;

import dev.orebound.chance.Hash64;

/** A part of a world of which something affects later ticks. */
public interface HashedPart {
    /** Adds everything of it that affects later ticks. */
    void addTo(Hash64 hash);
}
