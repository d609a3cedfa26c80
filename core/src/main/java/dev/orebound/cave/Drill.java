package dev.orebound.cave;

import dev.orebound.chance.Stream;
import dev.orebound.content.CaveRules.Corridors;
import dev.orebound.grid.AStar;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.List;

/**
 * Opens ways through rock.
 *
 * <p>Source: A* finds a way, which costs more through rock than over floor, more again through the border of any room, so
 * that it enters straight and does not open a wall lengthwise, and most through what is to be spared: a dead end that it
 * does not lead to, a nook and the rock about it. Rock has harder and softer places, so that ways wind.
 *
 * <p>Some ways are two cells wide, but for where they pass a border: a doorway stays as narrow as the way that found it.
 */
final class Drill {
    private final Grid grid;
    private final Corridors rules;
    private final Stream stream;
    private final MutableBitLayer structure;
    private final MutableBitLayer border;
    private final MutableIntLayer price;
    private final AStar search;
    private final int[] drilled;
    private int count;

    Drill(FloorBuilder floor, List<Region> deadEnds, Stream stream) {
        this.grid = floor.grid();
        this.rules = floor.content().cave().corridors();
        this.stream = stream;
        structure = floor.get(Keys.CARVED).copy();
        border = floor.memory().bitLayer();
        price = floor.memory().intLayer();
        search = floor.memory().search();
        drilled = floor.memory().cells();
        priceRock();
        floor.get(Keys.REGIONS).forEach(this::priceBorder);
        deadEnds.forEach(deadEnd -> addToPrice(deadEnd, rules.sparedCost()));
        floor.get(Keys.NOOKS).forEach(this::spare);
    }

    private void priceRock() {
        for (int cell = 0; cell < grid.size(); cell++) {
            int rock = rules.rockCost() + stream.below(rules.rockRoughness() + 1);
            price.set(cell, grid.isEdge(cell) ? AStar.IMPASSABLE : structure.at(cell) ? rules.floorCost() : rock);
        }
    }

    private void priceBorder(Region region) {
        for (int i = 0; i < region.border().size(); i++) {
            int cell = region.border().at(i);
            border.set(cell, true);
            raise(cell, rules.borderCost());
        }
    }

    private void addToPrice(Region region, int more) {
        for (int i = 0; i < region.cells().size(); i++) {
            raise(region.cells().at(i), more);
        }
        for (int i = 0; i < region.border().size(); i++) {
            raise(region.border().at(i), more);
        }
    }

    private void raise(int cell, int more) {
        if (price.at(cell) != AStar.IMPASSABLE) {
            price.set(cell, Math.max(rules.floorCost(), price.at(cell) + more));
        }
    }

    /** Nothing shall lead into a nook from its sides, nor off through it. */
    private void spare(Nook nook) {
        for (int i = 0; i < nook.cells().size(); i++) {
            int cell = nook.cells().at(i);
            raise(cell, rules.sparedCost());
            for (Direction way : Direction.ALL) {
                int beside = grid.neighbour(cell, way);
                if (!structure.at(beside)) {
                    raise(beside, rules.sparedCost());
                }
            }
        }
    }

    /** From here on ways may lead into this dead end. */
    void admitTo(Region deadEnd) {
        addToPrice(deadEnd, -rules.sparedCost());
    }

    /** Opens a way between two rooms, and says which cells it took. */
    Corridor join(RoomTree.Edge edge) {
        Cells way = search.find(edge.from().centre(), edge.to().centre(), price, rules.floorCost());
        boolean isWide = stream.chance(rules.widePercent());
        Direction besideX = stream.chance(50) ? Direction.EAST : Direction.WEST;
        Direction besideY = stream.chance(50) ? Direction.NORTH : Direction.SOUTH;
        count = 0;
        for (int i = 1; i < way.size(); i++) {
            int cell = way.at(i);
            boolean isRock = !structure.at(cell);
            open(cell);
            if (isWide && isRock && !border.at(cell)) {
                boolean goesAlongX = grid.y(cell) == grid.y(way.at(i - 1));
                widen(grid.neighbour(cell, goesAlongX ? besideY : besideX));
            }
        }
        return new Corridor(edge.from().id(), edge.to().id(), Cells.ofFirst(count, drilled));
    }

    private void widen(int cell) {
        if (price.at(cell) != AStar.IMPASSABLE && !border.at(cell)) {
            open(cell);
        }
    }

    private void open(int cell) {
        if (!structure.at(cell)) {
            structure.set(cell, true);
            price.set(cell, rules.floorCost());
            drilled[count++] = cell;
        }
    }

    /** The caves and all that was drilled as yet; it changes with each way. */
    BitLayer soFar() {
        return structure;
    }

    /** The caves and all that was drilled; to be asked for at the end. */
    BitLayer structure() {
        return structure.readOnly();
    }
}
