package dev.orebound.world.arena;

import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Player;
import java.util.List;

/**
 * Where the player is, as an arena sees it. In and out are not the same place: in is with all of the body off the doorways,
 * out is with the middle off the room, so that nobody who stands on a threshold is in and out by turns.
 */
final class Presence {
    private final Grid grid;
    private final FloorState state;
    private final Player player;

    Presence(Floor floor, FloorState state, Player player) {
        grid = floor.grid();
        this.state = state;
        this.player = player;
    }

    /** Raises what the player's place means to an arena. */
    void tell(Arena arena, ArenaSignals signals) {
        boolean isAlive = player.isAlive();
        boolean isInRoom = player.component().room == arena.room().id();
        signals.raiseIf(!isAlive, ArenaSignal.DIED);
        signals.raiseIf(!isInRoom, ArenaSignal.LEFT);
        if (arena.state() == ArenaState.DORMANT || arena.state() == ArenaState.WARNED) {
            signals.raiseIf(
                    isAlive && isInRoom && !Touch.isOnDoorOf(arena, player.body(), grid) && isSet(arena),
                    ArenaSignal.ENTERED);
            signals.raiseIf(isAlive && (isInRoom || isNear(arena, true)), ArenaSignal.NEARED);
            signals.raiseIf(!isAlive || (!isInRoom && !isNear(arena, false)), ArenaSignal.WENT_AWAY);
        }
    }

    private boolean isSet(Arena arena) {
        return arena.chest == null || arena.chest.isOpen;
    }

    private boolean isNear(Arena arena, boolean inSight) {
        BodyComponent body = player.body();
        List<DoorComponent> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            int cell = doors.get(i).cell;
            if (grid.steps8(body.cell, cell) <= arena.kind().doors().warnCells()
                    && (!inSight || state.isInSight(cell))) {
                return true;
            }
        }
        return false;
    }
}
