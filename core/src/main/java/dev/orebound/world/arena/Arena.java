package dev.orebound.world.arena;

import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Hash64;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.DoorComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One trap room's arena: its machine, and what that is about in the room. */
public final class Arena {
    private final Room room;
    private final ArenaKind kind;
    private final List<DoorComponent> doors;

    /** The chest that sets it off, or null. */
    final @Nullable ChestComponent chest;

    final ArenaMachine machine;
    final SpawnMarks marks = new SpawnMarks();
    final ArenaRoster roster = new ArenaRoster();

    /** Whether somebody has called for the doors to be thrown open. */
    boolean isStormCalled;

    /**
     * A dormant arena.
     *
     * @param chest the chest that sets it off, or null
     */
    Arena(Room room, ArenaKind kind, List<DoorComponent> doors, @Nullable ChestComponent chest) {
        this.room = room;
        this.kind = kind;
        this.doors = List.copyOf(doors);
        this.chest = chest;
        machine = new ArenaMachine(kind);
    }

    public Room room() {
        return room;
    }

    public ArenaKind kind() {
        return kind;
    }

    /** One for each cell of its doorways. */
    public List<DoorComponent> doors() {
        return doors;
    }

    public ArenaState state() {
        return machine.state();
    }

    /** The wave that is marked, there, or next; from 0; {@link #waves} once it is won. */
    public int wave() {
        return machine.wave();
    }

    /** Since the state began; stands still once nothing waits for more. */
    public int ticks() {
        return machine.ticks();
    }

    /** For how long nothing has gone forward in the fight: what the watchdog counts. */
    public int idleTicks() {
        return machine.idleTicks();
    }

    /** How many waves there are; where one holds out, the last comes again until the time is up. */
    public int waves() {
        return kind.waves().size();
    }

    /** Where the next monsters will come up; empty outside {@link ArenaState#MARKING}. */
    public SpawnMarks marks() {
        return marks;
    }

    /** How many living monsters must end before the fight can. */
    public int counted() {
        return roster.size();
    }

    /** How many of those are heads. */
    public int heads() {
        return roster.heads();
    }

    /** Whether one who counts is a head. */
    public boolean isHead(long spawnId) {
        return roster.isHead(spawnId);
    }

    /** Until a room that is to be held out is won; 0 for others. */
    public int holdOutTicksLeft() {
        return machine.holdOutTicksLeft();
    }

    /** Until its doors should meet; 0 unless they are closing. */
    public int closingTicksLeft() {
        return state() == ArenaState.CLOSING ? Math.max(0, kind.doors().closingTicks() - machine.ticks()) : 0;
    }

    /** How many more monsters it can hold. */
    public int placesLeft() {
        return ArenaKind.MOST_MONSTERS - roster.size() - marks.size();
    }

    /** Lets the doors be thrown open for a storm, in the next tick of the fight in which nothing else befalls it. */
    public void throwOpen() {
        isStormCalled = true;
    }

    /** Something went forward that is no harm done to who counts; the watchdog waits on. */
    public void progress() {
        machine.progress();
    }

    /** Whether its doors are on their way or shut. */
    public boolean isShutting() {
        return state().isShutting();
    }

    /** Where its machine is. */
    public ArenaMoment moment() {
        return machine.moment();
    }

    /** Adds all that decides what comes next to a hash. */
    public void addTo(Hash64 hash) {
        machine.addTo(hash);
        marks.addTo(hash);
        roster.addTo(hash);
        hash.add(isStormCalled);
    }
}
