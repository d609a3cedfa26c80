package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** The door in one cell of a trap room's doorway. It has no body: it is found by its cell. */
public final class DoorComponent implements HashedComponent {
    /** The cell that it stands on. */
    public int cell;

    /** The id of the trap room that it belongs to. */
    public int room;

    /** How far its leaf is shut: from 0, open, to 1, shut. */
    public float shut;

    /** Whether it stops everything, walking and looking. Its leaf opens later than it does. */
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
