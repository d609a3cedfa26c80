package dev.orebound.cave;

import dev.orebound.grid.ArcCount;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.Walk;
import java.util.List;

/**
 * Keeps all ways open while things are put on the floor, one by one.
 *
 * <p>A cell may be shut if afterwards the open cells are still one piece by four-way steps, both with the chests taken for
 * open and for shut, every chest can be stepped up to, and within each trap room the open cells are one piece too, to the
 * sill of every doorway. Most cells are decided by the ring of their neighbours; only for the rest is the floor searched.
 */
final class OpenWays {
    private final Grid grid;
    private final MutableBitLayer openWithChests;
    private final MutableBitLayer open;
    private final MutableBitLayer inTraps;
    private final MutableBitLayer blocked;
    private final List<Chest> chests;
    private final List<List<Doorway>> trapDoorways;
    private final DistanceMap reach;

    /** Starts from the dry cells of a floor; chests stand, nothing else does. */
    OpenWays(FloorBuilder floor, MutableBitLayer dry) {
        grid = floor.grid();
        chests = floor.get(Keys.CHESTS);
        openWithChests = dry.copy();
        open = dry.copy();
        chests.forEach(chest -> open.set(chest.at(), false));
        inTraps = new MutableBitLayer(grid);
        for (Trap trap : floor.get(Keys.TRAPS)) {
            Region region = floor.get(Keys.REGIONS).get(trap.room() - 1);
            region.cells().stream().filter(open::at).forEach(cell -> inTraps.set(cell, true));
        }
        trapDoorways = floor.get(Keys.TRAPS).stream()
                .map(trap -> floor.get(Keys.DOORWAYS).get(trap.room() - 1))
                .toList();
        blocked = new MutableBitLayer(grid);
        reach = new DistanceMap(grid);
    }

    /** Shuts a cell that is open and no chest, if that shuts nothing off. Returns whether it did. */
    boolean shutIfHarmless(int cell) {
        if (!staysWhole(open, cell) || !staysWhole(openWithChests, cell) || !staysWhole(inTraps, cell)) {
            return false;
        }
        boolean wasInTrap = inTraps.at(cell);
        set(cell, false, false);
        if (chestsCanBeReached() && (!wasInTrap || sillsAreOpen())) {
            return true;
        }
        set(cell, true, wasInTrap);
        return false;
    }

    private void set(int cell, boolean isOpen, boolean isInTrap) {
        open.set(cell, isOpen);
        openWithChests.set(cell, isOpen);
        inTraps.set(cell, isInTrap);
    }

    /** A piece stays one without a cell exactly if all the cell's neighbours still reach each other. */
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

    private boolean chestsCanBeReached() {
        for (Chest chest : chests) {
            if (!touches(open, chest.at())) {
                return false;
            }
        }
        return true;
    }

    private boolean sillsAreOpen() {
        for (List<Doorway> doorways : trapDoorways) {
            for (Doorway doorway : doorways) {
                if (doorway.cells().stream().noneMatch(cell -> touches(inTraps, cell))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean touches(MutableBitLayer layer, int cell) {
        for (Direction way : Direction.STRAIGHT) {
            int beside = grid.neighbour(cell, way);
            if (beside != Grid.NONE && layer.at(beside)) {
                return true;
            }
        }
        return false;
    }
}
