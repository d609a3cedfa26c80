package dev.orebound.world.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.WorldStreams;

/**
 * What a playtester does to an arena. Springing it leaves everything to its machine. Winning it and laying it anew are no steps of
 * its life: they put the machine at a moment, of all that {@link ArenaTransitions} knows, from which it goes on by the table.
 */
public final class ArenaCheats {
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final Floor floor;
    private final Grid grid;
    private final FloorState state;
    private final FloorChanges changes;
    private final TickEvents events;
    private final NoiseQueue noises;
    private final ArenaPlacement footing;
    private final ArenaEnding ends;

    public ArenaCheats(
            FloorContext context,
            HazardMap perils,
            FloorChanges changes,
            EntitySpawner spawner,
            NoiseQueue noises,
            FlowFields ways,
            BodyCollider collider,
            WorldStreams chance) {
        floor = context.floor();
        grid = context.floor().grid();
        state = context.state();
        this.changes = changes;
        events = context.events();
        this.noises = noises;
        footing = new ArenaPlacement(context, perils, ways, collider);
        ends = new ArenaEnding(context, perils, changes, spawner, noises, ways, collider, chance);
    }

    /** True while it lies in wait. */
    public boolean canBeSprung(Arena arena) {
        return arena.state() == ArenaState.DORMANT || arena.state() == ArenaState.WARNED;
    }

    /** True unless it is won already. */
    public boolean canBeWon(Arena arena) {
        return arena.state() != ArenaState.CLEARING && arena.state() != ArenaState.OPEN;
    }

    /** True if all of a body is in the room, off its doorways. */
    public boolean isInside(Arena arena, BodyComponent body) {
        return floor.room().at(body.cell) == arena.room().id() && !Touch.isOnDoorOf(arena, body, grid);
    }

    /**
     * The cell nearest to the room's centre on which a body is in it with all of itself and in nobody's way; where there is none, in
     * somebody's.
     *
     * @return {@link Grid#NONE} only where there is no such cell at all
     */
    public int placeInside(Arena arena, BodyComponent body, ImmutableArray<Entity> all) {
        int centre = arena.room().centre();
        int clear = footing.clear(arena, centre, body.radius, all, body);
        return clear != Grid.NONE && isOffDoors(arena, clear, body) ? clear : tightPlace(arena, body);
    }

    private int tightPlace(Arena arena, BodyComponent body) {
        Cells cells = arena.room().cells();
        int centre = arena.room().centre();
        int nearest = Grid.NONE;
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at(i);
            boolean isNearer = nearest == Grid.NONE || grid.steps4(cell, centre) < grid.steps4(nearest, centre);
            nearest = isNearer && state.isWalkable(cell) && isOffDoors(arena, cell, body) ? cell : nearest;
        }
        return nearest;
    }

    private boolean isOffDoors(Arena arena, int cell, BodyComponent body) {
        return !Touch.isOnDoorOf(arena, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, body.radius, grid);
    }

    /** Opens the chest that springs it, if one does: then whoever is inside sets it off. */
    public void setOff(Arena arena) {
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

    /** Wins it: who counts falls, the doors open, and all is paid that is due, the chest that springs it once. */
    public void win(Arena arena, ImmutableArray<Entity> all) {
        setOff(arena);
        ArenaMoment now = arena.machine.moment();
        arena.machine.restore(new ArenaMoment(ArenaState.CLEARING, arena.waves(), 0, 0, now.holdOutTicksLeft()));
        ends.win(arena, all);
    }

    /** Lays it as it was before anybody came: who counts is gone without a trace, and a chest that springs it is shut. */
    public void reset(Arena arena, ImmutableArray<Entity> all, Engine engine) {
        for (int i = 0; i < all.size(); i++) {
            MonsterComponent monster = monsters.get(all.get(i));
            if (monster != null && monster.arenaRoom == arena.room().id()) {
                engine.removeEntity(all.get(i));
            }
        }
        if (arena.chest != null) {
            changes.shutChest(arena.chest);
        }
        arena.machine.restore(new ArenaMachine(arena.kind()).moment());
        arena.isStormCalled = false;
        ends.clear(arena);
    }
}
