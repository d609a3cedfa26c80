package dev.orebound.cave;

import dev.orebound.chance.Stream;
import dev.orebound.content.CaveRules.Corridors;
import dev.orebound.grid.AStar;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Joins the rooms: a tree that reaches all of them, and a few loops, each drilled as one way from centre to centre.
 *
 * <p>Source: {@link RoomTree} says which rooms; A* finds the way, which costs more through rock than over floor, and more
 * again through the border of any room, so that it enters straight and does not open a wall lengthwise. Rock has veins of
 * harder and softer price, so that ways wind.
 *
 * <p>Guarantees: all floor is one piece by four-way steps; the outermost ring stays rock; a loop that drills nothing new is
 * left out. Never gives up.
 */
final class DrillCorridors implements Pass {
    @Override
    public List<Key<?>> reads() {
        return List.of(Keys.CARVED, Keys.REGIONS);
    }

    @Override
    public List<Key<?>> writes() {
        return List.of(Keys.STRUCTURE, Keys.CORRIDORS);
    }

    @Override
    public Outcome run(FloorBuilder floor, Stream stream) {
        Corridors rules = floor.content().cave().corridors();
        List<Region> regions = floor.get(Keys.REGIONS);
        MutableBitLayer structure = floor.get(Keys.CARVED).copy();
        MutableIntLayer price = prices(structure, regions, rules, stream);
        RoomTree tree = new RoomTree(floor.grid(), regions);
        AStar search = new AStar(floor.grid());
        List<Corridor> corridors = new ArrayList<>();
        for (RoomTree.Edge edge : tree.edges()) {
            corridors.add(drill(edge, structure, price, search, rules));
        }
        int loops = stream.between(rules.loops().lowest(), rules.loops().highest());
        for (RoomTree.Edge edge : tree.loops(loops, stream)) {
            Corridor loop = drill(edge, structure, price, search, rules);
            if (!loop.cells().isEmpty()) {
                corridors.add(loop);
            }
        }
        floor.put(Keys.STRUCTURE, structure.readOnly());
        floor.put(Keys.CORRIDORS, List.copyOf(corridors));
        return Outcome.DONE;
    }

    private static MutableIntLayer prices(BitLayer carved, List<Region> regions, Corridors rules, Stream stream) {
        Grid grid = carved.grid();
        MutableIntLayer price = new MutableIntLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            int rock = rules.rockCost() + stream.below(rules.rockRoughness() + 1);
            price.set(cell, grid.isEdge(cell) ? AStar.IMPASSABLE : carved.at(cell) ? rules.floorCost() : rock);
        }
        for (Region region : regions) {
            for (int i = 0; i < region.border().size(); i++) {
                int cell = region.border().at(i);
                if (!grid.isEdge(cell)) {
                    price.set(cell, price.at(cell) + rules.borderCost());
                }
            }
        }
        return price;
    }

    private static Corridor drill(
            RoomTree.Edge edge, MutableBitLayer structure, MutableIntLayer price, AStar search, Corridors rules) {
        Cells way = search.find(edge.from().centre(), edge.to().centre(), price, rules.floorCost());
        int[] drilled = new int[way.size()];
        int count = 0;
        for (int i = 0; i < way.size(); i++) {
            int cell = way.at(i);
            if (!structure.at(cell)) {
                drilled[count++] = cell;
                structure.set(cell, true);
                price.set(cell, rules.floorCost());
            }
        }
        Cells cells = Cells.of(Arrays.copyOf(drilled, count));
        return new Corridor(edge.from().id(), edge.to().id(), cells);
    }
}
