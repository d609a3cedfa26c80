package dev.orebound.world.arena;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Hash64;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaProgress;
import dev.orebound.content.arena.UnrestRules;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.TickClock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arena of one trap room: its state machine together with the room's doors, spawn marks and roster. */
public final class Arena implements ArenaProgress {
    /** Overlap in cells that is put down to rounding: a hair more than the collider leaves. */
    private static final float SLACK_CELLS = 0.0025f;

    private static final int WHOLE = 100;

    private final Room room;
    private final ArenaKind kind;
    private final List<DoorComponent> doors;
    private final TickClock clock;
    private final int depth;
    private final @Nullable ArenaWard ward;
    private long countedTick;
    /** The chest that triggers the arena, or null. */
    final @Nullable ChestComponent chest;

    final ArenaMachine machine;
    final PendingSpawns marks = new PendingSpawns();
    final ArenaRoster roster = new ArenaRoster();
    /** Whether the doors are to be thrown open for a storm. */
    boolean isStormCalled;

    /** Whether the player broke a door in this tick. */
    boolean isBrokenOut;

    /** Ticks for which no more monsters than those of a last stand have been left, up to the time that it takes. */
    int fewTicks;

    /** Ticks for which the player has seen none of the counted monsters, up to the time of a lull. */
    int lullTicks;

    /** The cell from which the player has not moved on, and the ticks since then. */
    int restCell = Grid.NONE;

    int restTicks;

    /** The harm of the player that has shaken the roof by now. */
    private int feltHarm;

    /**
     * Makes a dormant arena.
     *
     * @param chest the chest that triggers it, or null
     * @param ward what must be protected, or null
     */
    Arena(
            Room room,
            ArenaKind kind,
            List<DoorComponent> doors,
            @Nullable ChestComponent chest,
            @Nullable ArenaWard ward,
            PartRegistry parts) {
        this.room = room;
        this.kind = kind;
        this.doors = List.copyOf(doors);
        this.chest = chest;
        this.ward = ward;
        clock = parts.get(TickClock.class);
        depth = parts.get(Floor.class).request().depth();
        machine = new ArenaMachine(kind, depth);
    }

    /** Returns whether an exit in a room, or behind a guardian's hall, is out of reach until the arena is over. */
    public boolean barsExitIn(int exitRoom) {
        return !state().isOver() && (room.id() == exitRoom || kind.isGuardianHall());
    }

    public Room room() {
        return room;
    }

    @Override
    public ArenaKind kind() {
        return kind;
    }

    /** Returns what must be protected, or null. */
    public @Nullable ArenaWard ward() {
        return ward;
    }

    @Override
    public int wardHealth() {
        return ward == null ? 0 : ward.health().health;
    }

    @Override
    public int wardMost() {
        return ward == null ? 0 : ward.health().most;
    }

    /** Lets the ward be hurt from now on, or no longer. */
    void exposeWard(boolean isExposed) {
        if (ward != null) {
            ward.expose(isExposed);
        }
    }

    /** Returns one door for each cell of the room's doorways. */
    public List<DoorComponent> doors() {
        return doors;
    }

    public ArenaState state() {
        return machine.state();
    }

    @Override
    public boolean isWavePresent() {
        return state() == ArenaState.FIGHTING || state() == ArenaState.STORMING;
    }

    @Override
    public boolean hasNextWave() {
        return machine.hasNextWave();
    }

    @Override
    public int headsFrom(int wave) {
        int sum = 0;
        for (int i = wave; i < waves(); i++) {
            sum += kind.waves().get(i).headsAt(depth);
        }
        return sum;
    }

    /** Returns the number of the wave that is marked, present or next, from 0; {@link #waves} once the arena is won. */
    @Override
    public int wave() {
        return machine.wave();
    }

    /** Returns the ticks since the state began, up to the longest time that anything waits for. */
    public int ticks() {
        countDormantTicks();
        return machine.ticks();
    }

    /** Returns the ticks since the fight last made progress, which the watchdog counts. */
    public int idleTicks() {
        return machine.idleTicks();
    }

    /** Returns the number of waves; in a hold-out the last one repeats until the time is up. */
    public int waves() {
        return kind.waves().size();
    }

    /** Returns where the next monsters will come up; empty outside {@link ArenaState#MARKING}. */
    public PendingSpawns marks() {
        return marks;
    }

    @Override
    public int counted() {
        return roster.size();
    }

    @Override
    public int heads() {
        return roster.heads();
    }

    /** Returns whether a counted monster is a head. */
    public boolean isHead(long spawnId) {
        return roster.isHead(spawnId);
    }

    @Override
    public int holdOutTicksLeft() {
        return machine.holdOutTicksLeft();
    }

    @Override
    public int roofTicksLeft() {
        return machine.roofTicksLeft();
    }

    /** Returns the ticks from the seal until the roof gives way; 0 if it holds. */
    public int roofTicks() {
        return kind.roofTicks(depth);
    }

    /** Returns the share of its time for which the roof still holds, from 1 to 0; 1 for a roof that never gives way. */
    public float roofShare() {
        return roofTicks() == 0 ? 1 : machine.roofTicksLeft() / (float) roofTicks();
    }

    /** Returns the ticks until the doors should meet; 0 unless they are closing. */
    public int closingTicksLeft() {
        return state() == ArenaState.CLOSING ? Math.max(0, kind.doors().closingTicks() - machine.ticks()) : 0;
    }

    /** Returns how many more monsters the arena can hold. */
    public int placesLeft() {
        return ArenaKind.MOST_MONSTERS - roster.size() - marks.size();
    }

    /** Lets the doors be thrown open for a storm, in the next tick of the fight in which no other signal counts. */
    public void throwOpen() {
        isStormCalled = true;
    }

    /** Shakes the roof of a sealed room by the harm that the player took since the last tick. */
    void shakeBy(HealthComponent player) {
        if (state().isSealed() && player.harm > feltHarm) {
            machine.shake((player.harm - feltHarm) * WHOLE * kind.losses().shakeTicks() / player.most);
        }
        feltHarm = player.harm;
    }

    /** Returns whether the time that the roof still holds has just come down to some ticks, or past them. */
    public boolean hasPassedRoofTicks(int ticks) {
        return machine.roofTicksLeft() <= ticks && machine.roofTicksBefore() > ticks;
    }

    /** Lets the fight end in this tick, unless it is won in the same, because the player broke a door. */
    public void breakOut() {
        isBrokenOut = true;
    }

    /** Resets the watchdog, because the fight made progress other than by harm to counted monsters. */
    public void progress() {
        machine.progress();
    }

    /** Returns whether few monsters have been left for so long that they no longer back off. */
    public boolean isLastStand() {
        UnrestRules.LastStand rules = kind.restlessness().lastStand();
        return rules != null && state() == ArenaState.FIGHTING && fewTicks > rules.ticks();
    }

    /** Returns whether the roof of the room gave way. */
    public boolean hasCollapsed() {
        return state() == ArenaState.BROKEN && roofTicks() > 0 && machine.roofTicksLeft() == 0;
    }

    /** Returns whether the doors are on their way or shut. */
    public boolean isShutting() {
        return state().isShutting();
    }

    /**
     * Returns whether nothing would change in a tick without the player near: the arena waits or is over, and its doors
     * are open.
     */
    boolean isIdle() {
        if (state() != ArenaState.DORMANT && !state().isOver()) {
            return false;
        }
        for (int i = 0; i < doors.size(); i++) {
            if (doors.get(i).shut > 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a cell is near enough to a doorway for the arena to warn. */
    boolean isNear(int cell, Grid grid) {
        for (int i = 0; i < doors.size(); i++) {
            if (grid.steps8(cell, doors.get(i).cell) <= kind.doors().warnCells()) {
                return true;
            }
        }
        return false;
    }

    boolean hasDoorAt(int cell) {
        for (int i = 0; i < doors.size(); i++) {
            if (doors.get(i).cell == cell) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether any part of a body lies in a doorway. */
    boolean isInDoorway(BodyComponent body, Grid grid) {
        return isInDoorway(body.x, body.y, body.radius, grid);
    }

    /** Returns the same for a body of some radius at a place, in cells. */
    boolean isInDoorway(float x, float y, float radius, Grid grid) {
        float reach = radius - SLACK_CELLS;
        for (int i = 0; i < doors.size(); i++) {
            int cell = doors.get(i).cell;
            float dx = x - Math.max(grid.x(cell), Math.min(grid.x(cell) + 1, x));
            float dy = y - Math.max(grid.y(cell), Math.min(grid.y(cell) + 1, y));
            if (dx * dx + dy * dy < reach * reach) {
                return true;
            }
        }
        return false;
    }

    /** Counts the current tick, and the ticks that a dormant arena has slept through. */
    void tick() {
        if (state() == ArenaState.DORMANT) {
            countDormantTicks();
        } else {
            machine.tick();
            countedTick = clock.tick();
        }
    }

    private void countDormantTicks() {
        if (state() == ArenaState.DORMANT) {
            machine.countDormantTicks(clock.tick() - countedTick);
            countedTick = clock.tick();
        }
    }

    /** Returns where the state machine stands. */
    public ArenaMoment moment() {
        countDormantTicks();
        return machine.moment();
    }

    void restore(ArenaMoment moment) {
        machine.restore(moment);
        countedTick = clock.tick();
    }

    /** Returns the machine to its first state. */
    void restoreDormant() {
        restore(new ArenaMachine(kind, depth).moment());
        isStormCalled = false;
        isBrokenOut = false;
        forgetRest();
    }

    /** Begins to count anew for how long few monsters are left, and for how long the player stays in one place. */
    void forgetRest() {
        fewTicks = 0;
        lullTicks = 0;
        restCell = Grid.NONE;
        restTicks = 0;
    }

    /** Adds everything that affects later ticks. */
    void addTo(Hash64 hash) {
        countDormantTicks();
        machine.addTo(hash);
        marks.addTo(hash);
        roster.addTo(hash);
        hash.add(isStormCalled).add(isBrokenOut).add((long) feltHarm);
        hash.add((long) fewTicks).add((long) lullTicks).add((long) restCell).add((long) restTicks);
    }
}
