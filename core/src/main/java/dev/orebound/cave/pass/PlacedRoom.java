package dev.orebound.cave.pass;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FirstRoom;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The hand-made first room at its place on a floor: half-way along the side on which the start lies, nearer to the edge
 * than any cave. On a floor that is taller than wide the map is turned, so that its west lies north.
 */
public final class PlacedRoom {
    private static final int TIMES_WIDTH = 3;
    private static final int TIMES_HEIGHT = 2;

    /** Columns and rows of rock that keep the caves away from the room. */
    private static final int MARGIN = 2;

    private final FirstRoom room;
    private final Grid grid;
    private final boolean isWide;
    private final int edge;
    private final Cells floor;

    private PlacedRoom(FirstRoom room, Grid grid, int edge) {
        this.room = room;
        this.grid = grid;
        this.edge = edge;
        isWide = grid.width() >= grid.height();
        floor = Cells.of(IntStream.range(0, room.width() * room.height())
                .filter(number -> room.isFloor(number % room.width(), number / room.width()))
                .map(number -> cell(number % room.width(), number / room.width()))
                .sorted()
                .toArray());
    }

    /** Returns the room that a floor is asked for with, or null if it has none or is too small for it. */
    static @Nullable PlacedRoom of(FloorRequest request, Content content, Grid grid) {
        FirstRoom room = content.firstRoom();
        boolean fits = Math.max(grid.width(), grid.height()) >= TIMES_WIDTH * room.width()
                && Math.min(grid.width(), grid.height()) >= TIMES_HEIGHT * room.height();
        return request.hasFirstRoom() && fits
                ? new PlacedRoom(room, grid, content.cave().carving().edgeCells())
                : null;
    }

    /** Returns the cell of a place in the map, or beyond its edges. */
    private int cell(int column, int row) {
        int along = edge - 1 + column;
        return isWide
                ? grid.cell(along, (grid.height() + room.height()) / 2 - 1 - row)
                : grid.cell((grid.width() - room.height()) / 2 + row, grid.height() - 1 - along);
    }

    /** Returns the cells that are not rock, in ascending order. */
    public Cells floor() {
        return floor;
    }

    /** Returns the cells of a character of the map, in ascending order. */
    public Cells cellsOf(char character) {
        return Cells.of(IntStream.range(0, room.width() * room.height())
                .filter(number -> room.at(number % room.width(), number / room.width()) == character)
                .map(number -> cell(number % room.width(), number / room.width()))
                .sorted()
                .toArray());
    }

    /** Returns the cell on which the player starts. */
    public int start() {
        return cellsOf(FirstRoom.START).at(0);
    }

    /** Returns the id of the ore in the room. */
    public String ore() {
        return room.ore();
    }

    /** Returns the id of the horde whose leader sleeps in the room. */
    public String horde() {
        return room.horde();
    }

    /** Returns the id of the room's grass. */
    public String grass() {
        return room.grass();
    }

    /**
     * Replaces everything at the room's place by the room and rock about it, and all caves nearer to the edge by rock.
     */
    public void carveInto(MutableBitLayer open) {
        for (int cell = 0; cell < grid.size(); cell++) {
            if (isBeforeRoom(cell)) {
                open.set(cell, false);
            }
        }
        for (int row = -MARGIN; row < room.height() + MARGIN; row++) {
            for (int column = 0; column < room.width() + MARGIN; column++) {
                open.set(cell(column, row), false);
            }
        }
        open.set(floor, true);
    }

    /** Sets the rock of the room, which no corridor may open. */
    public void markRock(MutableBitLayer cells) {
        for (int row = 0; row < room.height(); row++) {
            for (int column = 0; column < room.width(); column++) {
                if (!room.isFloor(column, row)) {
                    cells.set(cell(column, row), true);
                }
            }
        }
    }

    /**
     * Returns true if the cells that are joined to the start are exactly those of the room, and none is nearer to the
     * edge.
     */
    public boolean isKept(BitLayer open, Cells joinedToStart) {
        for (int cell = 0; cell < grid.size(); cell++) {
            if (open.at(cell) && isBeforeRoom(cell) && cell != start()) {
                return false;
            }
        }
        int[] cells = joinedToStart.toArray();
        Arrays.sort(cells);
        return Arrays.equals(cells, floor.toArray());
    }

    /** Returns true for the cells as near to the edge as the start, or nearer. */
    private boolean isBeforeRoom(int cell) {
        return (isWide ? grid.x(cell) : grid.height() - 1 - grid.y(cell)) <= edge;
    }
}
