package dev.orebound.screen.descent;

/** What a floor of the descent is to the player. */
enum NodeMark {
    /** Nothing is known of it. */
    VEILED,
    /** What it is for is known. */
    SEEN,
    /** A way leads there from where the player is. */
    AHEAD,
    /** The player has been there. */
    WALKED,
    /** The player is there. */
    HERE,
    /** It could have been chosen once. */
    MISSED
}
