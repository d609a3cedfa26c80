package dev.orebound.world.component;

/**
 * The purpose for which a monster goes to a place of its own; a place chosen for one purpose does not serve another.
 */
public enum GoalPurpose {
    NONE,
    /** Retreat from the enemy. */
    BACK_OFF,
    /** A straight lane for a charge at the enemy. */
    LANE,
    /** A place to wait instead of queueing. */
    WAIT,
    /** Cover from the enemy's view. */
    COVER,
    /** Darkness. */
    DARK,
    /** Safety from ground that is about to burn. */
    COOL,
    /** A place in its water. */
    SWIM
}
