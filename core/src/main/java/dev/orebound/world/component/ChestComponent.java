package dev.orebound.world.component;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.Direction;

/** A chest, which has no body and is found by its cell or its number. */
public final class ChestComponent implements HashedComponent {
    /** {@link #trigger} of a chest that springs no arena. */
    public static final int NO_TRIGGER = -1;

    /** The cell that it stands on. */
    public int cell;

    /** Its number on the floor, from 0. */
    public int number;

    /** The id of its room. */
    public int room;

    /** The direction of the first step away from it, one of the four straight ones. */
    public Direction facing = Direction.SOUTH;

    /**
     * The kind of arena that opening it springs, as an index into the content's arena kinds, or {@link #NO_TRIGGER}.
     */
    public int trigger = NO_TRIGGER;

    /** Whether its lid is open. */
    public boolean isOpen;

    /** Whether its loot is still in it; the loot is drawn when it is thrown out. */
    public boolean isFull = true;

    @Override
    public void reset() {
        cell = 0;
        number = 0;
        room = 0;
        facing = Direction.SOUTH;
        trigger = NO_TRIGGER;
        isOpen = false;
        isFull = true;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) cell).add((long) number).add((long) room).add((long) facing.ordinal());
        hash.add((long) trigger).add(isOpen).add(isFull);
    }
}
