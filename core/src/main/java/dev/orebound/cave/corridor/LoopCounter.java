package dev.orebound.cave.corridor;

import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Counts the corridors of a floor that lie on a loop worth having. Such a corridor joins rooms; without it all rooms still
 * reach each other, and two of those that it joins are farther apart by a given number of steps.
 *
 * <p>A corridor here is a piece of floor outside rooms, by four-way steps: two that meet are one.
 */
final class LoopCounter {
    private final Grid grid;
    private final List<RoomRegion> regions;
    private final IntLayer room;
    private final BitLayer carved;
    private final int leastDetour;
    private final ConnectedRegions pieces;
    private final MutableBitLayer corridor;
    private final MutableBitLayer blocked;
    private final DistanceMap reach;
    /** The numbers of the rooms that each piece touches, piece 1 first. */
    private final List<int[]> touched = new ArrayList<>();

    private final boolean[] isTouched;
    private final boolean[] isJoined;

    LoopCounter(FloorBuilder floor, int leastDetour) {
        this.grid = floor.grid();
        this.leastDetour = leastDetour;
        regions = floor.get(FloorKeys.REGIONS);
        room = floor.get(FloorKeys.ROOM);
        carved = floor.get(FloorKeys.CARVED);
        pieces = floor.memory().regions();
        corridor = floor.memory().bitLayer();
        blocked = floor.memory().bitLayer();
        reach = floor.memory().distanceMap();
        isTouched = new boolean[regions.size()];
        isJoined = new boolean[regions.size()];
    }

    /** How many corridors lie on loops, if the floor is like this; {@code enough} if there are as many or more. */
    int count(BitLayer structure, int enough) {
        for (int cell = 0; cell < grid.size(); cell++) {
            corridor.set(cell, structure.at(cell) && !carved.at(cell));
        }
        pieces.find(corridor);
        touched.clear();
        for (int piece = 1; piece <= pieces.count(); piece++) {
            touched.add(touchedRooms(piece));
        }
        blocked.copyInverse(structure);
        int count = 0;
        for (int piece = 1; piece <= pieces.count() && count < enough; piece++) {
            boolean counts = touched.get(piece - 1).length > 1 && staysJoined(piece) && hasDetour(piece);
            count += counts ? 1 : 0;
        }
        return count;
    }

    private int[] touchedRooms(int piece) {
        Arrays.fill(isTouched, false);
        for (int i = 0; i < pieces.size(piece); i++) {
            int cell = pieces.cell(piece, i);
            touch(cell + 1);
            touch(cell - 1);
            touch(cell + grid.width());
            touch(cell - grid.width());
        }
        return IntStream.range(0, isTouched.length)
                .filter(number -> isTouched[number])
                .toArray();
    }

    private void touch(int cell) {
        int id = room.at(cell);
        if (id != 0) {
            isTouched[id - 1] = true;
        }
    }

    /** True if all rooms reach each other without a piece. */
    private boolean staysJoined(int without) {
        Arrays.fill(isJoined, false);
        isJoined[0] = true;
        int joined = 1;
        int before = 0;
        while (joined > before) {
            before = joined;
            for (int piece = 1; piece <= touched.size(); piece++) {
                joined += piece == without ? 0 : join(touched.get(piece - 1));
            }
        }
        return joined == isJoined.length;
    }

    /** Joins rooms if one of them is joined already. Returns how many were not. */
    private int join(int[] rooms) {
        boolean isAny = false;
        for (int each : rooms) {
            isAny |= isJoined[each];
        }
        int count = 0;
        for (int each : rooms) {
            count += isAny && !isJoined[each] ? 1 : 0;
            isJoined[each] |= isAny;
        }
        return count;
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
        reach.clear();
        reach.addSource(from);
        reach.spreadTo(to, blocked, StepKind.FOUR_WAY);
        int near = reach.at(to) + leastDetour - 1;
        setBlocked(piece, true);
        reach.spreadFrom(from, blocked, StepKind.FOUR_WAY, near);
        setBlocked(piece, false);
        return !reach.isReached(to);
    }

    private void setBlocked(int piece, boolean isBlocked) {
        for (int i = 0; i < pieces.size(piece); i++) {
            blocked.set(pieces.cell(piece, i), isBlocked);
        }
    }
}
