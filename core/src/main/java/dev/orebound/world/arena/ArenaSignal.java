package dev.orebound.world.arena;

/**
 * What can befall an arena, in order of rank: of all that come in one tick the first that the table knows in the state
 * counts, and it alone. What is left undone by that comes again in the next tick, if it still holds.
 */
public enum ArenaSignal {
    /** The player has no health left. */
    DIED,
    /** What the kind asks for is done. Before {@link #LEFT}, so that the last blow counts wherever it throws the player. */
    GOAL_REACHED,
    /** The player's middle is outside the room. */
    LEFT,
    /** The doors should have met, and what stands in one cannot be brought anywhere. */
    JAMMED,
    /** Nothing went forward for too long. */
    STALLED,
    /** The time for closing is over, nothing stands in a doorway, and all companions are inside. */
    DOORS_MET,
    /** The player is in the room with all of the body off its doorways, and its chest is open where that sets it off. */
    ENTERED,
    /** The player sees a doorway near by, or is in the room. */
    NEARED,
    /** The player is neither near nor in the room, or is dead. */
    WENT_AWAY,
    /** The pause is over, and there were cells to mark. */
    MARKED,
    /** The time of the marks is over, and the wave has come up. */
    CAME_UP,
    /** The wave is dead, or the next one's time has come. */
    WAVE_ENDED,
    /** Somebody throws the doors open, for a horde to storm in. */
    STORMED,
    /** The doors are seen to be open again. */
    DOORS_OPENED;

    private static final ArenaSignal[] IN_ORDER_OF_RANK = values();

    /** How many there are. */
    static int count() {
        return IN_ORDER_OF_RANK.length;
    }

    static ArenaSignal ofRank(int rank) {
        return IN_ORDER_OF_RANK[rank];
    }
}
