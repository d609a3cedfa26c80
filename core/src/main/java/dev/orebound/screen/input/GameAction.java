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

    /** Returns true if its key walks. */
    public boolean isOfWalking() {
        return this == NORTH || this == WEST || this == SOUTH || this == EAST;
    }

    /** Returns true if its key chooses one of the flasks. */
    public boolean isOfFlask() {
        return this == FIRST_FLASK || this == SECOND_FLASK || this == THIRD_FLASK || this == FOURTH_FLASK;
    }

    /** Returns the id of the action in settings and texts. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
