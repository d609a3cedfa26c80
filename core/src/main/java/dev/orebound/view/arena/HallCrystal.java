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
import java.util.Comparator;
import java.util.List;

/**
 * The place of a crystal of a boss's hall: the colossal one, or one of its offshoots. It stands in the rock at the edge
 * of the hall, on no cell that anyone can walk on, as near to the middle of the hall as it fits.
 *
 * @param sprite the key of its pictures
 * @param foot the cell of rock above whose south-west corner the middle of its foot stands
 * @param edge a covered cell beside the hall, with which it is seen
 * @param hall the cell of the hall beside that
 * @param covered all cells that its pictures reach, each of rock
 */
public record HallCrystal(String sprite, int foot, int edge, int hall, List<Integer> covered) {
    /** The keys of the pictures. */
    private static final String LARGE = "hall_crystal";

    private static final String SMALL = "hall_crystal_small";
    private static final int CELL = 16;

    /** Cells of the hall beside a crystal, at least. */
    private static final int LEAST_OPEN = 3;

    private static final int MOST_OFFSHOOTS = 4;
    /** Distance between two crystals, in steps in 8 directions. */
    private static final int APART = 11;

    /** Steps in 8 directions round the way out that stay free. */
    private static final int OFF_EXIT = 4;

    /** The window shows so many columns for each row. */
    private static final float COLUMNS_A_ROW = 16 / 9f;

    public HallCrystal {
        covered = List.copyOf(covered);
    }

    /**
     * Returns the crystals of a floor, the colossal one first; none if the floor has no boss's hall. Where the rock is
     * too narrow for the large picture, the colossal one is as small as its offshoots.
     */
    public static List<HallCrystal> of(Floor floor, Content content, SpriteSheet sheet) {
        List<HallCrystal> crystals = new ArrayList<>();
        for (Room room : floor.rooms()) {
            String arena = room.arena();
            if (arena != null && content.arenaKinds().get(arena).isBossHall() && sheet.has(SMALL)) {
                List<HallCrystal> large = sheet.has(LARGE) ? places(floor, room, sheet.get(LARGE)) : List.of();
                if (!large.isEmpty()) {
                    crystals.add(large.get(0));
                }
                for (HallCrystal small : places(floor, room, sheet.get(SMALL))) {
                    if (crystals.size() <= MOST_OFFSHOOTS && isApart(small, crystals, floor.grid())) {
                        crystals.add(small);
                    }
                }
            }
        }
        return crystals;
    }

    private static boolean isApart(HallCrystal wanted, List<HallCrystal> crystals, Grid grid) {
        return crystals.stream()
                .allMatch(each -> grid.steps8(each.edge, wanted.edge) >= APART
                        && each.covered.stream().noneMatch(wanted.covered::contains));
    }

    /** Returns the places of a picture, the nearest to the middle of the hall first. */
    private static List<HallCrystal> places(Floor floor, Room hall, Sprite sprite) {
        Grid grid = floor.grid();
        boolean[] reach = reach(sprite);
        int columns = columns(sprite);
        int rows = reach.length / columns;
        List<HallCrystal> places = new ArrayList<>();
        for (int cell = 0; cell < grid.size(); cell++) {
            List<Integer> covered = covered(floor, cell, reach, columns);
            int edge = edge(floor, hall.id(), cell, covered);
            if (edge != Grid.NONE) {
                places.add(new HallCrystal(sprite.key(), cell, edge, beside(floor, hall.id(), edge), covered));
            }
        }
        places.sort(Comparator.comparingDouble(place -> {
            float across = grid.x(place.foot) - grid.x(hall.centre());
            float along = grid.y(place.foot) + rows / 2f - grid.y(hall.centre());
            return Math.max(Math.abs(across) / COLUMNS_A_ROW, Math.abs(along));
        }));
        return places;
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

    /** Returns the cells that it would cover with its foot on a cell; none if one of them is not free rock. */
    private static List<Integer> covered(Floor floor, int foot, boolean[] reach, int columns) {
        Grid grid = floor.grid();
        List<Integer> covered = new ArrayList<>();
        for (int i = 0; i < reach.length; i++) {
            int x = grid.x(foot) - columns / 2 + i % columns;
            int y = grid.y(foot) + i / columns;
            if (reach[i] && (!grid.contains(x, y) || !isFree(floor, grid.cell(x, y)))) {
                return List.of();
            }
            if (reach[i]) {
                covered.add(grid.cell(x, y));
            }
        }
        return covered;
    }

    /** Returns whether a cell is rock on which nothing hangs and that is not beside an exit. */
    private static boolean isFree(Floor floor, int cell) {
        return !floor.structure().at(cell)
                && floor.terrain().at(cell) == 0
                && floor.exits().stream().noneMatch(exit -> floor.grid().steps8(exit.at(), cell) < OFF_EXIT);
    }

    /** Returns the covered cell beside the hall that is nearest to the foot, if enough of them are beside it. */
    private static int edge(Floor floor, int hall, int foot, List<Integer> covered) {
        int open = 0;
        int nearest = Grid.NONE;
        for (int cell : covered) {
            if (beside(floor, hall, cell) != Grid.NONE) {
                open++;
                boolean isNearer = nearest == Grid.NONE
                        || floor.grid().steps8(cell, foot) < floor.grid().steps8(nearest, foot);
                nearest = isNearer ? cell : nearest;
            }
        }
        return open < LEAST_OPEN ? Grid.NONE : nearest;
    }

    /** Returns a cell of the hall beside a cell, or {@link Grid#NONE}. */
    private static int beside(Floor floor, int hall, int cell) {
        for (Direction side : Direction.STRAIGHT) {
            int next = floor.grid().neighbour(cell, side);
            if (next != Grid.NONE && floor.room().at(next) == hall) {
                return next;
            }
        }
        return Grid.NONE;
    }
}
