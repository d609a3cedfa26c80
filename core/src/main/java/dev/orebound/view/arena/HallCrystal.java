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
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The place of a crystal of a boss's hall: the colossal one, a twin of it, or a small offshoot. It stands in the rock
 * at the edge of the hall, on no cell that anyone can walk on. The colossal one is as near to the middle of the hall as
 * it fits. Its twins stand at other sides, where most of the hall is too far from it to show it.
 *
 * @param sprite the key of its pictures
 * @param isMirrored whether its pictures are shown with left and right exchanged
 * @param width of its pictures, in pixels
 * @param height of its pictures, in pixels
 * @param foot the cell of rock on which it stands: above the south-west corner, or above the middle of the south side
 *     if its pictures are an odd number of cells wide
 * @param edge a covered cell beside the hall, with which it is seen; of a root, its middle
 * @param hall the cell of the hall beside that; of a root, its middle
 * @param covered all cells that its pictures reach, each of rock; of a root, each of bare dry floor
 */
public record HallCrystal(
        String sprite, boolean isMirrored, int width, int height, int foot, int edge, int hall, List<Integer> covered) {
    /** The keys of the pictures. */
    private static final String LARGE = "hall_crystal";

    private static final String SMALL = "hall_crystal_small";
    static final String ROOT = "hall_crystal_root";
    private static final int CELL = 16;

    /** Cells of the hall beside a crystal, at least. */
    private static final int LEAST_OPEN = 3;

    private static final boolean[] MIRRORED = {false, true};
    private static final int MOST_TWINS = 2;
    private static final int MOST_OFFSHOOTS = 4;

    /** A player so far from the middle of a large crystal still has it in the window, with space behind the player. */
    private static final int SEEN_COLUMNS = 19;

    private static final int SEEN_ROWS = 10;

    /** Cells of the hall from which only a further twin is seen, at least. */
    private static final int LEAST_GAIN = 24;

    /** Distance between two crystals, in steps in 8 directions. */
    private static final int APART = 11;

    /** Steps in 8 directions round the way out that stay free. */
    private static final int OFF_EXIT = 4;

    /** Opaque pixels of a cell of rock or water into which a root may reach, at most. */
    private static final int MOST_BESIDE_ROOT = 40;

    /** The window shows so many columns for each row. */
    private static final float COLUMNS_A_ROW = 16 / 9f;

    public HallCrystal {
        covered = List.copyOf(covered);
    }

    /**
     * Returns the crystals of a floor, the colossal one first, then its twins; none if the floor has no boss's hall.
     * The colossal one is as small as its offshoots if the rock is too narrow for the large picture.
     */
    public static List<HallCrystal> of(Floor floor, Content content, SpriteSheet sheet) {
        List<HallCrystal> crystals = new ArrayList<>();
        for (Room room : floor.rooms()) {
            if (isBossHall(room, content) && sheet.has(SMALL)) {
                if (sheet.has(LARGE)) {
                    addLarge(crystals, floor, room, sheet.get(LARGE));
                }
                int most = Math.max(1, crystals.size()) + MOST_OFFSHOOTS;
                for (HallCrystal small : places(floor, room, sheet.get(SMALL), false)) {
                    if (crystals.size() < most && isApart(small, crystals, floor.grid())) {
                        crystals.add(small);
                    }
                }
            }
        }
        return crystals;
    }

    private static boolean isBossHall(Room room, Content content) {
        String arena = room.arena();
        return arena != null && content.arenaKinds().get(arena).isBossHall();
    }

    /** Returns the root, as near to the middle of the hall as it fits, or null if the floor has no place for one. */
    static @Nullable HallCrystal root(Floor floor, Content content, SpriteSheet sheet) {
        HallCrystal nearest = null;
        float least = Float.MAX_VALUE;
        for (Room room : floor.rooms()) {
            if (!isBossHall(room, content) || !sheet.has(ROOT)) {
                continue;
            }
            for (boolean isMirrored : MIRRORED) {
                for (HallCrystal place : roots(floor, room, sheet.get(ROOT), isMirrored)) {
                    float away = distance(floor.grid(), place.foot, place.height / CELL, room);
                    if (away < least) {
                        nearest = place;
                        least = away;
                    }
                }
            }
        }
        return nearest;
    }

    private static List<HallCrystal> roots(Floor floor, Room room, Sprite sprite, boolean isMirrored) {
        boolean[] reach = reach(sprite, isMirrored, MOST_BESIDE_ROOT + 1);
        int columns = columns(sprite.width());
        List<HallCrystal> places = new ArrayList<>();
        for (int foot = 0; foot < floor.grid().size(); foot++) {
            List<Integer> covered =
                    covered(floor.grid(), foot, reach, columns, cell -> isBareFloor(floor, cell, room.id()));
            if (!covered.isEmpty()) {
                int middle = foot + reach.length / columns / 2 * floor.grid().width();
                places.add(new HallCrystal(
                        ROOT, isMirrored, sprite.width(), sprite.height(), foot, middle, middle, covered));
            }
        }
        return places;
    }

    private static boolean isBareFloor(Floor floor, int cell, int hall) {
        return floor.room().at(cell) == hall
                && floor.terrain().at(cell) == 0
                && floor.liquid().at(cell) == 0;
    }

    /** Returns the distance of the middle of a picture from the middle of the hall, in rows of a window. */
    private static float distance(Grid grid, int foot, int rows, Room hall) {
        float across = grid.x(foot) - grid.x(hall.centre());
        float along = grid.y(foot) + rows / 2f - grid.y(hall.centre());
        return Math.max(Math.abs(across) / COLUMNS_A_ROW, Math.abs(along));
    }

    /** Adds the colossal crystal and the twins that are seen from most cells of the hall that do not see it yet. */
    private static void addLarge(List<HallCrystal> crystals, Floor floor, Room hall, Sprite sprite) {
        List<HallCrystal> places = places(floor, hall, sprite, false);
        if (places.isEmpty()) {
            return;
        }
        crystals.add(places.get(0));
        List<HallCrystal> mirrored = places(floor, hall, sprite, true);
        List<Integer> unseen = new ArrayList<>();
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            if (floor.room().at(cell) == hall.id()) {
                unseen.add(cell);
            }
        }
        for (int i = 0; i < MOST_TWINS; i++) {
            HallCrystal last = crystals.get(i);
            unseen.removeIf(cell -> last.isSeenFrom(cell, floor.grid()));
            HallCrystal best = null;
            long most = LEAST_GAIN - 1;
            for (HallCrystal place : i == 0 ? mirrored : places) {
                long gain = unseen.stream()
                        .filter(cell -> place.isSeenFrom(cell, floor.grid()))
                        .count();
                if (gain > most && isApart(place, crystals, floor.grid())) {
                    best = place;
                    most = gain;
                }
            }
            if (best == null) {
                return;
            }
            crystals.add(best);
        }
    }

    private boolean isSeenFrom(int cell, Grid grid) {
        int middle = grid.y(foot) + height / CELL / 2;
        return Math.abs(grid.x(cell) - grid.x(foot)) <= SEEN_COLUMNS && Math.abs(grid.y(cell) - middle) <= SEEN_ROWS;
    }

    /** Returns whether it is the colossal crystal or a twin of it. */
    boolean isLarge() {
        return sprite.equals(LARGE);
    }

    boolean isRoot() {
        return sprite.equals(ROOT);
    }

    /** Returns the middle of its foot, in world pixels from the west edge. */
    float footX(Grid grid) {
        return (grid.x(foot) + columns(width) % 2 / 2f) * CELL;
    }

    private static boolean isApart(HallCrystal wanted, List<HallCrystal> crystals, Grid grid) {
        return crystals.stream()
                .allMatch(each -> grid.steps8(each.edge, wanted.edge) >= APART
                        && each.covered.stream().noneMatch(wanted.covered::contains));
    }

    /** Returns the places of a picture, the nearest to the middle of the hall first. */
    private static List<HallCrystal> places(Floor floor, Room hall, Sprite sprite, boolean isMirrored) {
        Grid grid = floor.grid();
        boolean[] reach = reach(sprite, isMirrored, 1);
        int columns = columns(sprite.width());
        int rows = reach.length / columns;
        boolean[] isFree = new boolean[grid.size()];
        for (int cell = 0; cell < isFree.length; cell++) {
            isFree[cell] = isFree(floor, cell);
        }
        List<HallCrystal> places = new ArrayList<>();
        for (int cell = 0; cell < grid.size(); cell++) {
            List<Integer> covered = covered(grid, cell, reach, columns, rock -> isFree[rock]);
            int edge = edge(floor, hall.id(), cell, covered);
            if (edge != Grid.NONE) {
                int beside = beside(floor, hall.id(), edge);
                places.add(new HallCrystal(
                        sprite.key(), isMirrored, sprite.width(), sprite.height(), cell, edge, beside, covered));
            }
        }
        places.sort(Comparator.comparingDouble(place -> distance(grid, place.foot, rows, hall)));
        return places;
    }

    private static int columns(int width) {
        return (width + CELL - 1) / CELL;
    }

    /**
     * Returns which cells of its own rectangle the pictures reach, from the south-west corner, row by row.
     *
     * @param least opaque pixels of a cell that count
     */
    private static boolean[] reach(Sprite sprite, boolean isMirrored, int least) {
        int columns = columns(sprite.width());
        boolean[] reach = new boolean[columns * ((sprite.height() + CELL - 1) / CELL)];
        for (SpriteFrame frame : sprite.frames()) {
            int[] pixels = new int[reach.length];
            for (int y = 0; y < frame.height(); y++) {
                for (int x = 0; x < frame.width(); x++) {
                    int cell = x / CELL + (frame.height() - 1 - y) / CELL * columns;
                    pixels[cell] += frame.rgba(isMirrored ? frame.width() - 1 - x : x, y) == 0 ? 0 : 1;
                    reach[cell] |= pixels[cell] >= least;
                }
            }
        }
        return reach;
    }

    /** Returns the cells that it would cover with its foot on a cell; none if one of them does not fit. */
    private static List<Integer> covered(Grid grid, int foot, boolean[] reach, int columns, IntPredicate fits) {
        List<Integer> covered = new ArrayList<>();
        int west = grid.x(foot) - columns / 2;
        int south = grid.y(foot);
        for (int i = 0; i < reach.length; i++) {
            int x = west + i % columns;
            int y = south + i / columns;
            if (reach[i] && (!grid.contains(x, y) || !fits.test(grid.cell(x, y)))) {
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
