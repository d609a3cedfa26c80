package dev.orebound.world.component;

/** What somebody goes to a place of its own for; what was chosen for one of these is no place for another. */
public enum GoalPurpose {
    NONE,
    /** Away from its foe. */
    BACK_OFF,
    /** A straight way to run its foe down on. */
    LANE,
    /** Where it need not stand in line. */
    WAIT,
    /** Where its foe does not see it. */
    COVER,
    /** Out of the light. */
    DARK,
    /** Off what is about to burn. */
    COOL,
    /** Through its water. */
    SWIM
}
