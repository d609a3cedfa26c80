package dev.orebound.world.component;

/** The states of the key of a lock. */
public enum KeyState {
    /** It lies on its cell. */
    LYING,
    /** A monster carries it. */
    WITH_MONSTER,
    /** The player carries it. */
    WITH_PLAYER,
    /** It is used up, or its lock was opened another way. */
    USED
}
