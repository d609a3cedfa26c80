package dev.orebound.view;

import dev.orebound.grid.Grid;
import dev.orebound.view.light.LightOccluders;
import dev.orebound.world.component.DoorComponent;
import java.util.List;

/** Lets doors stop light while they are more shut than open. */
final class DoorShadows {
    private static final float HALF_SHUT = 0.6f;
    private static final int CELL = (int) SceneContext.CELL;

    /** Of the cell's height, from the north, that stays in front of the door and is lit. */
    private static final int FRONT = 6;

    private final List<DoorComponent> doors;
    private final Grid grid;
    private final LightOccluders occluders;
    private final boolean[] stops;

    DoorShadows(List<DoorComponent> doors, Grid grid, LightOccluders occluders) {
        this.doors = doors;
        this.grid = grid;
        this.occluders = occluders;
        stops = new boolean[doors.size()];
    }

    void update() {
        for (int i = 0; i < stops.length; i++) {
            boolean isShut = doors.get(i).shut > HALF_SHUT;
            if (isShut != stops[i]) {
                stops[i] = isShut;
                change(doors.get(i).cell, isShut ? Change.SHUT : Change.OPEN);
            }
        }
    }

    private enum Change {
        SHUT,
        OPEN
    }

    private void change(int cell, Change change) {
        int x = grid.x(cell) * CELL;
        int y = grid.y(cell) * CELL + FRONT;
        if (change == Change.SHUT) {
            occluders.shut(x, y, CELL, CELL - FRONT);
        } else {
            occluders.open(x, y, CELL, CELL - FRONT);
        }
    }
}
