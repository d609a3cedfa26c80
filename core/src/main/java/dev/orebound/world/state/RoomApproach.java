package dev.orebound.world.state;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.Content;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;

/** Finds the cell from which to approach a room: a few steps before the first doorway on the way from the start. */
public final class RoomApproach {
    private static final int STEPS = 4;

    private final Floor floor;
    private final BitLayer solid;
    private final DistanceMap steps;

    /** Prepares the search on an unchanged floor. */
    public RoomApproach(Floor floor, Content content) {
        this.floor = floor;
        solid = new FloorState(floor, content).unwalkable();
        steps = new DistanceMap(floor.grid());
    }

    /**
     * Returns a free cell {@value #STEPS} steps before the doorway that is reached first from the start, or as far
     * before it as possible without crossing another trap room or losing sight of the doorway.
     *
     * @return the start itself if no path leads to the room
     */
    public int before(Room room) {
        MutableBitLayer blocked = solid.copy();
        block(room, blocked);
        steps.spreadFrom(floor.start(), blocked, StepKind.FOUR_WAY);
        int doorway = firstReachedDoorway(room);
        if (doorway == Grid.NONE) {
            return floor.start();
        }
        for (Room other : floor.rooms()) {
            if (other.isTrap()) {
                block(other, blocked);
            }
        }
        steps.spreadFrom(doorway, blocked, StepKind.FOUR_WAY, STEPS);
        int last = steps.reachedCount() - 1;
        for (int i = last; i > 0; i--) {
            if (isSeen(doorway, steps.reached(i))) {
                return steps.reached(i);
            }
        }
        return steps.reached(last);
    }

    private boolean isSeen(int doorway, int from) {
        Grid grid = floor.grid();
        return LineTrace.isClear(
                solid, grid.x(from) + 0.5f, grid.y(from) + 0.5f, grid.x(doorway) + 0.5f, grid.y(doorway) + 0.5f);
    }

    private int firstReachedDoorway(Room room) {
        int first = Grid.NONE;
        int fewest = DistanceMap.UNREACHED;
        for (Doorway doorway : room.doorways()) {
            Cells cells = doorway.cells();
            for (int i = 0; i < cells.size(); i++) {
                int reached = leastStepsBeside(cells.at(i));
                if (reached < fewest) {
                    fewest = reached;
                    first = cells.at(i);
                }
            }
        }
        return first;
    }

    /** Returns the fewest steps to a neighbour of a cell; doorways never lie on the edge of the grid. */
    private int leastStepsBeside(int cell) {
        int width = floor.grid().width();
        int alongX = Math.min(steps.at(cell - 1), steps.at(cell + 1));
        return Math.min(alongX, Math.min(steps.at(cell - width), steps.at(cell + width)));
    }

    private static void block(Room room, MutableBitLayer blocked) {
        Cells inside = room.cells();
        for (int i = 0; i < inside.size(); i++) {
            blocked.set(inside.at(i), true);
        }
        for (Doorway doorway : room.doorways()) {
            doorway.cells().stream().forEach(cell -> blocked.set(cell, true));
        }
    }
}
