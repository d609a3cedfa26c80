package dev.orebound.world.arena;

import dev.orebound.cave.Room;
import dev.orebound.chance.Hash64;
import dev.orebound.content.ArenaKind;
import dev.orebound.world.Door;
import java.util.List;

/** One trap room's arena: its state and where it is in its waves. */
public final class Arena {
    /** What a sealed arena is doing. */
    public enum Stage {
        /** Cells are marked where monsters will come up. */
        MARKING,
        /** The wave is there. */
        FIGHTING,
        /** The wave is dead, the next not yet marked. */
        PAUSING
    }

    private final Room room;
    private final ArenaKind kind;
    private final List<Door> doors;
    private ArenaState state = ArenaState.DORMANT;
    Stage stage = Stage.PAUSING;
    /** Ticks since the state or the stage began. */
    int ticks;
    /** Ticks since anything went forward. */
    int idleTicks;
    /** The wave that is marked, there, or next; from 0. */
    int wave;
    /** The health of the wave at the last look, which tells whether anything goes forward. */
    int healthLeft;

    final Marks marks = new Marks();

    Arena(Room room, ArenaKind kind, List<Door> doors) {
        this.room = room;
        this.kind = kind;
        this.doors = List.copyOf(doors);
    }

    public Room room() {
        return room;
    }

    public ArenaKind kind() {
        return kind;
    }

    /** One for each cell of its doorways. */
    public List<Door> doors() {
        return doors;
    }

    public ArenaState state() {
        return state;
    }

    /** What it is doing while sealed. */
    public Stage stage() {
        return stage;
    }

    /** The wave that is marked, there, or next; from 0. */
    public int wave() {
        return wave;
    }

    /** Where the next monsters will come up; empty outside {@link Stage#MARKING}. */
    public Marks marks() {
        return marks;
    }

    /** Whether its doors are on their way or shut. */
    public boolean isShutting() {
        return state == ArenaState.CLOSING || state == ArenaState.SEALED;
    }

    /** Goes where the table says. */
    void signal(ArenaSignal signal) {
        ArenaState next = ArenaTransitions.next(state, signal);
        if (next != state) {
            state = next;
            begin(Stage.PAUSING);
        }
    }

    void begin(Stage next) {
        stage = next;
        ticks = 0;
        idleTicks = 0;
    }

    /** Adds all that decides what comes next to a hash. */
    public void addTo(Hash64 hash) {
        hash.add((long) state.ordinal());
        hash.add((long) stage.ordinal());
        hash.add((long) ticks);
        hash.add((long) idleTicks);
        hash.add((long) wave);
        hash.add((long) healthLeft);
        marks.addTo(hash);
        for (int i = 0; i < doors.size(); i++) {
            hash.add(doors.get(i).shut());
        }
    }
}
