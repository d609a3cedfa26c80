package dev.orebound.world.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.FloorChanges;
import java.util.List;

/** Moves the leaves of an arena's doors. While they shut they push inwards who stands in a doorway. */
final class ArenaDoors {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final Grid grid;
    private final FloorChanges changes;
    private final BodyCollider collider;

    ArenaDoors(Floor floor, FloorChanges changes, BodyCollider collider) {
        grid = floor.grid();
        this.changes = changes;
        this.collider = collider;
    }

    /**
     * Moves the leaves on towards shut and pushes what is in the way.
     *
     * @param ticks since they began to
     */
    void shut(Arena arena, int ticks, ImmutableArray<Entity> all) {
        List<DoorComponent> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            float due = (float) ticks / arena.kind().doors().closingTicks();
            // A leaf that was still opening again goes on from where it is.
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

    /** Lets everything through again; the leaves follow. */
    void unseal(Arena arena) {
        List<DoorComponent> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            changes.openDoor(doors.get(i));
        }
    }

    private void pushIn(DoorComponent door, Arena arena, ImmutableArray<Entity> all) {
        float push = arena.kind().doors().pushSpeed() / TickClock.TICKS_A_SECOND;
        for (int i = 0; i < all.size(); i++) {
            BodyComponent body = bodies.get(all.get(i));
            if (body.cell == door.cell) {
                int inner = innerCell(door.cell, arena.room().cells());
                float dx = grid.x(inner) + 0.5f - body.x;
                float dy = grid.y(inner) + 0.5f - body.y;
                float distance = (float) Math.sqrt(dx * dx + dy * dy);
                collider.move(body, dx / distance * push, dy / distance * push);
            }
        }
    }

    /** The cell of the room that is nearest to a doorway's cell, the lowest where two are as near. */
    private int innerCell(int door, Cells room) {
        int nearest = room.at(0);
        for (int i = 0; i < room.size(); i++) {
            nearest = grid.steps4(room.at(i), door) < grid.steps4(nearest, door) ? room.at(i) : nearest;
        }
        return nearest;
    }
}
