package dev.orebound.view.arena;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import java.util.ArrayList;
import java.util.List;

/**
 * A doorway of a trap room on the way through it: the middles of its own cells, of the ground before it and of the
 * ground behind it, in cells from the south-west corner of the floor. Ground beside several cells of the doorway counts
 * several times.
 *
 * @param cell one of the doorway's, for what hangs on a cell
 */
public record DoorwayPoints(
        float middleX, float middleY, float outsideX, float outsideY, float insideX, float insideY, int cell) {

    /** Returns the points of a room in the order of its doorways. */
    public static List<DoorwayPoints> of(Room room, Floor floor) {
        List<DoorwayPoints> all = new ArrayList<>();
        for (Doorway doorway : room.doorways()) {
            all.add(of(doorway, room, floor));
        }
        return all;
    }

    private static DoorwayPoints of(Doorway doorway, Room room, Floor floor) {
        Grid grid = floor.grid();
        Mean middle = new Mean();
        Mean outside = new Mean();
        Mean inside = new Mean();
        for (int i = 0; i < doorway.cells().size(); i++) {
            int cell = doorway.cells().at(i);
            middle.add(grid, cell);
            for (Direction towards : Direction.STRAIGHT) {
                int next = grid.neighbour(cell, towards);
                if (next != Grid.NONE
                        && floor.structure().at(next)
                        && !doorway.cells().contains(next)) {
                    (floor.room().at(next) == room.id() ? inside : outside).add(grid, next);
                }
            }
        }
        int cell = doorway.cells().at(doorway.cells().size() / 2);
        return new DoorwayPoints(
                middle.x(0),
                middle.y(0),
                outside.x(middle.x(0)),
                outside.y(middle.y(0)),
                inside.x(middle.x(0)),
                inside.y(middle.y(0)),
                cell);
    }

    /** Computes the middle of several cells. */
    private static final class Mean {
        private float sumX;
        private float sumY;
        private int count;

        void add(Grid grid, int cell) {
            sumX += grid.x(cell) + 0.5f;
            sumY += grid.y(cell) + 0.5f;
            count++;
        }

        float x(float withoutAny) {
            return count == 0 ? withoutAny : sumX / count;
        }

        float y(float withoutAny) {
            return count == 0 ? withoutAny : sumY / count;
        }
    }
}
