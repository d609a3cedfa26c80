package dev.orebound.journal.settings;

/** Whether sound is on. */
public enum SoundMode {
    ON,
    MUTED
}
