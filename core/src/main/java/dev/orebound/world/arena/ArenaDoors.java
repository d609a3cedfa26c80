package dev.orebound.world.arena;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.COMPANIONS;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;
import java.util.List;

/**
 * Moves the doors of an arena and seals them. While doors shut they push bodies in a doorway inwards. In the tick in
 * which they meet, companions are brought in first, wherever they are; then the doors shut if nothing is left standing
 * in one, and stay open if that cannot be helped: nothing is ever shut inside a door.
 */
final class ArenaDoors {
    /** Distance from a doorway within which its corners are round. */
    private static final float CORNER_CELLS = 0.5f;

    private final Grid grid;
    private final IntLayer room;
    private final FloorChanges changes;
    private final BodyCollider collider;
    private final ArenaPlacement placement;
    private final TickEvents events;
    private final Player player;

    ArenaDoors(PartRegistry parts) {
        grid = parts.get(Floor.class).grid();
        room = parts.get(Floor.class).room();
        changes = parts.get(FloorChanges.class);
        collider = parts.get(BodyCollider.class);
        placement = new ArenaPlacement(parts);
        events = parts.get(TickEvents.class);
        player = parts.get(Player.class);
    }

    /**
     * Moves the leaves on towards shut and pushes bodies out of the way.
     *
     * @param ticks the ticks since the doors began to shut
     */
    void shut(Arena arena, int ticks, ImmutableArray<Entity> all) {
        List<DoorComponent> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            float due = (float) ticks / arena.kind().doors().closingTicks();
            // A leaf that was still opening goes on from where it is.
            changes.moveLeaf(doors.get(i), Math.max(doors.get(i).shut, due));
            pushIn(doors.get(i), arena, all);
        }
    }

    /** Moves the leaves on towards open. */
    void open(Arena arena) {
        List<DoorComponent> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            if (doors.get(i).shut > 0) {
                float step = 1f / arena.kind().doors().openingTicks();
                changes.moveLeaf(doors.get(i), doors.get(i).shut - step);
            }
        }
    }

    /** Lets everything pass again; the leaves follow later. */
    void unseal(Arena arena) {
        setSolid(arena, false);
    }

    private void setSolid(Arena arena, boolean isSolid) {
        List<DoorComponent> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            if (isSolid) {
                changes.shutDoor(doors.get(i));
            } else {
                changes.openDoor(doors.get(i));
            }
        }
    }

    private void pushIn(DoorComponent door, Arena arena, ImmutableArray<Entity> all) {
        float push = arena.kind().doors().pushSpeed() / TickClock.TICKS_A_SECOND;
        for (int i = 0; i < all.size(); i++) {
            BodyComponent body = BODIES.get(all.get(i));
            if (body.cell == door.cell) {
                int inner = innerCell(door.cell, arena.room().cells());
                float dx = grid.x(inner) + 0.5f - body.x;
                float dy = grid.y(inner) + 0.5f - body.y;
                float distance = (float) Math.sqrt(dx * dx + dy * dy);
                collider.move(body, dx / distance * push, dy / distance * push);
            }
        }
    }

    /** Returns the cell of the room nearest to a doorway cell, the lowest among equals. */
    private int innerCell(int door, Cells room) {
        int nearest = room.at(0);
        for (int i = 0; i < room.size(); i++) {
            nearest = grid.steps4(room.at(i), door) < grid.steps4(nearest, door) ? room.at(i) : nearest;
        }
        return nearest;
    }

    /**
     * Seals the doors if that is possible.
     *
     * @param isLast whether bodies in a doorway are to be set down inside instead of being pushed on
     * @return whether the doors are sealed
     */
    boolean seal(Arena arena, ImmutableArray<Entity> all, boolean isLast) {
        if (!isLast && isAnyDoorHeld(arena, all)) {
            return false;
        }
        for (int i = 0; i < all.size(); i++) {
            if (arena.hasDoorAt(BODIES.get(all.get(i)).cell) && !setDownInside(arena, all.get(i), all)) {
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
        bringCompanionsIn(arena, all);
        return true;
    }

    private boolean isAnyDoorHeld(Arena arena, ImmutableArray<Entity> all) {
        for (int i = 0; i < all.size(); i++) {
            if (arena.hasDoorAt(BODIES.get(all.get(i)).cell)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Pushes a body off the edge of a shut door by the shortest way, or sets it down inside if it is wedged there. The
     * corners of the doorway, which are round while the door is open, push as well.
     */
    private boolean isFreed(Arena arena, Entity entity, ImmutableArray<Entity> all) {
        BodyComponent body = BODIES.get(entity);
        if (!arena.isInDoorway(body.x, body.y, body.radius + CORNER_CELLS, grid)) {
            return true;
        }
        collider.move(body, 0, 0);
        return !arena.isInDoorway(body, grid) || setDownInside(arena, entity, all);
    }

    private boolean setDownInside(Arena arena, Entity entity, ImmutableArray<Entity> all) {
        BodyComponent body = BODIES.get(entity);
        int cell = HEALTHS.has(entity)
                ? placement.nearestClear(arena, body.cell, body.radius, all, body)
                : placement.nearestOpen(arena, body.cell);
        if (cell == Grid.NONE
                || grid.steps8(cell, body.cell) > arena.kind().doors().pushCells()) {
            return false;
        }
        placement.setDown(body, cell);
        return true;
    }

    private void bringCompanionsIn(Arena arena, ImmutableArray<Entity> all) {
        int arenaRoom = arena.room().id();
        for (int i = 0; i < all.size(); i++) {
            Entity entity = all.get(i);
            BodyComponent body = BODIES.get(entity);
            boolean isOutside = room.at(body.cell) != arenaRoom;
            if (COMPANIONS.has(entity) && HEALTHS.get(entity).health > 0 && isOutside) {
                int cell = placement.nearest(arena, player.body().cell, body.radius, all, body);
                placement.setDown(body, cell);
                long id = SPAWNS.get(entity).spawnId;
                int kind = COMPANIONS.get(entity).monster;
                events.relocated(EventType.COMPANION_BROUGHT_IN, body, id, kind, arenaRoom);
            }
        }
    }
}
