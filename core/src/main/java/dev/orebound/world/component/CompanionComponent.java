package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** Marks who fights at the alchemist's side, and has the body of a kind of monster. */
public final class CompanionComponent implements HashedComponent {
    /** Index into the content's monsters: whose body, health and speed it has. */
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
