package dev.orebound.screen.input;

/** What a key can be bound to. */
public enum GameAction {
    NORTH,
    WEST,
    SOUTH,
    EAST,
    STRIKE,
    INTERACT,
    MAP,
    /** Says a place in words. */
    LOOK,
    PAUSE,
    FULL_SCREEN,
    /** Starts another run once one has ended. */
    ANOTHER_RUN
}
