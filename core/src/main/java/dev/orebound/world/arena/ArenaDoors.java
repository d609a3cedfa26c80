package dev.orebound.world.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.grid.Grid;
import dev.orebound.world.Collider;
import dev.orebound.world.Door;
import dev.orebound.world.FloorChanges;
import dev.orebound.world.World;
import dev.orebound.world.WorldParts;
import dev.orebound.world.component.BodyComponent;
import java.util.List;

/**
 * Moves the doors of arenas. While they shut they push out whoever stands in a doorway; at the seal, what still touches one
 * is set down on the nearest free cell of the room, so that nothing is ever shut inside a door.
 */
final class ArenaDoors {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final Grid grid;
    private final FloorChanges changes;
    private final Collider collider;
    private final Footing footing;

    ArenaDoors(WorldParts parts) {
        grid = parts.floor().grid();
        changes = parts.changes();
        collider = parts.collider();
        footing = new Footing(parts);
    }

    /** Moves the leaves on towards shut and pushes what is in the way. */
    void shut(Arena arena, ImmutableArray<Entity> all) {
        List<Door> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            float due = (float) arena.ticks / arena.kind().closingTicks();
            // A leaf that was still opening again goes on from where it is.
            changes.moveLeaf(doors.get(i), Math.max(doors.get(i).shut(), due));
            pushOut(doors.get(i), arena, all);
        }
    }

    /** Moves the leaves on towards open. */
    void open(Arena arena) {
        List<Door> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            if (doors.get(i).shut() > 0) {
                changes.moveLeaf(
                        doors.get(i), doors.get(i).shut() - 1f / arena.kind().openingTicks());
            }
        }
    }

    /** Shuts every door for good and frees what touches one. */
    void seal(Arena arena, ImmutableArray<Entity> all) {
        List<Door> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            changes.moveLeaf(doors.get(i), 1);
            changes.shutDoor(doors.get(i).cell());
        }
        for (int i = 0; i < all.size(); i++) {
            free(bodies.get(all.get(i)), arena, all);
        }
    }

    /** Lets everything through again; the leaves follow. */
    void unseal(Arena arena) {
        List<Door> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            changes.openDoor(doors.get(i).cell());
        }
    }

    private void pushOut(Door door, Arena arena, ImmutableArray<Entity> all) {
        int centre = arena.room().centre();
        float push = arena.kind().pushSpeed() / World.TICKS_A_SECOND;
        for (int i = 0; i < all.size(); i++) {
            BodyComponent body = bodies.get(all.get(i));
            if (body.cell == door.cell()) {
                float dx = grid.x(centre) + 0.5f - body.x;
                float dy = grid.y(centre) + 0.5f - body.y;
                float distance = (float) Math.sqrt(dx * dx + dy * dy);
                collider.move(body, dx / distance * push, dy / distance * push);
            }
        }
    }

    /** Pushes a body off a door's edge; one that stands in the door, or is wedged, is set down on the nearest free cell. */
    private void free(BodyComponent body, Arena arena, ImmutableArray<Entity> all) {
        if (collider.isFree(body.x, body.y, body.radius) || !isNearADoor(body, arena)) {
            return;
        }
        boolean isInDoor = isDoorOf(arena, body.cell);
        if (!isInDoor) {
            collider.move(body, 0, 0);
        }
        if (isInDoor) {
            setDown(body, footing.nearest(arena, body.cell, body.radius, all, body));
        } else if (!collider.isFree(body.x, body.y, body.radius)) {
            setDown(body, body.cell);
        }
    }

    private void setDown(BodyComponent body, int cell) {
        body.cell = cell;
        body.x = grid.x(cell) + 0.5f;
        body.y = grid.y(cell) + 0.5f;
    }

    private boolean isNearADoor(BodyComponent body, Arena arena) {
        List<Door> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            if (grid.steps8(doors.get(i).cell(), body.cell) <= 1) {
                return true;
            }
        }
        return false;
    }

    private static boolean isDoorOf(Arena arena, int cell) {
        List<Door> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            if (doors.get(i).cell() == cell) {
                return true;
            }
        }
        return false;
    }
}
