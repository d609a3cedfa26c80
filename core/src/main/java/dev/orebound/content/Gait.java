package dev.orebound.content;

/** How a monster gets about, as far as it shows. */
public enum Gait {
    /** On feet or a belly, which sink where it wades. */
    WALKS,
    /** Above the ground: water rings beneath nothing. */
    HOVERS
}
