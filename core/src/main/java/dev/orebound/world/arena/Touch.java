package dev.orebound.world.arena;

import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.DoorComponent;
import java.util.List;

/** Whether a round body touches square cells. */
final class Touch {
    /** Overlap in cells that is put down to rounding: a hair more than the collider leaves. */
    private static final float SLACK = 0.0025f;

    private Touch() {}

    /** True if any part of a body lies on a cell. */
    private static boolean isOn(float x, float y, float radius, int cell, Grid grid) {
        float dx = x - Math.max(grid.x(cell), Math.min(grid.x(cell) + 1, x));
        float dy = y - Math.max(grid.y(cell), Math.min(grid.y(cell) + 1, y));
        float reach = radius - SLACK;
        return dx * dx + dy * dy < reach * reach;
    }

    /** True if any part of a body lies in a doorway of an arena. */
    static boolean isOnDoorOf(Arena arena, BodyComponent body, Grid grid) {
        return isOnDoorOf(arena, body.x, body.y, body.radius, grid);
    }

    /** The same of a body that would be at a place, in cells. */
    static boolean isOnDoorOf(Arena arena, float x, float y, float radius, Grid grid) {
        List<DoorComponent> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            if (isOn(x, y, radius, doors.get(i).cell, grid)) {
                return true;
            }
        }
        return false;
    }
}
