package dev.orebound.content.item;

/** By which press a spell of the chosen ore is cast. */
public enum SpellUse {
    /** Flies straight ahead. */
    BOLT,
    /** Comes all round the alchemist, or where it is aimed at. */
    BURST
}
