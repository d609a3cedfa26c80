package dev.orebound.world.horde;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.utils.Array;
import dev.orebound.chance.Hash64;
import dev.orebound.grid.Grid;

/** A living horde: who leads it, what it is about as a whole, and what it knows of the player. */
public final class HordeMind {
    private final int number;
    private final Array<Entity> members = new Array<>(true, 16, Entity[]::new);
    private final ImmutableArray<Entity> readOnly = new ImmutableArray<>(members);

    /** Index into the content's hordes, or -1. */
    int kind = -1;

    /** The leader's spawn id, or 0 for none: nobody is left of it, or it mourns. */
    long leaderSpawnId;

    /** The leader's monster kind, kept so that it can be told of once it is gone. */
    int leaderMonster = -1;

    MindState state = MindState.ASLEEP;

    /** Ticks since the state began. */
    int ticks;

    /** How many there were of it at its birth. */
    int bornSize;

    /** Where it belongs. */
    int homeCell = Grid.NONE;

    /** Where the player was last seen or heard, or {@link Grid#NONE}. */
    int lastSeenCell = Grid.NONE;

    /** Where its leader goes now, or {@link Grid#NONE} if nowhere in particular. */
    int goalCell = Grid.NONE;

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

    /** How many of it live. */
    public int size() {
        return members.size;
    }

    /** All who live, oldest first. */
    public ImmutableArray<Entity> members() {
        return readOnly;
    }

    public int homeCell() {
        return homeCell;
    }

    public int lastSeenCell() {
        return lastSeenCell;
    }

    /** Where its leader goes now, as it wanders, searches or returns, or {@link Grid#NONE}. */
    public int goalCell() {
        return goalCell;
    }

    /** Begins anew, as a horde of a kind that nobody is of yet. */
    void begin(int ofKind, int home) {
        members.clear();
        kind = ofKind;
        leaderSpawnId = 0;
        leaderMonster = -1;
        state = MindState.ASLEEP;
        ticks = 0;
        bornSize = 0;
        homeCell = home;
        lastSeenCell = Grid.NONE;
        goalCell = Grid.NONE;
    }

    /** Takes one more among the living; whoever is born later comes later. */
    void enlist(Entity member) {
        members.add(member);
    }

    void forgetMembers() {
        members.clear();
    }

    void addTo(Hash64 hash) {
        hash.add((long) kind).add(leaderSpawnId).add((long) leaderMonster);
        hash.add((long) state.ordinal()).add((long) ticks);
        hash.add((long) size()).add((long) bornSize).add((long) homeCell);
        hash.add((long) lastSeenCell).add((long) goalCell);
    }
}
