package dev.orebound.world.event;

/** The kinds of things that take health or give it back. */
public enum HurtSource {
    /** A blow, a shot or a brew of an actor. */
    BLOW,
    /** The roof of the cave. */
    ROOF,
    /** A ground that burst; its number is that of the ground. */
    BURST,
    /** Contact with a ground, or a status that this contact keeps up; its number is that of the ground. */
    GROUND,
    /** Contact with a terrain or a liquid, or a status that it keeps up; its number is that of the terrain. */
    TERRAIN,
    /** A status that has outlasted its cause; its number is the ordinal of the status. */
    STATUS;

    /** Returns true if it acts from tick to tick: armour, dashes and grace do not help against it. */
    public boolean isLasting() {
        return this == GROUND || this == TERRAIN || this == STATUS;
    }
}
