package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/**
 * Marks the ward of an arena, a body that neither moves nor attacks and that must be protected. It stays when it has
 * fallen.
 */
public final class WardComponent implements HashedComponent {
    /** Index into the content's monsters of the kind whose body and health it has. */
    public int monster;

    /** The room whose arena protects it. */
    public int room;

    /** Whether it can be hurt: while the doors of its room are shut. */
    public boolean isExposed;

    @Override
    public void reset() {
        monster = 0;
        room = 0;
        isExposed = false;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) monster).add((long) room).add(isExposed);
    }
}
