package dev.orebound.journal.settings;

/** Whether the game is heard at all. */
public enum SoundMode {
    ON,
    MUTED
}
