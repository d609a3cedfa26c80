package dev.orebound.view;

import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.component.DoorComponent;
import java.util.List;

/** Which way one goes through a door, and so which side of it is seen. */
final class DoorWays {
    private final Grid grid;
    private final MutableBitLayer shut;

    DoorWays(List<DoorComponent> doors, Floor floor) {
        grid = floor.grid();
        shut = new MutableBitLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            shut.set(cell, !floor.structure().at(cell));
        }
        for (DoorComponent door : doors) {
            shut.set(door.cell, true);
        }
    }

    /** True if rock or more of the doorway lies both north and south of the door: its passage runs from west to east. */
    boolean runEastWest(int cell) {
        return isShut(cell, Direction.NORTH) && isShut(cell, Direction.SOUTH);
    }

    private boolean isShut(int cell, Direction towards) {
        int next = grid.neighbour(cell, towards);
        return next == Grid.NONE || shut.at(next);
    }
}
