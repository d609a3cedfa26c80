package dev.orebound.cave.carve;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.arena.ArenaKind.HallLayout;
import dev.orebound.content.floor.CaveRules.Carving;
import dev.orebound.content.floor.CaveRules.GuardianHallRules;
import dev.orebound.content.reading.IntRange;
import dev.orebound.grid.CellularAutomaton;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Carves the hall of a guardian at the far end of a floor, and two small rooms behind it, for further exits or for
 * chests. The hall is an ellipse with a ragged rim and, if its arena says so, pillars. The small rooms lie above and
 * below its far half.
 *
 * <p>Places are given along the floor, from the end of the start, and across it, whichever way the floor lies.
 */
final class GuardianHallCarver {
    private static final int ROCK_AT_THE_EDGE = 3;

    /** Rock between the other caves and the hall. */
    private static final int ROCK_BEFORE = 6;

    /** Rock between the hall and a room behind it, through which a corridor leads. */
    private static final int ROCK_BEHIND = 4;

    private static final int LEAST_BREADTH = 9;
    private static final float SURE_SHARE = 0.72f;
    private static final int RAGGED_PERCENT = 50;
    private static final int OPEN_OF_NINE = 5;

    /** The middle of a room behind the hall lies so far beyond the hall's middle, as a share of the hall's reach. */
    private static final float ROOM_SHARE = 0.3f;

    private static final int PILLAR_SIDE = 2;
    private static final int FLOOR_ABOUT_PILLAR = 2;
    private static final int STEPS_BETWEEN_PILLARS = 5;
    private static final float ROW_SHARE = 0.42f;
    private static final float RING_SHARE = 0.6f;
    private static final int PILLARS_SCATTERED = 9;
    private static final int PILLARS_TRIED = 60;

    /** Cells about the middle of the hall on which no pillar stands. */
    private static final int FREE_MIDDLE = 4;

    /** The eight points of a ring, in hundredths of its radius. */
    private static final int[][] RING = {
        {100, 0}, {71, 71}, {0, 100}, {-71, 71}, {-100, 0}, {-71, -71}, {0, -100}, {71, -71}
    };

    private final Grid grid;
    private final Carving rules;
    private final RandomStream stream;
    private final boolean isWide;
    private final int length;
    private final int breadth;
    private final MutableBitLayer hall;
    private final float reachAlong;
    private final float reachAcross;
    private final float middleAlong;
    private final float middleAcross;
    private final List<Integer> rooms = new ArrayList<>();

    /** @param hall an empty layer for the hall alone */
    GuardianHallCarver(MutableBitLayer hall, Carving rules, RandomStream stream) {
        this.hall = hall;
        this.rules = rules;
        this.stream = stream;
        grid = hall.grid();
        isWide = grid.width() >= grid.height();
        length = isWide ? grid.width() : grid.height();
        breadth = isWide ? grid.height() : grid.width();
        GuardianHallRules sizes = rules.guardianHall();
        int beside = ROCK_AT_THE_EDGE + ROCK_BEHIND + sizes.roomsBehind().highest();
        reachAlong = drawReach(sizes.breadth(), length / 2 - 2 * ROCK_AT_THE_EDGE);
        reachAcross = drawReach(sizes.height(), breadth - 2 * beside);
        middleAlong = length - ROCK_AT_THE_EDGE - reachAlong;
        middleAcross = beside + reachAcross + (breadth - 2 * beside - 2 * reachAcross) * stream.unit();
    }

    private float drawReach(IntRange size, int most) {
        return Math.min(most, stream.between(size.lowest(), size.highest())) / 2f;
    }

    /** Returns the columns (rows, if the floor is taller than wide) that are left for the other caves. */
    int cellsBefore() {
        return (int) (middleAlong - reachAlong) - ROCK_BEFORE;
    }

    /**
     * Opens the hall and the rooms behind it in rock.
     *
     * @return a cell of the hall, and one of each room behind it; or null if they find no place
     */
    @Nullable
    List<Integer> carveInto(
            MutableBitLayer open, HallLayout layout, CellularAutomaton automaton, ConnectedRegions parts) {
        if (Math.min(reachAlong, reachAcross) * 2 < LEAST_BREADTH) {
            return null;
        }
        fillEllipse();
        automaton.load(hall);
        for (int round = 0; round < rules.rounds(); round++) {
            automaton.step(OPEN_OF_NINE, OPEN_OF_NINE);
            automaton.clearEdge();
        }
        automaton.store(hall);
        BlindEnds.trimSpurs(hall);
        int middle = cell((int) middleAlong, (int) middleAcross);
        keepPieceAt(middle, parts);
        boolean hasAll = hall.count() >= rules.leastRoomCells() && openRoom(open, -1) && openRoom(open, 1);
        if (!hasAll || !hall.at(middle)) {
            return null;
        }
        raisePillars(layout);
        open.add(hall);
        rooms.add(0, middle);
        return rooms;
    }

    private int cell(int along, int across) {
        return isWide ? grid.cell(along, across) : grid.cell(across, length - 1 - along);
    }

    private void fillEllipse() {
        for (int along = 0; along < length; along++) {
            for (int across = 0; across < breadth; across++) {
                float dx = (along + 0.5f - middleAlong) / reachAlong;
                float dy = (across + 0.5f - middleAcross) / reachAcross;
                float share = dx * dx + dy * dy;
                boolean isRagged = share > SURE_SHARE && share < 1 && !stream.chance(RAGGED_PERCENT);
                int cell = cell(along, across);
                hall.set(cell, share < 1 && !isRagged && !grid.isEdge(cell));
            }
        }
    }

    private void keepPieceAt(int middle, ConnectedRegions parts) {
        parts.find(hall);
        int kept = parts.regionOfCell().at(middle);
        for (int cell = 0; cell < grid.size(); cell++) {
            hall.set(cell, kept != 0 && parts.regionOfCell().at(cell) == kept);
        }
    }

    /**
     * Opens a room beyond the hall's rim: below it (-1) or above it (1). Returns false if the map has no place for it.
     */
    private boolean openRoom(MutableBitLayer open, int side) {
        IntRange sides = rules.guardianHall().roomsBehind();
        int wide = stream.between(sides.lowest(), sides.highest());
        int high = stream.between(sides.lowest(), sides.highest());
        int first = (int) (middleAlong + ROOM_SHARE * reachAlong) - wide / 2;
        int rim = rim(first - 1, first + wide, side);
        int nearest = rim + side * (ROCK_BEHIND + 1);
        int farthest = nearest + side * (high - 1);
        if (first + wide >= lastOfHall()
                || Math.min(nearest, farthest) < ROCK_AT_THE_EDGE
                || Math.max(nearest, farthest) >= breadth - ROCK_AT_THE_EDGE) {
            return false;
        }
        for (int along = first; along < first + wide; along++) {
            for (int across = Math.min(nearest, farthest); across <= Math.max(nearest, farthest); across++) {
                boolean isCorner =
                        (along == first || along == first + wide - 1) && (across == nearest || across == farthest);
                open.set(cell(along, across), !isCorner);
            }
        }
        rooms.add(cell(first + wide / 2, (nearest + farthest) / 2));
        return true;
    }

    /** Returns the outermost place across the floor that the hall reaches between two places along it. */
    private int rim(int from, int to, int side) {
        int rim = (int) middleAcross;
        for (int along = from; along <= to; along++) {
            for (int across = 1; across < breadth - 1; across++) {
                if (hall.at(cell(along, across)) && (across - rim) * side > 0) {
                    rim = across;
                }
            }
        }
        return rim;
    }

    private int lastOfHall() {
        int last = 0;
        for (int along = 0; along < length; along++) {
            for (int across = 0; across < breadth; across++) {
                last = hall.at(cell(along, across)) ? along : last;
            }
        }
        return last;
    }

    private void raisePillars(HallLayout layout) {
        switch (layout.pillars()) {
            case NONE -> {}
            case ROWS -> raiseRows();
            case RING -> {
                for (int[] point : RING) {
                    raise(point[0] / 100f * RING_SHARE, point[1] / 100f * RING_SHARE);
                }
            }
            case SCATTERED -> scatter();
        }
    }

    /** Raises pillars in two rows along the hall, as many on either side of its middle. */
    private void raiseRows() {
        int count = (int) (reachAlong / STEPS_BETWEEN_PILLARS);
        for (int number = -count; number <= count; number++) {
            float along = number * STEPS_BETWEEN_PILLARS / reachAlong;
            raise(along, -ROW_SHARE);
            raise(along, ROW_SHARE);
        }
    }

    private void scatter() {
        int left = PILLARS_SCATTERED;
        for (int attempt = 0; attempt < PILLARS_TRIED && left > 0; attempt++) {
            left -= raise(2 * stream.unit() - 1, 2 * stream.unit() - 1) ? 1 : 0;
        }
    }

    /**
     * Raises a pillar at a place given in shares of the hall's reach, if there is floor all round. Returns whether it
     * stands.
     */
    private boolean raise(float shareAlong, float shareAcross) {
        int along = Math.round(middleAlong + shareAlong * reachAlong) - PILLAR_SIDE / 2;
        int across = Math.round(middleAcross + shareAcross * reachAcross) - PILLAR_SIDE / 2;
        boolean isInTheMiddle = Math.abs(along - (int) middleAlong) < FREE_MIDDLE
                && Math.abs(across - (int) middleAcross) < FREE_MIDDLE;
        if (isInTheMiddle || !isOpenAbout(along, across)) {
            return false;
        }
        for (int x = 0; x < PILLAR_SIDE; x++) {
            for (int y = 0; y < PILLAR_SIDE; y++) {
                hall.set(cell(along + x, across + y), false);
            }
        }
        return true;
    }

    private boolean isOpenAbout(int along, int across) {
        for (int x = -FLOOR_ABOUT_PILLAR; x < PILLAR_SIDE + FLOOR_ABOUT_PILLAR; x++) {
            for (int y = -FLOOR_ABOUT_PILLAR; y < PILLAR_SIDE + FLOOR_ABOUT_PILLAR; y++) {
                boolean isOnMap = along + x >= 0 && along + x < length && across + y >= 0 && across + y < breadth;
                if (!isOnMap || !hall.at(cell(along + x, across + y))) {
                    return false;
                }
            }
        }
        return true;
    }
}
