package dev.orebound.journal;

/** Whether the game is heard at all. */
public enum SoundMode {
    ON,
    MUTED
}
