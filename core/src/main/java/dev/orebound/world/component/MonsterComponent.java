package dev.orebound.world.component;

import dev.orebound.chance.Hash64;

/** The kind of a monster, its horde and its arena. */
public final class MonsterComponent implements HashedComponent {
    /** Index into the content's monsters. */
    public int monster;

    /** Its horde's number on this floor, from 0, or -1 for none: captives have none. */
    public int horde = -1;

    /** Whether its horde dies with it. */
    public boolean bindsHorde;

    /** The room whose arena counts it, or 0. */
    public int arenaRoom;

    /** The room whose arena counted it until that arena ended, or 0. */
    public int formerArenaRoom;

    /** Whether it is the elite leader of the floor, which is stronger than its kind and has a prize. */
    public boolean isElite;

    /** Spawn id of the monster that summoned it, or 0. */
    public long calledBy;

    @Override
    public void reset() {
        monster = 0;
        horde = -1;
        bindsHorde = false;
        arenaRoom = 0;
        formerArenaRoom = 0;
        isElite = false;
        calledBy = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) monster).add((long) horde).add((long) arenaRoom);
        if (formerArenaRoom != 0) {
            hash.add((long) formerArenaRoom);
        }
        hash.add(bindsHorde).add(isElite).add(calledBy);
    }
}
