package dev.orebound.content.monster;

/** The ways in which a monster moves. */
public enum MovementKind {
    /** On feet or a belly, which sink where it wades. */
    WALKS,
    /** Above the ground: water rings beneath nothing. */
    HOVERS,
    /** In what is too deep to walk in: it never leaves that, and no blow finds it there until it comes up. */
    SWIMS
}
