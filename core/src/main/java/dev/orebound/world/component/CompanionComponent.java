package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** Marks a companion of the player, which has the body of a kind of monster. */
public final class CompanionComponent implements HashedComponent {
    /** Index into the content's monsters of the kind whose body, health and speed it has. */
    public int monster;

    /** Ticks since it last fought or was hurt. */
    public int calmTicks;

    @Override
    public void reset() {
        monster = 0;
        calmTicks = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) monster).add((long) calmTicks);
    }
}
