package dev.orebound.cave;

import dev.orebound.grid.ArcCount;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.Walk;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps all ways open while things are put on the floor, one by one.
 *
 * <p>A cell may be shut if whatever could be walked to can be walked to afterwards, by four-way steps: with chests and fixtures
 * taken for open and for shut; without entering a trap; within a trap, to the sill of each of its doorways; and up to each of them.
 * Most cells are decided by the ring of their neighbours; only for the rest is the floor searched.
 */
final class OpenWays {
    private final Grid grid;
    private final MutableBitLayer open;
    private final MutableBitLayer inTraps;
    private final List<MutableBitLayer> layers;
    private final MutableBitLayer blocked;
    private final List<Integer> standing = new ArrayList<>();
    private final List<List<Doorway>> trapDoorways;
    private final DistanceMap reach;

    /** Starts from the dry cells of a floor; chests and fixtures stand, nothing else does. */
    OpenWays(FloorBuilder floor, MutableBitLayer dry) {
        grid = floor.grid();
        floor.get(Keys.CHESTS).forEach(chest -> standing.add(chest.at()));
        floor.get(Keys.FIXTURES).forEach(fixture -> standing.add(fixture.at()));
        trapDoorways = floor.get(Keys.TRAPS).stream()
                .map(trap -> floor.get(Keys.DOORWAYS).get(trap.room() - 1))
                .toList();
        open = dry.copy();
        standing.forEach(cell -> open.set(cell, false));
        inTraps = new MutableBitLayer(grid);
        MutableBitLayer aroundTraps = open.copy();
        for (Trap trap : floor.get(Keys.TRAPS)) {
            Cells cells = floor.get(Keys.REGIONS).get(trap.room() - 1).cells();
            cells.stream().forEach(cell -> inTraps.set(cell, open.at(cell)));
            cells.stream().forEach(cell -> aroundTraps.set(cell, false));
        }
        layers = List.of(open, dry.copy(), inTraps, aroundTraps);
        blocked = new MutableBitLayer(grid);
        reach = new DistanceMap(grid);
    }

    /** Shuts a cell that is open and bears neither, if that shuts nothing off. Returns whether it did. */
    boolean shutIfHarmless(int cell) {
        for (MutableBitLayer layer : layers) {
            if (!staysWhole(layer, cell)) {
                return false;
            }
        }
        if (!allStayInReach(cell) || !sillsStayOpen(cell)) {
            return false;
        }
        layers.forEach(layer -> layer.set(cell, false));
        return true;
    }

    /** A piece stays one without a cell exactly if the cell's neighbours in it still reach each other. */
    private boolean staysWhole(MutableBitLayer layer, int cell) {
        if (!layer.at(cell) || ArcCount.canShut(layer, cell)) {
            return true;
        }
        blocked.copyInverse(layer);
        blocked.set(cell, true);
        reach.clear();
        for (Direction way : Direction.STRAIGHT) {
            int beside = grid.neighbour(cell, way);
            if (layer.at(beside) && reach.reachedCount() == 0) {
                reach.addSource(beside);
                reach.spread(blocked, Walk.FOUR_WAY);
            } else if (layer.at(beside) && !reach.isReached(beside)) {
                return false;
            }
        }
        return true;
    }

    private boolean allStayInReach(int shut) {
        for (int cell : standing) {
            if (!touches(open, cell, shut)) {
                return false;
            }
        }
        return true;
    }

    private boolean sillsStayOpen(int shut) {
        for (List<Doorway> doorways : trapDoorways) {
            for (Doorway doorway : doorways) {
                if (doorway.cells().stream().noneMatch(cell -> touches(inTraps, cell, shut))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** True if a cell of the layer other than {@code except} lies beside. */
    private boolean touches(MutableBitLayer layer, int cell, int except) {
        for (Direction way : Direction.STRAIGHT) {
            int beside = grid.neighbour(cell, way);
            if (beside != Grid.NONE && beside != except && layer.at(beside)) {
                return true;
            }
        }
        return false;
    }
}
