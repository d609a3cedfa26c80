package dev.orebound.world.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.Player;
import java.util.List;

/**
 * The tick in which doors meet. Companions are brought in first, wherever they are; then the doors shut if nothing is left
 * standing in one, and stay open if it cannot be helped: nothing is ever shut inside a door.
 */
final class Seal {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<CompanionComponent> companions = ComponentMapper.getFor(CompanionComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final Grid grid;
    private final IntLayer room;
    private final FloorChanges changes;
    private final BodyCollider collider;
    private final ArenaPlacement footing;
    private final TickEvents events;
    private final Player player;

    Seal(FloorContext context, HazardMap perils, FloorChanges changes, FlowFields ways, BodyCollider collider) {
        grid = context.floor().grid();
        room = context.floor().room();
        this.changes = changes;
        this.collider = collider;
        footing = new ArenaPlacement(context, perils, ways, collider);
        events = context.events();
        player = context.player();
    }

    /**
     * Shuts the doors if that can be done.
     *
     * @param isLast whether who still stands in a door is to be set down inside, rather than pushed on
     * @return whether they are shut
     */
    boolean meets(Arena arena, ImmutableArray<Entity> all, boolean isLast) {
        if (!isLast && isAnyDoorHeld(arena, all)) {
            return false;
        }
        for (int i = 0; i < all.size(); i++) {
            if (isDoorOf(arena, bodies.get(all.get(i)).cell) && !setDownInside(arena, all.get(i), all)) {
                return false;
            }
        }
        setSolid(arena, true);
        for (int i = 0; i < all.size(); i++) {
            if (!isFreed(arena, all.get(i), all)) {
                setSolid(arena, false);
                return false;
            }
        }
        bringIn(arena, all);
        return true;
    }

    private boolean isAnyDoorHeld(Arena arena, ImmutableArray<Entity> all) {
        for (int i = 0; i < all.size(); i++) {
            if (isDoorOf(arena, bodies.get(all.get(i)).cell)) {
                return true;
            }
        }
        return false;
    }

    private void setSolid(Arena arena, boolean solid) {
        List<DoorComponent> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            if (solid) {
                changes.shutDoor(doors.get(i));
            } else {
                changes.openDoor(doors.get(i));
            }
        }
    }

    /** Pushes a body off the edge of a shut door by the shortest way; one that is wedged there is set down. */
    private boolean isFreed(Arena arena, Entity entity, ImmutableArray<Entity> all) {
        BodyComponent body = bodies.get(entity);
        if (!Touch.isOnDoorOf(arena, body, grid)) {
            return true;
        }
        collider.move(body, 0, 0);
        return !Touch.isOnDoorOf(arena, body, grid) || setDownInside(arena, entity, all);
    }

    private boolean setDownInside(Arena arena, Entity entity, ImmutableArray<Entity> all) {
        BodyComponent body = bodies.get(entity);
        int cell = healths.has(entity)
                ? footing.clear(arena, body.cell, body.radius, all, body)
                : footing.open(arena, body.cell);
        if (cell == Grid.NONE
                || grid.steps8(cell, body.cell) > arena.kind().doors().pushCells()) {
            return false;
        }
        footing.setDown(body, cell);
        return true;
    }

    private void bringIn(Arena arena, ImmutableArray<Entity> all) {
        for (int i = 0; i < all.size(); i++) {
            Entity entity = all.get(i);
            BodyComponent body = bodies.get(entity);
            boolean isOutside = room.at(body.cell) != arena.room().id();
            if (companions.has(entity) && healths.get(entity).health > 0 && isOutside) {
                int cell = footing.nearest(arena, player.body().cell, body.radius, all, body);
                footing.setDown(body, cell);
                long id = spawns.get(entity).spawnId;
                int kind = companions.get(entity).monster;
                events.relocated(
                        EventType.COMPANION_BROUGHT_IN,
                        body,
                        id,
                        kind,
                        arena.room().id());
            }
        }
    }

    private static boolean isDoorOf(Arena arena, int cell) {
        List<DoorComponent> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            if (doors.get(i).cell == cell) {
                return true;
            }
        }
        return false;
    }
}
