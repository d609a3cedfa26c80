package dev.orebound.cave.corridor;

import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.ShortPathSearch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts the corridors of a floor that lie on a loop worth having. Such a corridor joins rooms; without it all rooms
 * still reach each other, and two of those that it joins are farther apart by a given number of steps.
 *
 * <p>A corridor here is a piece of floor outside rooms, by four-way steps: two that meet are one.
 *
 * <p>A floor is counted again after each loop that is drilled, which leaves most of it as it was. What was measured is
 * therefore kept until a cell changes on which it depends.
 */
final class LoopCounter {
    private final Grid grid;
    private final List<RoomRegion> regions;
    private final IntLayer room;
    private final BitLayer carved;
    private final int leastDetour;
    private final ConnectedRegions pieces;
    private final MutableBitLayer corridor;
    private final MutableBitLayer open;
    private final ShortPathSearch ways;
    /** The numbers of the rooms that each piece touches, piece 1 first. */
    private final List<int[]> touched = new ArrayList<>();

    private final boolean[] isTouched;
    /** For each room another that it is joined to, or itself. */
    private final int[] leaders;

    /** Measurements of earlier counts that still hold. */
    private final Map<PieceEnds, Detour> measured = new LinkedHashMap<>();

    /** A piece, told from others by its lowest cell and its size, and two cells that it leads between. */
    private record PieceEnds(int lowestCell, int size, int from, int to) {}

    /** Whether two cells are far enough apart without a piece, which depends on ways of so many steps and no longer. */
    private record Detour(int mostSteps, boolean isLong) {}

    LoopCounter(FloorBuilder floor, int leastDetour) {
        this.grid = floor.grid();
        this.leastDetour = leastDetour;
        regions = floor.get(FloorKeys.REGIONS);
        room = floor.get(FloorKeys.ROOM);
        carved = floor.get(FloorKeys.CARVED);
        pieces = floor.memory().regions();
        corridor = floor.memory().bitLayer();
        open = floor.memory().bitLayer();
        ways = floor.memory().shortWays();
        isTouched = new boolean[regions.size()];
        leaders = new int[regions.size()];
    }

    /**
     * Returns how many corridors of a floor, all of whose rooms are joined, lie on loops, or {@code enough} if there
     * are as many or more.
     */
    int count(BitLayer structure, int enough) {
        corridor.copyFrom(structure);
        corridor.clear(carved);
        pieces.find(corridor);
        touched.clear();
        for (int piece = 1; piece <= pieces.count(); piece++) {
            touched.add(touchedRooms(piece));
        }
        forgetChanged(structure);
        open.copyFrom(structure);
        int count = 0;
        for (int piece = 1; piece <= pieces.count() && count < enough; piece++) {
            boolean counts = touched.get(piece - 1).length > 1 && staysJoined(piece) && hasDetour(piece);
            count += counts ? 1 : 0;
        }
        return count;
    }

    private int[] touchedRooms(int piece) {
        Arrays.fill(isTouched, false);
        int count = 0;
        for (int i = 0; i < pieces.size(piece); i++) {
            int cell = pieces.cell(piece, i);
            count += touch(cell + 1);
            count += touch(cell - 1);
            count += touch(cell + grid.width());
            count += touch(cell - grid.width());
        }
        int[] numbers = new int[count];
        for (int number = isTouched.length - 1; number >= 0; number--) {
            if (isTouched[number]) {
                numbers[--count] = number;
            }
        }
        return numbers;
    }

    /** Returns how many rooms it touches that were not touched before: 1 or 0. */
    private int touch(int cell) {
        int id = room.at(cell);
        if (id == 0 || isTouched[id - 1]) {
            return 0;
        }
        isTouched[id - 1] = true;
        return 1;
    }

    /** True if all rooms reach each other without a piece; found by union-find over the other pieces. */
    private boolean staysJoined(int without) {
        for (int number = 0; number < leaders.length; number++) {
            leaders[number] = number;
        }
        int groups = leaders.length;
        for (int piece = 1; piece <= touched.size() && groups > 1; piece++) {
            int[] rooms = touched.get(piece - 1);
            for (int i = 1; i < rooms.length && piece != without; i++) {
                int leader = leader(rooms[0]);
                int other = leader(rooms[i]);
                groups -= leader == other ? 0 : 1;
                leaders[other] = leader;
            }
        }
        return groups == 1;
    }

    private int leader(int number) {
        int leader = number;
        while (leaders[leader] != leader) {
            leaders[leader] = leaders[leaders[leader]];
            leader = leaders[leader];
        }
        return leader;
    }

    /** True if two of the rooms that a piece touches are far enough apart without it. */
    private boolean hasDetour(int piece) {
        int[] rooms = touched.get(piece - 1);
        for (int i = 0; i < rooms.length; i++) {
            for (int j = i + 1; j < rooms.length; j++) {
                if (hasDetour(piece, centre(rooms[i]), centre(rooms[j]))) {
                    return true;
                }
            }
        }
        return false;
    }

    private int centre(int number) {
        return regions.get(number).centre();
    }

    private boolean hasDetour(int piece, int from, int to) {
        PieceEnds ends = new PieceEnds(pieces.cell(piece, 0), pieces.size(piece), from, to);
        Detour known = measured.get(ends);
        if (known != null) {
            return known.isLong;
        }
        int near = ways.steps(open, from, to, ShortPathSearch.NOT_JOINED) + leastDetour - 1;
        setOpen(piece, false);
        boolean isNear = ways.join(open, from, to, near);
        setOpen(piece, true);
        measured.put(ends, new Detour(near, !isNear));
        return !isNear;
    }

    /** Forgets what was measured between cells if a way that was short enough could lead through a changed cell. */
    private void forgetChanged(BitLayer structure) {
        int cell = measured.isEmpty() ? Grid.NONE : structure.firstDifference(open, 0);
        while (cell != Grid.NONE) {
            int changed = cell;
            measured.entrySet().removeIf(entry -> {
                PieceEnds ends = entry.getKey();
                int leastSteps = grid.steps4(ends.from, changed) + grid.steps4(changed, ends.to);
                return leastSteps <= entry.getValue().mostSteps;
            });
            cell = structure.firstDifference(open, cell + 1);
        }
    }

    private void setOpen(int piece, boolean isOpen) {
        for (int i = 0; i < pieces.size(piece); i++) {
            open.set(pieces.cell(piece, i), isOpen);
        }
    }
}
