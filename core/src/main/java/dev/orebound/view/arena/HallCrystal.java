package dev.orebound.view.arena;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.Content;
import dev.orebound.content.sprite.Sprite;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The place of the colossal crystal of a boss's hall: in the rock north of the hall, on no cell that anyone can walk
 * on, as near to the middle of the hall as it fits.
 *
 * @param sprite the key of its pictures, the large or the small one
 * @param foot the cell of rock above whose south-west corner the middle of its foot stands
 * @param covered all cells that its pictures reach, each of rock
 */
public record HallCrystal(String sprite, int foot, List<Integer> covered) {
    /** The keys of the pictures, the largest first. */
    private static final List<String> SPRITES = List.of("hall_crystal", "hall_crystal_small");

    private static final int CELL = 16;

    /** Share of the cells of the lowest row that need a cell of the hall to the south. */
    private static final int LEAST_OPEN_PERCENT = 50;

    private static final int WHOLE = 100;

    public HallCrystal {
        covered = List.copyOf(covered);
    }

    /** Returns the crystal of a floor; null if the floor has no boss's hall, or no rock beside it is large enough. */
    public static @Nullable HallCrystal of(Floor floor, Content content, SpriteSheet sheet) {
        for (Room room : floor.rooms()) {
            String arena = room.arena();
            if (arena != null && content.arenaKinds().get(arena).isBossHall()) {
                return of(floor, room, sheet);
            }
        }
        return null;
    }

    private static @Nullable HallCrystal of(Floor floor, Room hall, SpriteSheet sheet) {
        for (String key : SPRITES) {
            HallCrystal nearest = sheet.has(key) ? nearest(floor, hall, sheet.get(key)) : null;
            if (nearest != null) {
                return nearest;
            }
        }
        return null;
    }

    private static @Nullable HallCrystal nearest(Floor floor, Room hall, Sprite sprite) {
        Grid grid = floor.grid();
        boolean[] reach = reach(sprite);
        HallCrystal best = null;
        int least = Integer.MAX_VALUE;
        for (int cell = 0; cell < grid.size(); cell++) {
            int dx = grid.x(cell) - grid.x(hall.centre());
            int dy = grid.y(cell) - grid.y(hall.centre());
            int squared = dx * dx + dy * dy;
            if (squared < least && dy > 0) {
                List<Integer> covered = covered(floor, hall.id(), cell, reach, columns(sprite));
                if (!covered.isEmpty()) {
                    least = squared;
                    best = new HallCrystal(sprite.key(), cell, covered);
                }
            }
        }
        return best;
    }

    private static int columns(Sprite sprite) {
        return (sprite.width() + CELL - 1) / CELL;
    }

    /** Returns which cells of its own rectangle the pictures reach, from the south-west corner, row by row. */
    private static boolean[] reach(Sprite sprite) {
        int columns = columns(sprite);
        boolean[] reach = new boolean[columns * ((sprite.height() + CELL - 1) / CELL)];
        for (SpriteFrame frame : sprite.frames()) {
            for (int y = 0; y < frame.height(); y++) {
                for (int x = 0; x < frame.width(); x++) {
                    if (frame.rgba(x, y) != 0) {
                        reach[x / CELL + (frame.height() - 1 - y) / CELL * columns] = true;
                    }
                }
            }
        }
        return reach;
    }

    /** Returns the cells that it would cover with its foot on a cell; none if it cannot stand there. */
    private static List<Integer> covered(Floor floor, int hall, int foot, boolean[] reach, int columns) {
        Grid grid = floor.grid();
        List<Integer> covered = new ArrayList<>();
        int open = 0;
        for (int i = 0; i < reach.length; i++) {
            int x = grid.x(foot) - columns / 2 + i % columns;
            int y = grid.y(foot) + i / columns;
            if (!reach[i]) {
                continue;
            }
            if (!grid.contains(x, y) || !isFree(floor, grid.cell(x, y))) {
                return List.of();
            }
            covered.add(grid.cell(x, y));
            int south = grid.neighbour(grid.cell(x, y), Direction.SOUTH);
            boolean isLowest = i < columns;
            open += isLowest && south != Grid.NONE && floor.room().at(south) == hall ? 1 : 0;
        }
        return open * WHOLE < columns * LEAST_OPEN_PERCENT ? List.of() : covered;
    }

    /** Returns whether a cell is rock on which nothing hangs. */
    private static boolean isFree(Floor floor, int cell) {
        return !floor.structure().at(cell) && floor.terrain().at(cell) == 0;
    }
}
