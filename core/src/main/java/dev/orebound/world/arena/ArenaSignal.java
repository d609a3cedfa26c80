package dev.orebound.world.arena;

/** What can befall an arena. */
public enum ArenaSignal {
    /** The player stands on a cell of the room, off every doorway. */
    ENTERED,
    /** The player stands outside the room, or on a doorway. */
    LEFT,
    /** The time for closing is over and nothing stands in a doorway. */
    DOORS_MET,
    /** The last wave is dead. */
    WAVES_BEATEN,
    /** There was no progress for too long. */
    STALLED
}
