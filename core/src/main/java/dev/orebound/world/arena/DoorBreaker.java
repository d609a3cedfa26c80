package dev.orebound.world.arena;

import dev.orebound.grid.Grid;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.PlayerReach;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Breaks a shut door from within, at a price: finds one in reach, and counts for how long interact is held there. */
public final class DoorBreaker {
    private final FloorArenas arenas;
    private final Player player;
    private final PlayerReach reach;
    private @Nullable Arena around;

    public DoorBreaker(PartRegistry parts, PlayerReach reach) {
        arenas = parts.get(FloorArenas.class);
        player = parts.get(Player.class);
        this.reach = reach;
    }

    /** Looks for a shut door within reach that can be broken, and returns its cell, or {@link Grid#NONE}. */
    public int look() {
        Arena arena = arenas.in(player.component().room);
        boolean canBreak = arena != null
                && arena.state().isSealed()
                && arena.kind().losses().breakTicks() > 0;
        around = canBreak ? arena : null;
        return around == null ? Grid.NONE : doorInReach(around.doors());
    }

    private int doorInReach(List<DoorComponent> doors) {
        for (int i = 0; i < doors.size(); i++) {
            if (reach.holdsOrTouches(doors.get(i).cell)) {
                return doors.get(i).cell;
            }
        }
        return Grid.NONE;
    }

    /** Returns how far the door in reach is broken, from 0 to 1; 0 if there is none. */
    public float share() {
        return around == null
                ? 0
                : (float) player.component().breakTicks / around.kind().losses().breakTicks();
    }

    /**
     * Counts a tick in which interact is held at the door in reach. It begins with a fresh press, so that a key that is
     * still held from a chest breaks nothing.
     */
    public void hold() {
        Arena arena = around;
        PlayerComponent own = player.component();
        if (arena == null || (own.breakTicks == 0 && own.interacted)) {
            return;
        }
        own.breakTicks++;
        if (own.breakTicks >= arena.kind().losses().breakTicks()) {
            own.breakTicks = 0;
            arena.breakOut();
        }
    }

    /** Counts a tick in which nobody breaks a door: what was done is undone as fast. */
    public void letGo() {
        PlayerComponent own = player.component();
        own.breakTicks = Math.max(0, own.breakTicks - 1);
    }
}
