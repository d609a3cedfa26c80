package dev.orebound.cave;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.Regions;
import dev.orebound.grid.Walk;
import java.util.Arrays;
import java.util.List;

/**
 * Counts the corridors of a floor that lie on a loop worth having. Such a corridor joins rooms; without it all rooms still
 * reach each other, and two of those that it joins are farther apart by a given number of steps.
 *
 * <p>A corridor here is a piece of floor outside rooms, by four-way steps: two that meet are one.
 */
final class LoopCount {
    private final Grid grid;
    private final List<Region> regions;
    private final IntLayer room;
    private final BitLayer carved;
    private final int leastDetour;
    private final Regions pieces;
    private final MutableBitLayer corridor;
    private final MutableBitLayer blocked;
    private final DistanceMap reach;
    /** Steps between the centres of two rooms, each row measured when first asked for. */
    private final int[][] steps;

    private final boolean[] isMeasured;
    private final boolean[] isTouched;

    LoopCount(FloorBuilder floor, int leastDetour) {
        this.grid = floor.grid();
        this.leastDetour = leastDetour;
        regions = floor.get(Keys.REGIONS);
        room = floor.get(Keys.ROOM);
        carved = floor.get(Keys.CARVED);
        pieces = floor.memory().regions();
        corridor = floor.memory().bitLayer();
        blocked = floor.memory().bitLayer();
        reach = floor.memory().distanceMap();
        steps = new int[regions.size()][regions.size()];
        isMeasured = new boolean[regions.size()];
        isTouched = new boolean[regions.size()];
    }

    /** How many corridors lie on loops, if the floor is like this. */
    int count(BitLayer structure) {
        for (int cell = 0; cell < grid.size(); cell++) {
            corridor.set(cell, structure.at(cell) && !carved.at(cell));
        }
        pieces.find(corridor);
        blocked.copyInverse(structure);
        Arrays.fill(isMeasured, false);
        int count = 0;
        for (int piece = 1; piece <= pieces.count(); piece++) {
            count += touchedRooms(piece) > 1 && counts(piece) ? 1 : 0;
        }
        return count;
    }

    private int touchedRooms(int piece) {
        Arrays.fill(isTouched, false);
        int touched = 0;
        for (int i = 0; i < pieces.size(piece); i++) {
            int cell = pieces.cell(piece, i);
            touched += touch(cell + 1) + touch(cell - 1) + touch(cell + grid.width()) + touch(cell - grid.width());
        }
        return touched;
    }

    /** Returns 1 if a cell lies in a room that was not touched before, else 0. */
    private int touch(int cell) {
        int id = room.at(cell);
        if (id == 0 || isTouched[id - 1]) {
            return 0;
        }
        isTouched[id - 1] = true;
        return 1;
    }

    private boolean counts(int piece) {
        boolean isFarther = false;
        for (int from = 0; from < regions.size() && !isFarther; from++) {
            if (isTouched[from]) {
                measure(from);
                setBlocked(piece, true);
                reach.spreadFrom(regions.get(from).centre(), blocked, Walk.FOUR_WAY);
                setBlocked(piece, false);
                for (int to = 0; to < regions.size(); to++) {
                    int centre = regions.get(to).centre();
                    if (!reach.isReached(centre)) {
                        return false;
                    }
                    isFarther |= isTouched[to] && reach.at(centre) >= steps[from][to] + leastDetour;
                }
            }
        }
        return isFarther;
    }

    private void setBlocked(int piece, boolean isBlocked) {
        for (int i = 0; i < pieces.size(piece); i++) {
            blocked.set(pieces.cell(piece, i), isBlocked);
        }
    }

    private void measure(int from) {
        if (!isMeasured[from]) {
            isMeasured[from] = true;
            reach.spreadFrom(regions.get(from).centre(), blocked, Walk.FOUR_WAY);
            for (int to = 0; to < regions.size(); to++) {
                steps[from][to] = reach.at(regions.get(to).centre());
            }
        }
    }
}
