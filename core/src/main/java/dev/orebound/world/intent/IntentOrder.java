package dev.orebound.world.intent;

import java.util.List;

/** A single command within an intent, beyond moving and holding buttons. New ones are added at the end. */
public enum IntentOrder {
    /** Nothing is ordered. */
    NONE,
    /** Gives the run up: the alchemist dies where they stand. */
    GIVE_UP,
    /** Takes another flask to throw from. The argument: the index of its ore. */
    CHOOSE_FLASK,
    /**
     * Reads one of the scrolls that are unrolled. The argument: its number, from 0; as many as there are rolls them up again.
     */
    READ_SCROLL,
    /**
     * Leaves a companion here, so that a golem can come along. The argument: its number in the order of births, from 0; as
     * many as there are leaves the golem asleep.
     */
    LEAVE_COMPANION,
    /**
     * A playtester slows time or halts it. Nothing in the world changes by it; the run is helped. The argument: the pace in
     * percent.
     */
    HELP_PACE,
    /** Points at a cell, for the orders after it. The argument: the cell. */
    HELP_POINT,
    /** Springs the trap of a room, wherever the player is: stands them inside, and the doors begin to shut. The argument: the room's id. */
    HELP_SPRING,
    /** Wins the arena of a room: whoever counts dies, and the doors open with the reward. The argument: the room's id. */
    HELP_WIN,
    /** Lays the trap of a room anew: whoever counts is gone, the doors stand open, it can be sprung again. The argument: the room's id. */
    HELP_RESET,
    /** Stands the player before a doorway of a room. The argument: the room's id; 0 for the cell that is pointed at. */
    HELP_GO,
    /**
     * Brings up a monster, asleep and of no horde, on the free cell nearest to the one that is pointed at. The argument: the index of
     * its kind.
     */
    HELP_SPAWN,
    /** Brings a golem to the player's side, while there is room for one. The argument: the index of its kind of monster. */
    HELP_GOLEM,
    /**
     * Ends all monsters but captives within so many cells of the one that is pointed at. The argument: cells, 0 for that cell alone.
     */
    HELP_KILL,
    /** Makes the player and all companions whole. */
    HELP_HEAL,
    /** Lays an item at the player's feet. The argument: its index. */
    HELP_GIVE,
    /** Puts so many measures into every flask. The argument: measures. */
    HELP_FILL,
    /** Shows all of the floor. */
    HELP_REVEAL,
    /** Leaves for another floor, or the same made anew. The argument: {@code expedition.Reroll#packed()}. */
    HELP_REROLL;

    /** All of them, by number. */
    public static final List<IntentOrder> ALL = List.of(values());

    /** True of what no player can do, only a playtester: it marks the run as helped. */
    public boolean isHelp() {
        return ordinal() >= HELP_PACE.ordinal();
    }
}
