package dev.orebound.cave;

import dev.orebound.chance.Stream;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import dev.orebound.grid.Regions;
import dev.orebound.grid.Walk;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Makes a room of every carved region: an id, its border, the distance of each cell from it, a centre.
 *
 * <p>Source: flood fill; one breadth-first search from all rock at once. Two regions never touch but at a corner that
 * nothing passes, so the search gives each room's own distances.
 *
 * <p>Guarantees: every carved cell is in one room; a room's centre is, of its cells farthest from the border, the one
 * nearest to the middle of the room. Never gives up.
 */
final class FindRooms implements Pass {
    @Override
    public List<Key<?>> reads() {
        return List.of(Keys.CARVED);
    }

    @Override
    public List<Key<?>> writes() {
        return List.of(Keys.ROOM, Keys.BORDER_DISTANCE, Keys.REGIONS);
    }

    @Override
    public Outcome run(FloorBuilder floor, Stream stream) {
        BitLayer carved = floor.get(Keys.CARVED);
        Regions found = new Regions(carved);
        MutableIntLayer borderDistance = borderDistances(carved);
        MutableBitLayer taken = new MutableBitLayer(floor.grid());
        List<Region> regions = new ArrayList<>();
        for (int id = 1; id <= found.count(); id++) {
            Cells cells = found.cells(id);
            regions.add(new Region(id, cells, centre(cells, borderDistance), border(cells, carved, taken)));
        }
        floor.put(Keys.ROOM, found.regionOfCell());
        floor.put(Keys.BORDER_DISTANCE, borderDistance.readOnly());
        floor.put(Keys.REGIONS, List.copyOf(regions));
        return Outcome.DONE;
    }

    private static MutableIntLayer borderDistances(BitLayer carved) {
        Grid grid = carved.grid();
        MutableBitLayer rock = new MutableBitLayer(grid);
        rock.copyInverse(carved);
        DistanceMap distances = new DistanceMap(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            if (rock.at(cell)) {
                distances.addSource(cell);
            }
        }
        distances.spread(rock, Walk.EIGHT_WAY);
        MutableIntLayer layer = new MutableIntLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            layer.set(cell, distances.at(cell));
        }
        return layer;
    }

    private static int centre(Cells cells, MutableIntLayer borderDistance) {
        Grid grid = borderDistance.grid();
        int middleX = cells.stream().map(grid::x).sum() / cells.size();
        int middleY = cells.stream().map(grid::y).sum() / cells.size();
        int middle = grid.cell(middleX, middleY);
        int centre = cells.at(0);
        for (int i = 1; i < cells.size(); i++) {
            int cell = cells.at(i);
            int deeper = borderDistance.at(cell) - borderDistance.at(centre);
            if (deeper > 0 || (deeper == 0 && grid.steps4(cell, middle) < grid.steps4(centre, middle))) {
                centre = cell;
            }
        }
        return centre;
    }

    /** The rock that touches the room; leaves {@code taken} as it was. */
    private static Cells border(Cells cells, BitLayer carved, MutableBitLayer taken) {
        int[] border = new int[cells.size() * Direction.ALL.size()];
        int count = 0;
        for (int i = 0; i < cells.size(); i++) {
            for (Direction way : Direction.ALL) {
                int beside = carved.grid().neighbour(cells.at(i), way);
                if (!carved.at(beside) && !taken.at(beside)) {
                    taken.set(beside, true);
                    border[count++] = beside;
                }
            }
        }
        int[] own = Arrays.copyOf(border, count);
        Arrays.sort(own);
        for (int cell : own) {
            taken.set(cell, false);
        }
        return Cells.of(own);
    }
}
