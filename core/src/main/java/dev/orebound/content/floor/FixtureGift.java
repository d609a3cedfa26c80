package dev.orebound.content.floor;

/** What a fixture gives, once, to who uses it. */
public enum FixtureGift {
    /** One of so many scrolls: each teaches a spell or raises one. */
    SCROLLS,
    /** A golem that wakes for ore and comes along. */
    GOLEM,
    /** So much health more at most, and as much now. */
    HEALTH,
    /** So many percent more damage by the pick. */
    STRENGTH
}
