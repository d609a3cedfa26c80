package dev.orebound.journal.settings;

/** Whether the game fills the screen. */
public enum WindowMode {
    WINDOW,
    FULLSCREEN
}
