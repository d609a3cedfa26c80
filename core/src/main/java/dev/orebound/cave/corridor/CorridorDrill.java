package dev.orebound.cave.corridor;

import dev.orebound.cave.floor.Chamber;
import dev.orebound.cave.floor.Corridor;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.Nook;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.PlacedRoom;
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
import dev.orebound.grid.ShortPathSearch;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Drills corridors through rock, one at a time.
 *
 * <p>Source: A* finds the cheapest way between two centres. Rock costs more than floor, and some rock more than other,
 * so that corridors wind. The border of a room costs more again, so that a corridor enters straight instead of running
 * along a wall. Other rooms, and the rock within one cell of another corridor, cost most of all.
 *
 * <p>{@link CorridorWidener} makes each corridor two cells wide. Its doorways stay as narrow as the way that found
 * them.
 */
final class CorridorDrill {
    /** The number of ways tried for one corridor, if doorways would lie too near to each other. */
    private static final int TRIES = 3;

    private final Grid grid;
    private final Corridors rules;
    private final RandomStream stream;
    private final List<RoomRegion> regions;
    private final BitLayer carved;
    private final IntLayer room;
    private final MutableBitLayer structure;
    private final MutableBitLayer border;
    /** Cells on the border of two rooms or more. */
    private final MutableBitLayer isShared;
    /**
     * Cells that are never opened: the map's edge, everything beyond the first and the last room, and the rock of the
     * first room.
     */
    private final MutableBitLayer closed;
    /** Rock within one cell of a corridor, in 8 directions, and the corridors themselves. */
    private final MutableBitLayer nearCorridor;
    /** Cells for a corridor that may not merge: neither closed, nor a room, nor a border, nor near a corridor. */
    private final MutableBitLayer usable;

    private final MutableIntLayer price;
    private final AStar search;
    private final ShortPathSearch ways;
    private final CorridorWidener widener;
    private final TwinDoorways twins;
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
        isShared = floor.memory().bitLayer();
        closed = floor.memory().bitLayer();
        nearCorridor = floor.memory().bitLayer();
        price = floor.memory().intLayer();
        search = floor.memory().search();
        ways = floor.memory().shortWays();
        drilled = floor.memory().cells();
        widener = new CorridorWidener(carved, structure, border, closed, nearCorridor, floor.memory());
        twins = new TwinDoorways(regions, ways, floor.memory());
        regions.forEach(this::addBorder);
        closeBeyondRooms();
        PlacedRoom firstRoom = floor.firstRoom();
        if (firstRoom != null) {
            firstRoom.markRock(closed);
        }
        floor.get(FloorKeys.CHAMBERS).forEach(this::close);
        usable = floor.memory().bitLayer();
        usable.copyInverse(closed);
        usable.clear(carved);
        usable.clear(border);
        setPrices(widener.whatCanBeWide(floor.memory()));
        regions.forEach(region -> addToPrice(region, rules.sparedCost()));
        floor.get(FloorKeys.NOOKS).forEach(this::leaveAlone);
    }

    private void addBorder(RoomRegion region) {
        for (int i = 0; i < region.border().size(); i++) {
            int cell = region.border().at(i);
            isShared.set(cell, border.at(cell));
            border.set(cell, true);
        }
    }

    /** Keeps corridors out of a chamber and its neck. */
    private void close(Chamber chamber) {
        closeAround(chamber.neck());
        for (int i = 0; i < chamber.cells().size(); i++) {
            closeAround(chamber.cells().at(i));
        }
    }

    private void closeAround(int cell) {
        for (Direction way : Direction.ALL) {
            int beside = cell + grid.offset(way);
            closed.set(beside, closed.at(beside) || !carved.at(beside));
        }
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
                closed.set(grid.cell(x, y), line < first || line > last);
            }
        }
        closed.setEdge(true);
    }

    private void setPrices(BitLayer canBeWide) {
        int roughness = rules.rockRoughness() + 1;
        for (int cell = 0; cell < grid.size(); cell++) {
            int rough = stream.below(roughness);
            if (closed.at(cell)) {
                price.set(cell, AStar.IMPASSABLE);
            } else if (carved.at(cell)) {
                price.set(cell, rules.floorCost());
            } else {
                int more = border.at(cell) ? rules.borderCost() : canBeWide.at(cell) ? 0 : rules.narrowCost();
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
    private void leaveAlone(Nook nook) {
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
        for (int attempt = 0; attempt < TRIES; attempt++) {
            if (!drill(edge, mayMerge)) {
                return null;
            }
            int twin = twins.find(structure, drilled, count);
            if (twin == Grid.NONE) {
                markNear();
                return new Corridor(edge.from().id(), edge.to().id(), Cells.ofFirst(count, drilled));
            }
            fillAgain();
            avoid(twin);
        }
        return null;
    }

    /** Returns whether a way was found and drilled; its cells are then listed. */
    private boolean drill(RoomTree.RoomPair edge, boolean mayMerge) {
        addToPrice(edge.from(), -rules.sparedCost());
        addToPrice(edge.to(), -rules.sparedCost());
        int leastPrice = Math.min(rules.floorCost(), rules.rockCost());
        int from = edge.from().centre();
        int to = edge.to().centre();
        Cells way = mayMerge ? search.find(from, to, price, leastPrice) : findApart(edge, leastPrice);
        addToPrice(edge.from(), rules.sparedCost());
        addToPrice(edge.to(), rules.sparedCost());
        if (way.isEmpty() || (!mayMerge && runsInto(way, edge))) {
            return false;
        }
        openRock(way);
        count = widener.widen(drilled, count, stream.below(CorridorWidener.CORNERS));
        if (widener.isTooNarrow(drilled, count)) {
            fillAgain();
            return false;
        }
        return true;
    }

    /**
     * Opens the rock of a way between the rooms that it passes. Between its first and its last cell in one room nothing
     * is opened, since the room itself leads from the one to the other: a pillar or a tongue of rock in the room stays
     * whole.
     */
    private void openRock(Cells way) {
        count = 0;
        for (int i = 0; i < way.size(); i++) {
            int cell = way.at(i);
            if (room.at(cell) != 0) {
                i = lastIn(room.at(cell), way);
            } else if (!structure.at(cell)) {
                structure.set(cell, true);
                drilled[count++] = cell;
            }
        }
    }

    private int lastIn(int id, Cells way) {
        int last = way.size() - 1;
        while (room.at(way.at(last)) != id) {
            last--;
        }
        return last;
    }

    private void fillAgain() {
        for (int i = 0; i < count; i++) {
            structure.set(drilled[i], false);
        }
    }

    /** Makes the cells dearer that were drilled about a doorway which must not be. */
    private void avoid(int doorway) {
        for (int i = 0; i < count; i++) {
            if (grid.steps8(drilled[i], doorway) <= TwinDoorways.MOST_STEPS) {
                raise(drilled[i], rules.sparedCost());
            }
        }
    }

    /**
     * Returns the cheapest way, or none where every way runs into something. If the cheapest does, there is most often
     * no other; and that is known long before the cheapest is found, which leads through half the floor.
     */
    private Cells findApart(RoomTree.RoomPair edge, int leastPrice) {
        int from = edge.from().centre();
        int to = edge.to().centre();
        setSpare(edge.from(), edge);
        setSpare(edge.to(), edge);
        Cells way = search.find(from, to, price, leastPrice, usable, () -> ways.join(usable, from, to));
        unsetSpare(edge.from());
        unsetSpare(edge.to());
        return way;
    }

    /** Lets a way lead through one of the rooms that it joins, and through its border where that is no other room's. */
    private void setSpare(RoomRegion region, RoomTree.RoomPair edge) {
        usable.set(region.cells(), true);
        for (int i = 0; i < region.border().size(); i++) {
            int cell = region.border().at(i);
            // The map's edge is closed, so a cell that is looked at has all its neighbours.
            boolean isFree = !closed.at(cell) && !nearCorridor.at(cell);
            usable.set(cell, isFree && (!isShared.at(cell) || bordersOnly(edge, cell)));
        }
    }

    private void unsetSpare(RoomRegion region) {
        usable.set(region.cells(), false);
        usable.set(region.border(), false);
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
        for (int way = 0; way < Direction.ALL.size(); way++) {
            if (!belongsTo(edge, cell + grid.offset(Direction.ALL.get(way)))) {
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
            usable.set(cell, false);
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
}
