package dev.orebound.world.arena;

import dev.orebound.content.arena.ArenaKind.LossRules;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.PlayerReach;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Breaks a shut door from within: finds the one in reach, counts for how long interact is held there, and takes the
 * price. The fight in the room is lost then.
 */
public final class DoorBreaker {
    private static final int WHOLE = 100;

    private final FloorArenas arenas;
    private final Player player;
    private final PlayerReach reach;
    private @Nullable Arena around;
    private int cell = Grid.NONE;

    public DoorBreaker(PartRegistry parts, PlayerReach reach) {
        arenas = parts.get(FloorArenas.class);
        player = parts.get(Player.class);
        this.reach = reach;
    }

    /**
     * Looks for a shut door within reach.
     *
     * @return {@link InteractPrompt#BREAK_DOOR} or {@link InteractPrompt#NOTHING}
     */
    public InteractPrompt look() {
        around = breakable();
        cell = around == null ? Grid.NONE : nearestDoor(around.doors());
        return cell == Grid.NONE ? InteractPrompt.NOTHING : InteractPrompt.BREAK_DOOR;
    }

    /** Returns the arena around the player if one of its doors can be broken now, or null. */
    private @Nullable Arena breakable() {
        Arena arena = arenas.in(player.component().room);
        boolean canBreak = arena != null
                && arena.state().isSealed()
                && arena.kind().losses().breakTicks() > 0;
        return canBreak ? arena : null;
    }

    private int nearestDoor(List<DoorComponent> doors) {
        for (int i = 0; i < doors.size(); i++) {
            if (reach.holdsOrTouches(doors.get(i).cell)) {
                return doors.get(i).cell;
            }
        }
        return Grid.NONE;
    }

    /** Returns the cell of the door in reach, or {@link Grid#NONE}. */
    public int cell() {
        return cell;
    }

    /** Returns how far the door in reach is broken, from 0 to 1; 0 if there is none. */
    public float share() {
        return around == null
                ? 0
                : (float) player.component().breakTicks / around.kind().losses().breakTicks();
    }

    /** Returns the measures of an ore, by its index, that breaking the door in reach costs; 0 if there is none. */
    public int price(int ore) {
        return around == null ? 0 : price(around.kind().losses(), player.component().flasks[ore]);
    }

    private static int price(LossRules rules, int measures) {
        return (measures * rules.orePercent() + WHOLE - 1) / WHOLE;
    }

    /** Counts a tick in which interact is held at the door in reach, and breaks it at the end. */
    public void hold() {
        Arena arena = around;
        if (arena == null) {
            return;
        }
        LossRules rules = arena.kind().losses();
        PlayerComponent own = player.component();
        own.breakTicks++;
        if (own.breakTicks >= rules.breakTicks()) {
            own.breakTicks = 0;
            for (int ore = 0; ore < own.flasks.length; ore++) {
                own.flasks[ore] -= price(rules, own.flasks[ore]);
            }
            arena.breakOut();
        }
    }

    /** Counts a tick in which nobody breaks a door: what was done is undone as fast. */
    public void letGo() {
        PlayerComponent own = player.component();
        own.breakTicks = Math.max(0, own.breakTicks - 1);
    }
}
