package dev.orebound.descent;

/** The way in which a run begins. */
public enum RunOpening {
    /** As every run after a profile's first. */
    ORDINARY,
    /** As first runs began in older builds: with a golem and a battle. Only recorded runs have it. */
    GOLEM,
    /** As the first run of a profile: with a golem and a battle, in the hand-made room, with some ore. */
    FIRST_ROOM;

    /** Returns true for the first run of a profile. */
    public boolean isFirst() {
        return this != ORDINARY;
    }
}
