package dev.orebound.cave.corridor;

import dev.orebound.cave.floor.Corridor;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.Nook;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.Corridors;
import dev.orebound.grid.AStar;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Drills corridors through rock, one at a time.
 *
 * <p>Source: A* finds the cheapest way between two centres. Rock costs more than floor, and some rock more than other, so
 * that corridors wind. The border of a room costs more again, so that a corridor enters straight instead of running along a wall. Other rooms, and the rock within one cell of another corridor, cost most of all.
 *
 * <p>{@link CorridorWidener} makes each corridor two cells wide. Its doorways stay as narrow as the way that found them.
 */
final class CorridorDrill {
    private final Grid grid;
    private final Corridors rules;
    private final RandomStream stream;
    private final List<RoomRegion> regions;
    private final BitLayer carved;
    private final IntLayer room;
    private final MutableBitLayer structure;
    private final MutableBitLayer border;
    /** Cells that are never opened: the map's edge, and everything beyond the first and the last room. */
    private final MutableBitLayer closed;
    /** Rock within one cell of a corridor, in 8 directions, and the corridors themselves. */
    private final MutableBitLayer nearCorridor;

    private final MutableIntLayer price;
    private final AStar search;
    private final CorridorWidener widener;
    private final int[] drilled;
    private int count;

    CorridorDrill(FloorBuilder floor, RandomStream stream) {
        this.grid = floor.grid();
        this.rules = floor.content().cave().corridors();
        this.stream = stream;
        regions = floor.get(FloorKeys.REGIONS);
        carved = floor.get(FloorKeys.CARVED);
        room = floor.get(FloorKeys.ROOM);
        structure = carved.copy();
        border = floor.memory().bitLayer();
        closed = floor.memory().bitLayer();
        nearCorridor = floor.memory().bitLayer();
        price = floor.memory().intLayer();
        search = floor.memory().search();
        drilled = floor.memory().cells();
        widener = new CorridorWidener(carved, structure, border, closed, nearCorridor, floor.memory());
        regions.forEach(region -> border.set(region.border(), true));
        closeBeyondRooms();
        setPrices();
        regions.forEach(region -> addToPrice(region, rules.sparedCost()));
        floor.get(FloorKeys.NOOKS).forEach(this::spare);
    }

    /** The start lies in the first column (row) with floor, and in a room; so no corridor may reach farther. */
    private void closeBeyondRooms() {
        boolean isWide = grid.width() >= grid.height();
        int first = Integer.MAX_VALUE;
        int last = -1;
        for (RoomRegion region : regions) {
            for (int i = 0; i < region.cells().size(); i++) {
                int cell = region.cells().at(i);
                first = Math.min(first, isWide ? grid.x(cell) : grid.y(cell));
                last = Math.max(last, isWide ? grid.x(cell) : grid.y(cell));
            }
        }
        for (int y = 0; y < grid.height(); y++) {
            for (int x = 0; x < grid.width(); x++) {
                int line = isWide ? x : y;
                int cell = grid.cell(x, y);
                closed.set(cell, line < first || line > last || grid.isEdge(cell));
            }
        }
    }

    private void setPrices() {
        for (int cell = 0; cell < grid.size(); cell++) {
            int rough = stream.below(rules.rockRoughness() + 1);
            if (closed.at(cell)) {
                price.set(cell, AStar.IMPASSABLE);
            } else if (carved.at(cell)) {
                price.set(cell, rules.floorCost());
            } else {
                int more = border.at(cell) ? rules.borderCost() : widener.canBeWide(cell) ? 0 : rules.narrowCost();
                price.set(cell, rules.rockCost() + rough + more);
            }
        }
    }

    private void addToPrice(RoomRegion region, int more) {
        for (int i = 0; i < region.cells().size(); i++) {
            raise(region.cells().at(i), more);
        }
        for (int i = 0; i < region.border().size(); i++) {
            raise(region.border().at(i), more);
        }
    }

    private void raise(int cell, int more) {
        if (price.at(cell) != AStar.IMPASSABLE) {
            price.set(cell, price.at(cell) + more);
        }
    }

    /** Keeps corridors out of a nook and from opening its sides. */
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

    /**
     * Drills a corridor between two rooms.
     *
     * @param mayMerge whether it may run into another corridor or another room on its way
     * @return null, with nothing drilled, if there is no way, or none that is wide enough
     */
    @Nullable
    Corridor join(RoomTree.RoomPair edge, boolean mayMerge) {
        addToPrice(edge.from(), -rules.sparedCost());
        addToPrice(edge.to(), -rules.sparedCost());
        int leastPrice = Math.min(rules.floorCost(), rules.rockCost());
        Cells way = search.find(edge.from().centre(), edge.to().centre(), price, leastPrice);
        addToPrice(edge.from(), rules.sparedCost());
        addToPrice(edge.to(), rules.sparedCost());
        if (way.isEmpty() || (!mayMerge && runsInto(way, edge))) {
            return null;
        }
        count = 0;
        for (int i = 1; i < way.size(); i++) {
            if (!structure.at(way.at(i))) {
                structure.set(way.at(i), true);
                drilled[count++] = way.at(i);
            }
        }
        count = widener.widen(drilled, count, stream.below(CorridorWidener.CORNERS));
        if (widener.isTooNarrow(drilled, count)) {
            for (int i = 0; i < count; i++) {
                structure.set(drilled[i], false);
            }
            return null;
        }
        markNear();
        return new Corridor(edge.from().id(), edge.to().id(), Cells.ofFirst(count, drilled));
    }

    /** True if a way meets another corridor, or a room that it does not join. */
    private boolean runsInto(Cells way, RoomTree.RoomPair edge) {
        for (int i = 0; i < way.size(); i++) {
            int cell = way.at(i);
            if (nearCorridor.at(cell) || !belongsTo(edge, cell) || (border.at(cell) && !bordersOnly(edge, cell))) {
                return true;
            }
        }
        return false;
    }

    private boolean bordersOnly(RoomTree.RoomPair edge, int cell) {
        for (Direction way : Direction.ALL) {
            if (!belongsTo(edge, cell + grid.offset(way))) {
                return false;
            }
        }
        return true;
    }

    private boolean belongsTo(RoomTree.RoomPair edge, int cell) {
        int id = room.at(cell);
        return id == 0 || id == edge.from().id() || id == edge.to().id();
    }

    private void markNear() {
        for (int i = 0; i < count; i++) {
            takeNear(drilled[i]);
            for (Direction way : Direction.ALL) {
                takeNear(drilled[i] + grid.offset(way)); // nothing is drilled on the edge
            }
        }
    }

    private void takeNear(int cell) {
        if (!carved.at(cell) && !nearCorridor.at(cell)) {
            nearCorridor.set(cell, true);
            raise(cell, rules.sparedCost());
        }
    }

    /** The caves and every corridor so far; it changes with each corridor. */
    BitLayer soFar() {
        return structure;
    }

    /** The caves and every corridor, when all are drilled. */
    BitLayer structure() {
        return structure.readOnly();
    }

    /**
     * Makes corridors two cells wide: every cell should lie in some block of 2x2 floor cells.
     *
     * <p>A block is opened whole or not at all. It opens no room's border, keeps a wall of rock to other corridors, and leaves
     * closed cells alone; a corridor stays one cell wide where no such block fits.
     */
    static final class CorridorWidener {
        /** A cell is a corner of so many blocks. */
        static final int CORNERS = 4;

        /** The most cells that may hang together (4-way) in no block. */
        private static final int MOST_NARROW_CELLS = 6;

        private final Grid grid;
        private final BitLayer carved;
        private final MutableBitLayer structure;
        private final BitLayer border;
        private final BitLayer closed;
        private final BitLayer nearCorridor;
        private final MutableBitLayer counted;
        private final int[] piece;
        /** For each corner that a cell can be of a block: from that cell to the lowest cell of the block. */
        private final int[] toLowest;

        private int[] opened = {};
        private int count;

        /**
         * Works on a floor in the making.
         *
         * @param carved the rooms
         * @param structure rooms and corridors; blocks are opened here
         * @param border all rooms' borders
         * @param closed cells that are never opened, the map's edge among them
         * @param nearCorridor cells of, and within one cell of, corridors finished before
         */
        CorridorWidener(
                BitLayer carved,
                MutableBitLayer structure,
                BitLayer border,
                BitLayer closed,
                BitLayer nearCorridor,
                WorkingMemory memory) {
            this.grid = structure.grid();
            this.carved = carved;
            this.structure = structure;
            this.border = border;
            this.closed = closed;
            this.nearCorridor = nearCorridor;
            counted = memory.bitLayer();
            piece = memory.cells();
            toLowest = new int[] {0, -1, -grid.width(), -grid.width() - 1};
        }

        /** True if some block with this cell could be opened or is open. The cell must not lie on the edge. */
        boolean canBeWide(int cell) {
            for (int corner = 0; corner < CORNERS; corner++) {
                if (canOpenBlock(cell + toLowest[corner])) {
                    return true;
                }
            }
            return false;
        }

        /**
         * Opens a block around each cell of a corridor that lies in none yet, except doorways.
         *
         * @param cells of the corridor, in order; what is opened is added
         * @param cellCount how many there are
         * @param firstCorner 0 to 3, the side to which the corridor is widened if possible
         * @return how many there are now
         */
        int widen(int[] cells, int cellCount, int firstCorner) {
            opened = cells;
            count = cellCount;
            for (int i = 0; i < cellCount; i++) {
                boolean isDoorway = border.at(cells[i]);
                for (int turn = 0; turn < CORNERS && !isDoorway && isNarrow(cells[i]); turn++) {
                    int lowest = cells[i] + toLowest[(firstCorner + turn) % CORNERS];
                    if (canOpenBlock(lowest)) {
                        openBlock(lowest);
                    }
                }
            }
            return count;
        }

        private boolean canOpenBlock(int lowest) {
            return canOpen(lowest)
                    && canOpen(lowest + 1)
                    && canOpen(lowest + grid.width())
                    && canOpen(lowest + grid.width() + 1);
        }

        private boolean canOpen(int cell) {
            return structure.at(cell) || (!closed.at(cell) && !nearCorridor.at(cell) && !border.at(cell));
        }

        private void openBlock(int lowest) {
            open(lowest);
            open(lowest + 1);
            open(lowest + grid.width());
            open(lowest + grid.width() + 1);
        }

        private void open(int cell) {
            if (!structure.at(cell)) {
                structure.set(cell, true);
                opened[count++] = cell;
            }
        }

        /** True if more narrow cells than allowed hang together at one of these cells. */
        boolean isTooNarrow(int[] cells, int cellCount) {
            boolean isTooNarrow = false;
            counted.fill(false);
            for (int i = 0; i < cellCount && !isTooNarrow; i++) {
                if (!counted.at(cells[i]) && isNarrow(cells[i])) {
                    isTooNarrow = narrowCellsAt(cells[i]) > MOST_NARROW_CELLS;
                }
            }
            return isTooNarrow;
        }

        private int narrowCellsAt(int first) {
            int size = 0;
            piece[size++] = first;
            counted.set(first, true);
            for (int next = 0; next < size; next++) {
                for (int way = 0; way < Direction.STRAIGHT.size(); way++) {
                    int beside = piece[next] + grid.offset(Direction.STRAIGHT.get(way));
                    if (structure.at(beside) && !carved.at(beside) && !counted.at(beside) && isNarrow(beside)) {
                        counted.set(beside, true);
                        piece[size++] = beside;
                    }
                }
            }
            return size;
        }

        /** True if an open cell lies in no block of open cells. */
        private boolean isNarrow(int cell) {
            for (int corner = 0; corner < CORNERS; corner++) {
                int lowest = cell + toLowest[corner];
                if (structure.at(lowest)
                        && structure.at(lowest + 1)
                        && structure.at(lowest + grid.width())
                        && structure.at(lowest + grid.width() + 1)) {
                    return false;
                }
            }
            return true;
        }
    }
}
