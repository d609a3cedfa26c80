package dev.orebound.world.arena;

import static dev.orebound.world.component.ComponentMappers.MONSTERS;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;

/**
 * Changes an arena as a playtester orders. Triggering leaves everything to the state machine. Winning and resetting are
 * no transitions of an arena's life: they put the machine at another moment, from which it goes on by
 * {@link ArenaTransitions}.
 */
public final class ArenaCheats {
    private final FloorArenas arenas;
    private final IntLayer room;
    private final Grid grid;
    private final FloorState state;
    private final FloorChanges changes;
    private final TickEvents events;
    private final NoiseQueue noises;
    private final ArenaPlacement placement;
    private final ArenaEnding ending;

    public ArenaCheats(PartRegistry parts) {
        arenas = parts.get(FloorArenas.class);
        room = parts.get(Floor.class).room();
        grid = parts.get(Floor.class).grid();
        state = parts.get(FloorState.class);
        changes = parts.get(FloorChanges.class);
        events = parts.get(TickEvents.class);
        noises = parts.get(NoiseQueue.class);
        placement = new ArenaPlacement(parts);
        ending = new ArenaEnding(parts, new ArenaDoors(parts), new ArenaFight(parts));
    }

    /** Returns whether an arena still waits for the player. */
    public boolean canTrigger(Arena arena) {
        return arena.state() == ArenaState.DORMANT || arena.state() == ArenaState.WARNED;
    }

    /** Returns whether an arena is not won yet. */
    public boolean canWin(Arena arena) {
        return arena.state() != ArenaState.CLEARING && arena.state() != ArenaState.OPEN;
    }

    /** Returns whether a whole body is in the room, off its doorways. */
    public boolean isInside(Arena arena, BodyComponent body) {
        return room.at(body.cell) == arena.room().id() && !arena.isInDoorway(body, grid);
    }

    /**
     * Returns the cell nearest to the room's centre on which a whole body is in the room and in nobody's way, or else
     * in somebody's way.
     *
     * @return {@link Grid#NONE} only if there is no such cell at all
     */
    public int placeInside(Arena arena, BodyComponent body, ImmutableArray<Entity> all) {
        int centre = arena.room().centre();
        int clear = placement.nearestClear(arena, centre, body.radius, all, body);
        return clear != Grid.NONE && isOffDoorways(arena, clear, body) ? clear : tightPlace(arena, body);
    }

    private int tightPlace(Arena arena, BodyComponent body) {
        Cells cells = arena.room().cells();
        int centre = arena.room().centre();
        int nearest = Grid.NONE;
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at(i);
            boolean isNearer = nearest == Grid.NONE || grid.steps4(cell, centre) < grid.steps4(nearest, centre);
            nearest = isNearer && state.isWalkable(cell) && isOffDoorways(arena, cell, body) ? cell : nearest;
        }
        return nearest;
    }

    private boolean isOffDoorways(Arena arena, int cell, BodyComponent body) {
        return !arena.isInDoorway(grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, body.radius, grid);
    }

    /** Opens the trigger chest, if there is one, so that a player inside sets the arena off. */
    public void trigger(Arena arena) {
        ChestComponent chest = arena.chest;
        if (chest == null || chest.isOpen) {
            return;
        }
        float x = grid.x(chest.cell) + 0.5f;
        float y = grid.y(chest.cell) + 0.5f;
        changes.openChest(chest);
        noises.make(x, y);
        events.chestOpened(x, y, chest.cell, chest.number);
    }

    /** Wins an arena: counted monsters die, the doors open, and everything due is paid, the trigger chest once. */
    public void win(Arena arena, ImmutableArray<Entity> all) {
        trigger(arena);
        arenas.wake(arena);
        int holdOutTicksLeft = arena.holdOutTicksLeft();
        arena.restore(
                new ArenaMoment(ArenaState.CLEARING, arena.waves(), 0, 0, holdOutTicksLeft, arena.roofTicksLeft()));
        ending.win(arena, all);
    }

    /**
     * Resets an arena to its first state: all monsters that it brought vanish without a trace, a trigger chest is shut,
     * and the ward is whole.
     */
    public void reset(Arena arena, ImmutableArray<Entity> all, Engine engine) {
        for (int i = 0; i < all.size(); i++) {
            MonsterComponent monster = MONSTERS.get(all.get(i));
            if (monster != null && isOf(monster, arena.room().id())) {
                engine.removeEntity(all.get(i));
            }
        }
        if (arena.chest != null) {
            changes.shutChest(arena.chest);
        }
        arenas.wake(arena);
        arena.restoreDormant();
        ending.clear(arena);
        if (arena.ward() != null) {
            arena.ward().mend();
        }
    }

    private static boolean isOf(MonsterComponent monster, int arenaRoom) {
        return monster.arenaRoom == arenaRoom || monster.formerArenaRoom == arenaRoom;
    }
}
