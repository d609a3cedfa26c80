package dev.orebound.world.arena;

/**
 * A signal that can cause a transition of an arena, in order of rank: of all signals in one tick, only the first counts
 * for which the table has a transition from the current state. A signal that is passed over is raised again in the next
 * tick if it still holds.
 */
public enum ArenaSignal {
    /** The player has no health left. */
    DIED,
    /**
     * The goal of the arena is reached. Ranks before {@link #LEFT}, so that the last blow counts wherever it throws the
     * player.
     */
    GOAL_REACHED,
    /** The goal can no longer be reached: the ward has fallen. */
    GOAL_LOST,
    /** The roof gives way: the time is up. */
    ROOF_GAVE,
    /** The player broke a door. */
    BROKE_OUT,
    /** The player's middle is outside the room. */
    LEFT,
    /** The doors should have met, but something that stands in one cannot be put anywhere else. */
    JAMMED,
    /** The fight made no progress for too long. */
    STALLED,
    /** The time for closing is over, nothing stands in a doorway, and all companions are inside. */
    DOORS_MET,
    /**
     * The player is in the room with the whole body off its doorways, and the trigger chest, if there is one, is open.
     */
    ENTERED,
    /** The player sees a doorway nearby, or is in the room. */
    NEARED,
    /** The player is neither near nor in the room, or is dead. */
    WENT_AWAY,
    /** The pause is over, and there were cells to mark. */
    MARKED,
    /** The time of the marks is over, and the wave comes up. */
    CAME_UP,
    /** The wave is dead, or the next one's time has come. */
    WAVE_ENDED,
    /** A boss throws the doors open for a horde to storm in. */
    STORMED,
    /** The doors are fully open again. */
    DOORS_OPENED;

    private static final ArenaSignal[] IN_ORDER_OF_RANK = values();

    static int count() {
        return IN_ORDER_OF_RANK.length;
    }

    static ArenaSignal ofRank(int rank) {
        return IN_ORDER_OF_RANK[rank];
    }
}
