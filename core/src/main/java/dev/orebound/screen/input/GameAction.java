package dev.orebound.screen.input;

import java.util.Locale;

/** An action that a key can be bound to. */
public enum GameAction {
    NORTH,
    WEST,
    SOUTH,
    EAST,
    STRIKE,
    DASH,
    /** Sneaks while held. */
    SNEAK,
    /** Aims a flask of the chosen brew while held, and throws it when released. */
    THROW,
    /** Casts the bolt of the chosen brew. */
    BOLT,
    /** Casts the burst of the chosen brew. */
    BURST,
    /** Draws the lay of the chosen brew while held. */
    LAY,
    /** Drinks a carried draught. */
    DRINK,
    /** Chooses the brew of the first ore, or mixes it with another whose key is held; the next three likewise. */
    FIRST_FLASK,
    SECOND_FLASK,
    THIRD_FLASK,
    FOURTH_FLASK,
    /** Chooses the next brew for which there is enough ore: a tap, or held for a wheel of all brews. */
    NEXT_FLASK,
    INTERACT,
    /** Gives orders to companions: a tap, or held for a wheel of orders. */
    COMMAND,
    MAP,
    /** Walks to the next place that is marked on the map, or to that under the pointer while the map is open. */
    TRAVEL,
    /** Aims at the next foe, if the aim is taken from the player. */
    TARGET,
    /** Walks to where the mouse points while held, and strikes or uses what is there. */
    GO,
    /** Opens a wheel of actions while held. */
    ACTIONS,
    /** Describes a place in words. */
    LOOK,
    PAUSE,
    FULL_SCREEN,
    /** Writes a bug report. */
    REPORT,
    /** Starts another run after one has ended. */
    ANOTHER_RUN;

    /** Returns true if a player presses its key in haste during a fight: to strike, cast, throw or dash. */
    public boolean isOfCombat() {
        return this == STRIKE
                || this == DASH
                || this == THROW
                || this == BOLT
                || this == BURST
                || this == LAY
                || this == DRINK;
    }

    /** Returns true if its key is held, so that it can be set to go on until it is pressed again. */
    public boolean isHeld() {
        return isOfWalking()
                || this == STRIKE
                || this == SNEAK
                || this == THROW
                || this == LAY
                || this == FIRST_FLASK
                || this == NEXT_FLASK
                || this == INTERACT
                || this == COMMAND
                || this == LOOK
                || this == GO
                || this == ACTIONS;
    }

    /** Returns true if its key walks. */
    public boolean isOfWalking() {
        return this == NORTH || this == WEST || this == SOUTH || this == EAST;
    }

    /** Returns true if its key chooses one of the flasks. */
    public boolean isOfFlask() {
        return this == FIRST_FLASK || this == SECOND_FLASK || this == THIRD_FLASK || this == FOURTH_FLASK;
    }

    /** Returns the opposite of an action that walks; of any other itself. */
    GameAction opposite() {
        return switch (this) {
            case NORTH -> SOUTH;
            case SOUTH -> NORTH;
            case WEST -> EAST;
            case EAST -> WEST;
            default -> this;
        };
    }

    /** Returns the id under which settings say that its key need not be held: one for all that walk. */
    public String heldId() {
        return isOfWalking() ? "walk" : this == FIRST_FLASK ? "flasks" : id();
    }

    /** Returns the id of the action in settings and texts. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
