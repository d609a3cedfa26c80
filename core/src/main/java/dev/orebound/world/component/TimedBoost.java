package dev.orebound.world.component;

/**
 * A quality that relics can strengthen for a while. Several can do so at once: the strongest counts, and each ends in
 * its own time.
 */
public enum TimedBoost {
    /** Percent by which the player is faster. */
    HASTE,
    /** Percent of a blow against the player that is kept off. */
    SHIELD,
    /** Percent by which the pick and all brews do more damage. */
    MIGHT,
    /** Cells by which light and sight are wider. */
    LIGHT;

    /** The most of one that run at once; a further one takes the place of the weakest. */
    public static final int MOST = 4;

    /** The number of places for all that run at once. */
    public static final int SLOTS = values().length * MOST;
}
