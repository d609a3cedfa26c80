package dev.orebound.world.arena;

import com.badlogic.ashley.core.Family;
import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Grid;
import dev.orebound.world.arena.ArenaTransitions.Transition;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import java.util.List;

/**
 * Runs the arenas that are awake. Each tick it raises the signals that the tick brought to an arena, lets the arena's
 * machine take the one signal that counts, and carries out the resulting transition; nothing is done for a signal that
 * did not count.
 */
public final class ArenaSystem extends FamilySystem {
    /** Ticks before a roof gives way at which it strains. */
    private static final int[] STRAINED_AT_TICKS = {1200, 600, 300, 120};

    private final FloorArenas arenas;
    private final Grid grid;
    private final FloorState state;
    private final Player player;
    private final ArenaDoors doors;
    private final ArenaFight fight;
    private final ArenaEnding ending;
    private final ArenaAnnouncer announcer;
    private final ArenaUnrest unrest;
    private final ArenaSignals signals = new ArenaSignals();

    public ArenaSystem(PartRegistry parts) {
        // Projectiles end by themselves at a door that shuts.
        super(Family.all(BodyComponent.class).exclude(ProjectileComponent.class).get());
        arenas = parts.get(FloorArenas.class);
        grid = parts.get(Floor.class).grid();
        state = parts.get(FloorState.class);
        player = parts.get(Player.class);
        doors = new ArenaDoors(parts);
        fight = new ArenaFight(parts);
        ending = new ArenaEnding(parts, doors, fight);
        announcer = new ArenaAnnouncer(parts);
        unrest = new ArenaUnrest(parts);
    }

    @Override
    public void update(float seconds) {
        for (int i = arenas.nextAwake(0); i >= 0; i = arenas.nextAwake(i + 1)) {
            tick(arenas.all().get(i));
            // Shutting doors may have pushed the player to another cell.
            arenas.playerCame(player.body().cell);
            arenas.sleepIfIdle(i, player.component().room);
        }
    }

    private void tick(Arena arena) {
        if (arena.state().isOver()) {
            doors.open(arena);
            return;
        }
        signals.clear();
        arena.tick();
        arena.shakeBy(player.health());
        signalPresence(arena);
        if (arena.state() == ArenaState.CLOSING) {
            close(arena, arena.machine.ticks());
        } else if (arena.state() == ArenaState.STORMING) {
            storm(arena);
        } else if (arena.state().isSealed()) {
            fight.tick(arena, entities(), signals);
            unrest.tick(arena, entities());
            strain(arena);
        }
        arena.machine.tell(signals);
        Transition transition = arena.machine.take(signals);
        if (transition != null) {
            follow(arena, transition);
        }
        if (!arena.isShutting()) {
            doors.open(arena);
        }
    }

    /**
     * Raises the signals about the player's place. The player is inside with the whole body off the doorways and
     * outside with the middle off the room, so that a player on a threshold is not in and out by turns.
     */
    private void signalPresence(Arena arena) {
        boolean isAlive = player.isAlive();
        boolean isInRoom = player.component().room == arena.room().id();
        signals.raiseIf(!isAlive, ArenaSignal.DIED);
        signals.raiseIf(!isInRoom, ArenaSignal.LEFT);
        if (arena.state() == ArenaState.DORMANT || arena.state() == ArenaState.WARNED) {
            boolean isSet = arena.chest == null || arena.chest.isOpen;
            signals.raiseIf(
                    isAlive && isInRoom && isSet && !arena.isInDoorway(player.body(), grid), ArenaSignal.ENTERED);
            signals.raiseIf(isAlive && (isInRoom || seesDoorNearby(arena)), ArenaSignal.NEARED);
            signals.raiseIf(!isAlive || (!isInRoom && !arena.isNear(player.body().cell, grid)), ArenaSignal.WENT_AWAY);
        }
    }

    private boolean seesDoorNearby(Arena arena) {
        List<DoorComponent> all = arena.doors();
        for (int i = 0; i < all.size(); i++) {
            int cell = all.get(i).cell;
            if (grid.steps8(player.body().cell, cell) <= arena.kind().doors().warnCells() && state.isInSight(cell)) {
                return true;
            }
        }
        return false;
    }

    /** Tells that the roof is about to give way. */
    private void strain(Arena arena) {
        for (int i = 0; i < STRAINED_AT_TICKS.length; i++) {
            if (arena.hasPassedRoofTicks(STRAINED_AT_TICKS[i])) {
                announcer.tell(EventType.ROOF_STRAINED, arena);
                return;
            }
        }
    }

    /** Keeps the doors open while monsters storm in, then shuts them again. */
    private void storm(Arena arena) {
        fight.tickStorm(arena, entities(), signals);
        int shuttingTicks = arena.machine.ticks() - arena.kind().doors().stormTicks();
        if (shuttingTicks <= 0) {
            doors.open(arena);
        } else if (!signals.has(ArenaSignal.GOAL_REACHED)) {
            close(arena, shuttingTicks);
        }
    }

    /**
     * Shuts the doors further. Nothing is pushed or set down for doors that will open again in this very tick.
     *
     * @param ticks the ticks since the doors began to shut
     */
    private void close(Arena arena, int ticks) {
        if (signals.has(ArenaSignal.LEFT) || signals.has(ArenaSignal.DIED)) {
            return;
        }
        doors.shut(arena, ticks, entities());
        int lateTicks = ticks - arena.kind().doors().closingTicks();
        if (lateTicks >= 0) {
            boolean isLast = lateTicks >= arena.kind().doors().pushTicks();
            boolean isSealed = doors.seal(arena, entities(), isLast);
            signals.raiseIf(isSealed, ArenaSignal.DOORS_MET);
            signals.raiseIf(!isSealed && isLast, ArenaSignal.JAMMED);
        }
    }

    private void follow(Arena arena, Transition transition) {
        ArenaState from = transition.from();
        switch (transition.to()) {
            case DORMANT, WARNED -> {
                if (from == ArenaState.CLOSING) {
                    announcer.tellAloud(EventType.ARENA_CANCELLED, arena);
                } else if (transition.to() == ArenaState.WARNED) {
                    announcer.tell(EventType.ARENA_WARNED, arena);
                }
            }
            case CLOSING -> announcer.tellAloud(EventType.ARENA_SPRUNG, arena);
            case PAUSING -> {
                if (from == ArenaState.CLOSING) {
                    arena.exposeWard(true);
                    announcer.tellAloud(EventType.ARENA_SEALED, arena);
                } else if (arena.counted() == 0) {
                    announcer.tell(EventType.WAVE_BEATEN, arena);
                }
            }
            case MARKING -> fight.mark(arena);
            case FIGHTING -> {
                if (from == ArenaState.STORMING) {
                    announcer.tellAloud(EventType.ARENA_SEALED, arena);
                } else {
                    fight.bringUp(arena, entities());
                }
            }
            case STORMING -> {
                arena.isStormCalled = false;
                doors.unseal(arena);
                announcer.tellAloud(EventType.ARENA_STORMED, arena);
            }
            case CLEARING -> {
                if (from == ArenaState.FIGHTING && arena.counted() == 0) {
                    announcer.tell(EventType.WAVE_BEATEN, arena);
                }
                ending.win(arena, entities());
            }
            case OPEN -> announcer.tellAloud(EventType.ARENA_OPENED, arena);
            case BROKEN -> giveUp(arena, transition.on());
        }
    }

    /** Ends an arena unwon: tells why, and leaves what is due. */
    private void giveUp(Arena arena, ArenaSignal why) {
        boolean isLost = why == ArenaSignal.ROOF_GAVE || why == ArenaSignal.BROKE_OUT;
        switch (why) {
            case STALLED -> {
                announcer.tell(EventType.ARENA_STALLED, arena);
                ending.payLess(arena);
            }
            case GOAL_LOST -> announcer.tellFar(EventType.WARD_FELL, arena);
            case ROOF_GAVE -> announcer.tellFar(EventType.ROOF_GAVE, arena);
            case BROKE_OUT -> {
                ending.takePrice(arena);
                announcer.tellFar(EventType.DOOR_BROKEN, arena);
            }
            default -> {}
        }
        ending.giveUp(arena, isLost, entities());
    }
}
