package dev.orebound.world.intent;

import java.util.List;

/** A single command within an intent, beyond moving and holding buttons. New ones are added at the end. */
public enum IntentOrder {
    /** Nothing is ordered. */
    NONE,
    /** Gives the run up: the player dies. */
    GIVE_UP,
    /** Chooses the brew to use. The argument: its ores, a bit for each index. */
    CHOOSE_BREW,
    /**
     * Reads one of the unrolled scrolls. The argument: its number, from 0; the number of scrolls rolls them up again.
     */
    READ_SCROLL,
    /**
     * Leaves a companion behind, so that a golem can come along. The argument: its number in the order of births, from
     * 0; the number of companions leaves the golem asleep.
     */
    LEAVE_COMPANION,
    /**
     * Slows or halts time for a playtester. The world does not change; the run counts as helped. The argument: the pace
     * in percent.
     */
    HELP_PACE,
    /** Points at a cell, for later orders. The argument: the cell. */
    HELP_POINT,
    /**
     * Springs the trap of a room: moves the player inside, and the doors begin to shut. The argument: the room's id.
     */
    HELP_SPRING,
    /** Wins the arena of a room: its monsters die, and the doors open with the reward. The argument: the room's id. */
    HELP_WIN,
    /** Resets the trap of a room: its monsters are removed, and it can be sprung again. The argument: the room's id. */
    HELP_RESET,
    /** Moves the player before a doorway of a room. The argument: the room's id, or 0 for the pointed cell. */
    HELP_GO,
    /**
     * Spawns a sleeping monster without a horde on the free cell nearest to the pointed one. The argument: the index of
     * its kind.
     */
    HELP_SPAWN,
    /** Brings a golem to the player's side, if the party has room. The argument: the index of its monster kind. */
    HELP_GOLEM,
    /**
     * Kills all monsters but captives around the pointed cell. The argument: the radius in cells, 0 for that cell
     * alone.
     */
    HELP_KILL,
    /** Heals the player and all companions fully. */
    HELP_HEAL,
    /** Lays an item at the player's feet. The argument: its index. */
    HELP_GIVE,
    /** Fills every flask. The argument: the measures to add. */
    HELP_FILL,
    /** Reveals the whole floor. */
    HELP_REVEAL,
    /**
     * Leaves for another floor, or for the same one generated anew. The argument:
     * {@code expedition.FloorReroll#packed()}.
     */
    HELP_REROLL,
    /** Lets all companions follow and fight as they see fit. */
    GOLEMS_FOLLOW,
    /** Lets all companions wait and hold a place. The argument: the cell. */
    GOLEMS_HOLD,
    /** Lets all companions attack the monster that is nearest to a cell. The argument: the cell. */
    GOLEMS_ATTACK,
    /** Lets delvers mine the ore at or beside a cell, or all golems if none delves. The argument: the cell. */
    GOLEMS_MINE,
    /**
     * Exchanges the places of the player and the companion that is nearest to the direction of a cell. The argument:
     * the cell.
     */
    GOLEMS_SWAP,
    /**
     * Takes one of the relics on offer. The argument: its number, from 0, and 16 times the slot of the relic that is
     * left for it, which only matters if the player carries as many as it can; the number of relics melts all of them
     * down.
     */
    TAKE_RELIC,
    /** Takes one of the pieces of equipment on offer. The argument: its number, from 0; their number takes none. */
    TAKE_EQUIPMENT,
    /** Gives the player a relic. The argument: its index. */
    HELP_RELIC,
    /** Lets the player wear a piece of equipment. The argument: its index. */
    HELP_WEAR,
    /** Buys one of the wares on offer. The argument: its number, from 0; their number ends the visit. */
    BUY_WARE,
    /** Opens a lock of the floor. The argument: its id. */
    HELP_OPEN,
    /**
     * Springs the trap of a room, or resets it if it was sprung and puts a player inside before its doorway. The
     * argument: the room's id.
     */
    HELP_TOGGLE,
    /** Drinks the first of the carried draughts. */
    DRINK,
    /**
     * Lets the mine spare the player from now on. The argument: the step of mercy, 0 to {@link #MOST_MERCY}, and
     * {@link #SLOWED} if the window plays slower than usual, which changes nothing in the world.
     */
    EASE;

    /** The greatest step of mercy. */
    public static final int MOST_MERCY = 4;

    /** The part of the argument of {@link #EASE} that says that the window plays slowly. */
    public static final int SLOWED = 1 << 3;

    /** All orders, by number. */
    public static final List<IntentOrder> ALL = List.of(values());

    /** Returns whether only a playtester can give the order, which marks the run as helped. */
    public boolean isHelp() {
        boolean isOld = ordinal() >= HELP_PACE.ordinal() && ordinal() <= HELP_REROLL.ordinal();
        return isOld || this == HELP_RELIC || this == HELP_WEAR || this == HELP_OPEN || this == HELP_TOGGLE;
    }

    /** Returns the step of mercy in the argument of {@link #EASE}. */
    public static int mercyOf(int argument) {
        return Math.min(MOST_MERCY, argument & (SLOWED - 1));
    }

    /** Returns whether the order is one to the companions. */
    public boolean isToGolems() {
        return ordinal() >= GOLEMS_FOLLOW.ordinal() && ordinal() <= GOLEMS_SWAP.ordinal();
    }
}
