package dev.orebound.journal.settings;

/** How the game fills the screen. */
public enum WindowMode {
    WINDOW,
    FULLSCREEN
}
