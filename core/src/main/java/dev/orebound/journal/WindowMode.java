package dev.orebound.journal;

/** How the game fills the screen. */
public enum WindowMode {
    WINDOW,
    FULLSCREEN
}
