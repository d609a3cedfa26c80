package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** A door in one cell of a trap room's doorway, which has no body and is found by its cell. */
public final class DoorComponent implements HashedComponent {
    /** The cell that it stands on. */
    public int cell;

    /** The id of the trap room that it belongs to. */
    public int room;

    /** The position of its leaf, from 0, open, to 1, shut. */
    public float shut;

    /** Whether it stops movement and blocks the view. Its leaf opens later than that ends. */
    public boolean isSealed;

    @Override
    public void reset() {
        cell = 0;
        room = 0;
        shut = 0;
        isSealed = false;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) cell).add((long) room).add(shut).add(isSealed);
    }
}
