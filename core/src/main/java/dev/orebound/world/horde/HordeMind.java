package dev.orebound.world.horde;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.Grid;

/** A living horde: who leads it, what it is about as a whole, and what it knows of the player. */
public final class HordeMind {
    private final int number;

    /** Index into the content's hordes, or -1. */
    int kind = -1;

    /** The leader's spawn id, or 0 for none: nobody is left of it, or it mourns. */
    long leaderSpawnId;

    MindState state = MindState.ASLEEP;

    /** Ticks since the state began. */
    int ticks;

    /** How many of it live. */
    int size;

    /** Where it belongs. */
    int homeCell = Grid.NONE;

    /** Where the player was last seen or heard, or {@link Grid#NONE}. */
    int lastSeenCell = Grid.NONE;

    HordeMind(int number) {
        this.number = number;
    }

    /** Its number on this floor, from 0, as in {@code MonsterComponent.horde}. */
    public int number() {
        return number;
    }

    public int kind() {
        return kind;
    }

    public long leaderSpawnId() {
        return leaderSpawnId;
    }

    public MindState state() {
        return state;
    }

    public int ticks() {
        return ticks;
    }

    public int size() {
        return size;
    }

    public int homeCell() {
        return homeCell;
    }

    public int lastSeenCell() {
        return lastSeenCell;
    }

    void addTo(Hash64 hash) {
        hash.add((long) kind).add(leaderSpawnId).add((long) state.ordinal());
        hash.add((long) ticks).add((long) size).add((long) homeCell).add((long) lastSeenCell);
    }
}
