package dev.orebound.world.horde;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.ai.btree.BehaviorTree;
import dev.orebound.chance.Hash64;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.horde.tree.BehaviourTrees;
import org.jspecify.annotations.Nullable;

/** A living horde: who leads it, what it is about as a whole, and what it knows of the player. */
public final class HordeMind {
    /** Ten minutes: nobody counts any further. */
    static final int LONG = 36_000;

    private final int number;
    final HordeMembers members = new HordeMembers();

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

    /** Ticks for which none has seen the player, or more than anybody counts. */
    int unseenTicks = LONG;

    /** Ticks since the last flight ended, likewise. */
    int unfledTicks = LONG;

    /** From 0 to 99, drawn at birth: the lower, the more restless. Below 0: it arrived from afar. */
    int temper;

    /** Ticks left to reach where it goes. */
    int legTicks;

    /** Where its leader set out from on this way. */
    int startCell = Grid.NONE;

    /** The fewest steps that its leader has had left on this way, and for how many ticks they have not become fewer. */
    int leastSteps;

    int stalledTicks;

    /** The aim along which its formation looks. */
    int heading;

    /** Ticks left to rest, to run, or to mourn. */
    int restTicks;

    /** How many places are still to be searched. */
    int placesLeft;

    /** Which waypoints it has been at, a bit each. */
    long visited;

    /** Whether it runs because its leader fell. */
    boolean mourns;

    /** Who of it noticed the player in this tick, or null. */
    @Nullable
    Entity seer;

    /** What it thinks with, or null while nobody lives. */
    @Nullable
    BehaviorTree<HordeMind> tree;

    /** Index of that tree into the content's trees. */
    int treeKind;

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
        return members.size();
    }

    /** All who live, oldest first. */
    public ImmutableArray<Entity> members() {
        return members.entities();
    }

    /** Ticks for which none of it has seen the player, or more than anybody counts. */
    public int unseenTicks() {
        return unseenTicks;
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
        unseenTicks = LONG;
        unfledTicks = LONG;
        temper = 0;
        legTicks = 0;
        startCell = Grid.NONE;
        leastSteps = 0;
        stalledTicks = 0;
        heading = 0;
        restTicks = 0;
        placesLeft = 0;
        visited = 0;
        mourns = false;
        seer = null;
    }

    /** Takes one more among the living; whoever is born later comes later. */
    void enlist(Entity member) {
        members.add(member);
    }

    void forgetMembers() {
        members.clear();
    }

    /** Forgets where the player was. */
    void forget() {
        lastSeenCell = Grid.NONE;
        unseenTicks = LONG;
    }

    /** Whether it arrived from afar. */
    public boolean hasArrived() {
        return temper < 0;
    }

    void addTo(Hash64 hash) {
        hash.add((long) kind).add(leaderSpawnId).add((long) leaderMonster);
        hash.add((long) state.ordinal()).add((long) ticks);
        hash.add((long) size()).add((long) bornSize).add((long) homeCell);
        hash.add((long) lastSeenCell).add((long) goalCell);
        hash.add((long) unseenTicks).add((long) unfledTicks).add((long) temper);
        hash.add((long) startCell)
                .add((long) leastSteps)
                .add((long) stalledTicks)
                .add((long) heading);
        hash.add((long) legTicks).add((long) restTicks).add((long) placesLeft);
        hash.add(visited).add(mourns);
        if (tree != null) {
            BehaviourTrees.addTo(hash, tree);
        }
    }
}
