package dev.orebound.world;

/**
 * What shuts in a doorway of a trap room. It is drawn between open and shut as its ticks go, and stops everything once
 * shut.
 */
public final class Door {
    private final int cell;
    private final int room;
    float shut;

    /**
     * An open door.
     *
     * @param room the id of the trap room that it belongs to
     */
    public Door(int cell, int room) {
        this.cell = cell;
        this.room = room;
    }

    public int cell() {
        return cell;
    }

    /** The id of the trap room that it belongs to. */
    public int room() {
        return room;
    }

    /** From 0, open, to 1, shut. */
    public float shut() {
        return shut;
    }
}
