package dev.orebound.cave.vein;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.TrapRoom;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.ShortPathSearch;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps all ways open while things are put on the floor, one by one.
 *
 * <p>A cell may be shut if whatever could be walked to can be walked to afterwards, by four-way steps: with chests and
 * fixtures taken for open and for shut; without entering a trap; within a trap, to the sill of each of its doorways;
 * and up to each of them. Most cells are decided by the ring of their neighbours; only for the rest is the floor
 * searched.
 */
public final class OpenWayKeeper {
    private final Grid grid;
    private final MutableBitLayer open;
    private final MutableBitLayer inTraps;
    /**
     * The walkable cells of several views of the floor; the cells of the first two are in the third, and its in the
     * last.
     */
    private final List<MutableBitLayer> layers;

    /**
     * For each view the straight neighbours of a cell that stay joined without it, a bit each; -1 if it lacks the cell.
     */
    private final int[] joined;

    /** The cells on which something could bar a chest, a fixture or the sill of a trap's doorway. */
    private final MutableBitLayer atStanding;

    private final boolean isAllInReach;
    private final List<Integer> standing = new ArrayList<>();
    private final List<List<Doorway>> trapDoorways;
    private final ShortPathSearch ways;

    /**
     * Starts from the dry cells of a floor; chests, fixtures and the solid things of vignettes stand, nothing else
     * does.
     */
    public OpenWayKeeper(FloorBuilder floor, MutableBitLayer dry) {
        grid = floor.grid();
        floor.get(FloorKeys.PLACED_CHESTS).forEach(chest -> standing.add(chest.at()));
        floor.get(FloorKeys.PLACED_FIXTURES).forEach(fixture -> standing.add(fixture.at()));
        floor.get(FloorKeys.VIGNETTES)
                .forEach(vignette -> vignette.props().stream()
                        .filter(prop -> prop.kind().isSolid() && !standing.contains(prop.at()))
                        .forEach(prop -> standing.add(prop.at())));
        trapDoorways = floor.get(FloorKeys.TRAPS).stream()
                .map(trap -> floor.get(FloorKeys.DOORWAYS).get(trap.room() - 1))
                .toList();
        WorkingMemory memory = floor.memory();
        open = copy(dry, memory);
        standing.forEach(cell -> open.set(cell, false));
        inTraps = memory.bitLayer();
        MutableBitLayer aroundTraps = copy(open, memory);
        for (TrapRoom trap : floor.get(FloorKeys.TRAPS)) {
            Cells cells = floor.get(FloorKeys.REGIONS).get(trap.room() - 1).cells();
            cells.stream().forEach(cell -> inTraps.set(cell, open.at(cell)));
            aroundTraps.set(cells, false);
        }
        layers = List.of(inTraps, aroundTraps, open, copy(dry, memory));
        joined = new int[layers.size()];
        ways = memory.shortWays();
        atStanding = memory.bitLayer();
        standing.forEach(this::markBeside);
        trapDoorways.forEach(
                doorways -> doorways.forEach(doorway -> doorway.cells().stream().forEach(this::markBeside)));
        isAllInReach = allStayInReach(Grid.NONE) && sillsStayOpen(Grid.NONE);
    }

    private void markBeside(int cell) {
        for (Direction way : Direction.STRAIGHT) {
            int beside = grid.neighbour(cell, way);
            if (beside != Grid.NONE) {
                atStanding.set(beside, true);
            }
        }
    }

    private static MutableBitLayer copy(MutableBitLayer layer, WorkingMemory memory) {
        MutableBitLayer copy = memory.bitLayer();
        copy.copyFrom(layer);
        return copy;
    }

    /** Shuts a cell that is open and bears neither, if that shuts nothing off. Returns whether it did. */
    public boolean shutIfHarmless(int cell) {
        boolean isInReach = atStanding.at(cell) ? allStayInReach(cell) && sillsStayOpen(cell) : isAllInReach;
        if (!isInReach) {
            return false;
        }
        for (int i = 0; i < layers.size(); i++) {
            joined[i] = layers.get(i).at(cell) ? neighbours(layers.get(i), cell) : -1;
            if (joined[i] > 0 && !areJoined(i) && !staysWhole(layers.get(i), cell)) {
                return false;
            }
        }
        for (int i = 0; i < layers.size(); i++) {
            layers.get(i).set(cell, false);
        }
        return true;
    }

    /** The straight neighbours of a cell that are in a layer, a bit each. */
    private int neighbours(MutableBitLayer layer, int cell) {
        int neighbours = 0;
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            boolean isIn = layer.at(cell + grid.offset(Direction.STRAIGHT.get(i)));
            neighbours |= isIn ? 1 << i : 0;
        }
        return neighbours;
    }

    /**
     * True if the neighbours in a layer are those that are joined in one which it includes: then they are in it, too.
     */
    private boolean areJoined(int layer) {
        for (int i = 0; i < layer && layer >= 2; i++) {
            if (joined[i] == joined[layer]) {
                return true;
            }
        }
        return false;
    }

    /** A piece stays one without a cell exactly if the cell's neighbours in it still reach each other. */
    private boolean staysWhole(MutableBitLayer layer, int cell) {
        if (ArcCount.canShut(layer, cell)) {
            return true;
        }
        layer.set(cell, false);
        boolean staysWhole = joinsNeighbours(layer, cell);
        layer.set(cell, true);
        return staysWhole;
    }

    private boolean joinsNeighbours(MutableBitLayer layer, int cell) {
        int first = Grid.NONE;
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int beside = cell + grid.offset(Direction.STRAIGHT.get(i));
            if (layer.at(beside) && first == Grid.NONE) {
                first = beside;
            } else if (layer.at(beside) && !ways.join(layer, first, beside)) {
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
                if (!touchesInTraps(doorway.cells(), shut)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean touchesInTraps(Cells sills, int except) {
        for (int i = 0; i < sills.size(); i++) {
            if (touches(inTraps, sills.at(i), except)) {
                return true;
            }
        }
        return false;
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
