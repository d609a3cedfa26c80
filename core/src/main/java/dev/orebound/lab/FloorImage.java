package dev.orebound.lab;

import dev.orebound.cave.Floor;
import dev.orebound.cave.OreSpot;
import dev.orebound.cave.Vein;
import dev.orebound.content.Content;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import java.util.List;

/**
 * A floor as a picture, 8 by 8 pixels a cell, north up: rock with a lit rim, rooms each in a tint of their own and trap
 * rooms in red, and a mark for all that stands there.
 */
final class FloorImage {
    private static final int CELL = Stamp.SIZE;
    private static final int DEEP_ROCK = 0x17130F;
    private static final int RIM = 0x4A3D31;
    private static final int CORRIDOR = 0x6A5E50;
    private static final int ROOM = 0x84766A;
    private static final int TRAP = 0xB0302A;

    private final Floor floor;
    private final Content content;
    private final Grid grid;
    private final int[] pixels;

    FloorImage(Floor floor, Content content) {
        this.floor = floor;
        this.content = content;
        this.grid = floor.grid();
        this.pixels = new int[grid.size() * CELL * CELL];
    }

    /** The PNG file of these layers, each over those before it. */
    byte[] png(List<PictureLayer> layers) {
        layers.forEach(this::paint);
        return Png.encode(grid.width() * CELL, grid.height() * CELL, pixels);
    }

    private void paint(PictureLayer layer) {
        switch (layer) {
            case CARVED -> paintRock(floor.carved());
            case STRUCTURE -> paintRock(floor.structure());
            case ROOM -> paintNumbers(floor.room());
            case BORDER_DISTANCE -> paintNumbers(floor.borderDistance());
            case ARCS -> paintNumbers(floor.arcs());
            case VEIN -> paintVeins();
            case VEIN_DISTANCE -> paintNumbers(floor.veinDistance());
            case ORES -> paintOres();
            default -> paintMarks(new FloorGlyphs(floor, content).of(layer));
        }
    }

    private void paintRock(BitLayer open) {
        for (int cell = 0; cell < grid.size(); cell++) {
            int ground = open.at(cell) ? ground(cell) : touches(open, cell) ? RIM : DEEP_ROCK;
            boolean isDarkSquare = (grid.x(cell) + grid.y(cell)) % 2 == 0;
            fill(cell, open.at(cell) && isDarkSquare ? Shades.mix(ground, 0, 4) : ground);
        }
    }

    private int ground(int cell) {
        int room = floor.room().at(cell);
        if (room == 0) {
            return CORRIDOR;
        }
        return floor.roomWithId(room).isTrap()
                ? Shades.mix(ROOM, TRAP, 45)
                : Shades.mix(ROOM, Shades.ofNumber(room), 16);
    }

    private boolean touches(BitLayer open, int cell) {
        for (Direction way : Direction.ALL) {
            int beside = grid.neighbour(cell, way);
            if (beside != Grid.NONE && open.at(beside)) {
                return true;
            }
        }
        return false;
    }

    private void paintNumbers(IntLayer numbers) {
        for (int cell = 0; cell < grid.size(); cell++) {
            if (numbers.at(cell) != 0) {
                tint(cell, Shades.ofNumber(numbers.at(cell)));
            }
        }
    }

    private void paintVeins() {
        for (int cell = 0; cell < grid.size(); cell++) {
            int vein = floor.vein().at(cell);
            if (vein != 0) {
                tint(cell, oreColour(Vein.withId(floor.veins(), vein).ore()));
            }
        }
    }

    private void paintOres() {
        for (OreSpot ore : floor.ores()) {
            stamp(ore.at(), Stamp.ofOre(oreColour(ore.ore())));
        }
    }

    private int oreColour(String ore) {
        return content.ores().get(ore).light().rgb();
    }

    private void paintMarks(char[] glyphs) {
        for (int cell = 0; cell < glyphs.length; cell++) {
            if (glyphs[cell] != FloorGlyphs.NONE) {
                stamp(cell, Stamp.of(glyphs[cell]));
            }
        }
    }

    private void fill(int cell, int colour) {
        for (int row = 0; row < CELL; row++) {
            for (int column = 0; column < CELL; column++) {
                pixels[pixel(cell, column, row)] = colour;
            }
        }
    }

    private void tint(int cell, int colour) {
        fill(cell, Shades.mix(pixels[pixel(cell, 0, 0)], colour, 50));
    }

    private void stamp(int cell, Stamp stamp) {
        for (int row = 0; row < CELL; row++) {
            for (int column = 0; column < CELL; column++) {
                int pixel = pixel(cell, column, row);
                pixels[pixel] = stamp.over(pixels[pixel], column, row);
            }
        }
    }

    /** The index of a pixel within a cell, counted from its top left. */
    private int pixel(int cell, int column, int row) {
        int fromTop = (grid.height() - 1 - grid.y(cell)) * CELL + row;
        return grid.x(cell) * CELL + column + fromTop * grid.width() * CELL;
    }
}
