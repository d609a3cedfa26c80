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
 * several times. Where the ground before it lies before another trap room, too, the middle of the doorway takes its
 * place.
 *
 * @param cell one of the doorway's, for what hangs on a cell
 */
public record DoorwayPoints(
        float middleX, float middleY, float outsideX, float outsideY, float insideX, float insideY, int cell) {

    /** Distance of a sign to another room's doorway, in cells, within which it would seem to be that room's. */
    private static final float NEAR = 1.6f;

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
        boolean isShared = isBesideOther(outside.x(middle.x(0)), outside.y(middle.y(0)), room, floor);
        return new DoorwayPoints(
                middle.x(0),
                middle.y(0),
                isShared ? middle.x(0) : outside.x(middle.x(0)),
                isShared ? middle.y(0) : outside.y(middle.y(0)),
                inside.x(middle.x(0)),
                inside.y(middle.y(0)),
                cell);
    }

    /** Returns whether ground lies before a doorway of another trap room, too. */
    private static boolean isBesideOther(float x, float y, Room room, Floor floor) {
        Grid grid = floor.grid();
        return floor.rooms().stream()
                .filter(other -> other.isTrap() && other.id() != room.id())
                .flatMap(other -> other.doorways().stream())
                .flatMapToInt(doorway -> doorway.cells().stream())
                .anyMatch(cell -> square(grid.x(cell) + 0.5f - x, grid.y(cell) + 0.5f - y) < NEAR * NEAR);
    }

    /** Returns the square of the distance of a place to the nearest of a room's points, in cells. */
    public static float distance2(List<DoorwayPoints> all, float x, float y) {
        float least = Float.MAX_VALUE;
        for (int i = 0; i < all.size(); i++) {
            DoorwayPoints points = all.get(i);
            float outside = square(points.outsideX - x, points.outsideY - y);
            float inside = square(points.insideX - x, points.insideY - y);
            least = Math.min(
                    least, Math.min(outside, Math.min(inside, square(points.middleX - x, points.middleY - y))));
        }
        return least;
    }

    private static float square(float dx, float dy) {
        return dx * dx + dy * dy;
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
