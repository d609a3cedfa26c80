package dev.orebound.screen.hud;

/** How large the map is shown. */
public enum MapSize {
    /** A part of it, in a corner. */
    SMALL,
    /** All of it, over everything. */
    LARGE
}
