package dev.orebound.view.floor;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.biome.Biome.TrackLook;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.grid.AStar;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.List;

/**
 * Lays tracks over the ground on the way from one room to another. Ways keep away from walls, from liquids and from
 * what stands about, and follow each other where they can, so that tracks join.
 */
final class TrackPainter {
    private static final Direction[] SIDES = {Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST};
    private static final int TRACK = 2;
    private static final int OPEN = 3;
    private static final int BESIDE_WALL = 7;
    private static final int COVERED = 20;
    /** Cells without a gap, or of a gap, at most. */
    private static final int LONGEST_STRETCH = 9;

    /** Pairs of rooms that are tried for each way. */
    private static final int TRIES = 4;

    private static final float SHADE = 0.66f;

    private final Floor floor;
    private final Grid grid;
    private final RockShape rock;
    private final RandomStream stream;
    private final MutableIntLayer price;
    private final AStar search;
    private final MutableBitLayer trackCells;

    TrackPainter(Floor floor, RockShape rock, RandomStream stream) {
        this.floor = floor;
        this.rock = rock;
        this.stream = stream;
        grid = floor.grid();
        search = new AStar(grid);
        trackCells = new MutableBitLayer(grid);
        price = new MutableIntLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            price.set(cell, priceOf(cell));
        }
        floor.exits().forEach(exit -> price.set(exit.at(), AStar.IMPASSABLE));
        floor.chests().forEach(chest -> price.set(chest.at(), AStar.IMPASSABLE));
        floor.fixtures().forEach(fixture -> price.set(fixture.at(), AStar.IMPASSABLE));
        floor.ores().forEach(ore -> price.set(ore.at(), AStar.IMPASSABLE));
    }

    private int priceOf(int cell) {
        if (!isDry(cell)) {
            return AStar.IMPASSABLE;
        }
        for (int i = 0; i < 9; i++) {
            int x = grid.x(cell) + i % 3 - 1;
            int y = grid.y(cell) + i / 3 - 1;
            if (!grid.contains(x, y) || !isDry(grid.cell(x, y))) {
                return BESIDE_WALL;
            }
        }
        return floor.terrain().at(cell) == 0 ? OPEN : COVERED;
    }

    private boolean isDry(int cell) {
        return floor.structure().at(cell) && floor.liquid().at(cell) == 0;
    }

    /**
     * Lays tracks of one kind.
     *
     * @param frames of its sprite, by the sides on which a piece goes on
     */
    void paint(FloorPixels picture, TrackLook look, List<SpriteFrame> frames) {
        List<Room> rooms = floor.rooms();
        MutableIntLayer pieces = new MutableIntLayer(grid);
        int laid = 0;
        for (int i = 0; i < look.ways() * TRIES && laid < look.ways() && rooms.size() > 1; i++) {
            int from = rooms.get(stream.below(rooms.size())).centre();
            int to = rooms.get(stream.below(rooms.size())).centre();
            if (from != to && isOpen(from) && isOpen(to)) {
                Cells way = search.find(from, to, price, TRACK);
                if (way.size() > 1 && way.size() <= look.length()) {
                    lay(way, look, pieces);
                    laid++;
                }
            }
        }
        for (int cell = 0; cell < grid.size(); cell++) {
            if (pieces.at(cell) != 0 && pieces.at(cell) < frames.size()) {
                paintPiece(picture, cell, frames.get(pieces.at(cell)));
                trackCells.set(cell, true);
            }
        }
    }

    /** Returns the cells on which a piece of a track lies. */
    BitLayer trackCells() {
        return trackCells;
    }

    private boolean isOpen(int cell) {
        return price.at(cell) != AStar.IMPASSABLE;
    }

    private void lay(Cells way, TrackLook look, MutableIntLayer pieces) {
        int left = 0;
        boolean isGap = false;
        for (int i = 0; i + 1 < way.size(); i++) {
            if (left-- == 0) {
                left = stream.between(2, LONGEST_STRETCH);
                isGap = stream.chance(look.gone());
            }
            price.set(way.at(i), TRACK);
            if (isGap) {
                continue;
            }
            for (int side = 0; side < SIDES.length; side++) {
                if (grid.neighbour(way.at(i), SIDES[side]) == way.at(i + 1)) {
                    int opposite = (side + 2) % SIDES.length;
                    pieces.set(way.at(i), pieces.at(way.at(i)) | 1 << side);
                    pieces.set(way.at(i + 1), pieces.at(way.at(i + 1)) | 1 << opposite);
                }
            }
        }
    }

    private void paintPiece(FloorPixels picture, int cell, SpriteFrame frame) {
        int left = grid.x(cell) * RockMask.CELL - (frame.width() - RockMask.CELL) / 2;
        int top = (grid.y(cell) + 1) * RockMask.CELL - 1 + (frame.height() - RockMask.CELL) / 2;
        for (int y = 0; y < frame.height(); y++) {
            for (int x = 0; x < frame.width(); x++) {
                int colour = frame.rgba(x, y);
                if ((colour & 0xff) != 0 && rock.isGround(left + x, top - y)) {
                    int index = left + x + (top - y) * picture.width;
                    picture.rgb[index] = colour >>> 8;
                    picture.relief[index] = (byte) (FloorPixels.FLAT | (frame.emissive(x, y) != 0 ? 2 : 0));
                    boolean isLowest = y + 1 == frame.height() || (frame.rgba(x, y + 1) & 0xff) == 0;
                    if (isLowest && rock.isGround(left + x, top - y - 1)) {
                        int below = index - picture.width;
                        picture.rgb[below] = FloorPixels.scale(picture.rgb[below], SHADE);
                    }
                }
            }
        }
    }
}
