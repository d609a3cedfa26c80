package dev.orebound.world.horde;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.ai.btree.BehaviorTree;
import dev.orebound.chance.Hash64;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.MindState;
import dev.orebound.world.horde.tree.BehaviourTrees;
import org.jspecify.annotations.Nullable;

/** The mind of a horde: its leader, its state, and what it knows of the player. */
public final class HordeMind {
    /** The least restless temper that is drawn. */
    static final int QUIET = 99;

    /** A temper without restlessness, of a horde that nothing it sees wakes. */
    static final int CALM = 100;

    /** Ten minutes in ticks: counters stop there. */
    static final int LONG = 36_000;

    private final int number;
    final HordeMembers members = new HordeMembers();

    /** Index into the content's hordes, or -1. */
    int kind = -1;

    /** The leader's spawn id, or 0 if the horde is dead or routs. */
    long leaderSpawnId;

    /** Whether the leader was found among the members; looked up only after a change. */
    boolean isLed;

    /** The leader's monster kind, kept for the event that tells of its loss. */
    int leaderMonster = -1;

    MindState state = MindState.ASLEEP;

    /** Ticks since the state began. */
    int ticks;

    /** The last tick in which the horde decided, or -1. */
    long thoughtTick = -1;

    /** The number of members at its birth. */
    int bornSize;

    /** The home cell. */
    int homeCell = Grid.NONE;

    /** The cell on which the player was last seen or heard, or {@link Grid#NONE}. */
    int lastSeenCell = Grid.NONE;

    /** The cell that the leader goes to, or {@link Grid#NONE}. */
    int goalCell = Grid.NONE;

    /** Ticks since a member last saw the player, up to {@link #LONG}. */
    int unseenTicks = LONG;

    /** Ticks since the last flight ended, up to {@link #LONG}. */
    int unfledTicks = LONG;

    /**
     * Drawn at birth from 0 to 99: the lower, the more restless. Below 0 for a horde that arrived later; or
     * {@link #CALM}.
     */
    int temper;

    /** The cell to which it wanders first, or {@link Grid#NONE}. */
    int lureCell = Grid.NONE;

    /** Ticks left to reach the goal. */
    int legTicks;

    /** The cell from which the leader set out. */
    int startCell = Grid.NONE;

    /** The fewest steps that the leader has had left on this way, and the ticks since they last became fewer. */
    int leastSteps;

    int stalledTicks;

    /** The aim along which the formation is turned. */
    int heading;

    /** Ticks left to rest, to run, or to rout. */
    int restTicks;

    /** The number of places still to be searched. */
    int placesLeft;

    /** The waypoints visited lately, one bit each. */
    long visited;

    /** Whether the horde routs because its leader is gone. */
    boolean isRouting;

    /** Whether it will hunt from the next tick on, because something told it of the player. */
    boolean isRoused;

    /** The member that noticed the player in this tick, or null. */
    @Nullable
    Entity seer;

    /** The behaviour tree, or null while no member lives. */
    @Nullable
    BehaviorTree<HordeMind> tree;

    /** The index of that tree in the content. */
    int treeKind;

    HordeMind(int number) {
        this.number = number;
    }

    /** Returns the number on this floor, from 0, as in {@code MonsterComponent.horde}. */
    public int number() {
        return number;
    }

    public int kind() {
        return kind;
    }

    public long leaderSpawnId() {
        return leaderSpawnId;
    }

    /** Returns the kind of the monster that leads it or led it last, or -1 if it has not come yet. */
    public int leaderMonster() {
        return leaderMonster;
    }

    public MindState state() {
        return state;
    }

    public int ticks() {
        return ticks;
    }

    /** Returns the number of living members. */
    public int size() {
        return members.size();
    }

    /** Returns the living members, oldest first. */
    public ImmutableArray<Entity> members() {
        return members.entities();
    }

    /** Returns the ticks since a member last saw the player, up to a limit. */
    public int unseenTicks() {
        return unseenTicks;
    }

    public int homeCell() {
        return homeCell;
    }

    public int lastSeenCell() {
        return lastSeenCell;
    }

    /** Returns the goal of the leader while it wanders, searches or returns, or {@link Grid#NONE}. */
    public int goalCell() {
        return goalCell;
    }

    /** Begins anew as a horde of a kind, without members. */
    void begin(int ofKind, int home) {
        members.clear();
        isLed = false;
        kind = ofKind;
        leaderSpawnId = 0;
        leaderMonster = -1;
        state = MindState.ASLEEP;
        ticks = 0;
        thoughtTick = -1;
        bornSize = 0;
        homeCell = home;
        lastSeenCell = Grid.NONE;
        goalCell = Grid.NONE;
        unseenTicks = LONG;
        unfledTicks = LONG;
        temper = 0;
        lureCell = Grid.NONE;
        legTicks = 0;
        startCell = Grid.NONE;
        leastSteps = 0;
        stalledTicks = 0;
        heading = 0;
        restTicks = 0;
        placesLeft = 0;
        visited = 0;
        isRouting = false;
        isRoused = false;
        seer = null;
    }

    /** Adds a member, the youngest of all. */
    void enlist(Entity member) {
        members.add(member);
    }

    void forgetMembers() {
        isLed = false;
        members.clear();
    }

    /** Returns the ticks since the horde last decided: 1, unless it was idle. */
    int elapsedTicks(long tick) {
        return thoughtTick < 0 ? 1 : (int) (tick - thoughtTick);
    }

    /** Forgets where the player was. */
    void forget() {
        lastSeenCell = Grid.NONE;
        unseenTicks = LONG;
    }

    /** Returns whether the horde is never restless; nothing that it sees wakes such a horde. */
    boolean isCalm() {
        return temper == CALM;
    }

    /** Returns whether the horde arrived after the floor was entered. */
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
        hash.add(visited).add(isRouting).add(thoughtTick);
        if (lureCell != Grid.NONE) {
            hash.add((long) lureCell);
        }
        if (isRoused) {
            hash.add(true);
        }
        if (tree != null) {
            BehaviourTrees.addTo(hash, tree);
        }
    }
}
