package dev.orebound.lab.picture;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Vein;
import dev.orebound.content.Content;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/**
 * Paints a floor, north up: rock with a lit rim, each room in a tint of its own, trap rooms under a red glaze, and a
 * mark for everything that stands there. Without a layer of rock at the bottom the rock is painted faintly, so that
 * every layer can be read by itself. Unfinished floors can be painted too.
 */
public final class FloorImage {
    /** Pixels along a cell's side at which marks look as they were drawn. */
    public static final int USUAL_CELL = CellStamp.SIZE;

    private static final int DEEP_ROCK = 0x14121F;
    private static final int RIM = 0x2E2746;
    private static final int LIT_FACE = 0x574A7D;
    private static final int CORRIDOR = 0x6C6472;
    private static final int ROOM = 0x857B86;
    private static final int TRAP = 0xB0302A;
    private static final int VIGNETTE = 0xe0b84a;
    private static final int UNKNOWN_ORE = 0x8478A8;
    private static final int SHALLOWEST = 0x3A3550;
    private static final int DEEPEST = 0xF4E3A1;

    /** For arc counts from 0 to 4: open ground is dull, and the narrower a place the more it glows. */
    private static final int[] ARCS = {0x4F5B57, 0x6F8FA0, 0xE0A030, 0xE05A30, 0xE03AA0};

    private final Floor floor;
    private final Content content;
    private final Grid grid;
    private final int cellPixels;
    private final int[] pixels;

    /** Creates a picture of {@link #USUAL_CELL} pixels a cell. */
    public FloorImage(Floor floor, Content content) {
        this(floor, content, USUAL_CELL, new int[floor.grid().size() * USUAL_CELL * USUAL_CELL]);
    }

    /**
     * Creates a picture with cells of any size.
     *
     * @param cellPixels along a cell's side
     * @param pixels is painted, 0xRRGGBB from the top left, row by row
     */
    public FloorImage(Floor floor, Content content, int cellPixels, int[] pixels) {
        this.floor = floor;
        this.content = content;
        this.grid = floor.grid();
        this.cellPixels = cellPixels;
        this.pixels = pixels;
    }

    /** Returns the PNG file of these layers, each painted over those before it. */
    public byte[] png(List<PictureLayer> layers) {
        paint(layers);
        return PngEncoder.encode(grid.width() * cellPixels, grid.height() * cellPixels, pixels);
    }

    /** Paints these layers, each over those before it. */
    public void paint(List<PictureLayer> layers) {
        if (layers.isEmpty() || !layers.get(0).isRock()) {
            paintFaintRock();
        }
        layers.forEach(this::paint);
    }

    private void paint(PictureLayer layer) {
        switch (layer) {
            case GROWN -> paintRock(floor.grown());
            case CARVED -> paintRock(floor.carved());
            case STRUCTURE -> {
                paintRock(floor.structure());
                paintRooms(16);
            }
            case ROOM -> paintRooms(70);
            case BORDER_DISTANCE -> paintDepths(floor.borderDistance());
            case ARCS ->
                glazeWhere(floor.structure()::at, cell -> ARCS[floor.arcs().at(cell)], cell -> 80);
            case VEIN -> glazeWhere(cell -> floor.vein().at(cell) != 0, this::veinColour, cell -> 50);
            case VEIN_DISTANCE -> paintVeinDistances();
            case ORES -> floor.ores().forEach(ore -> stamp(ore.at(), CellStamp.ofOre(oreColour(ore.ore()))));
            case VIGNETTES -> {
                glazeWhere(this::isInVignette, cell -> VIGNETTE, cell -> 35);
                paintMarks(new FloorGlyphs(floor, content).of(layer));
            }
            case TRAPS -> {
                glazeWhere(this::isInTrap, cell -> TRAP, cell -> 35);
                paintMarks(new FloorGlyphs(floor, content).of(layer));
            }
            default -> paintMarks(new FloorGlyphs(floor, content).of(layer));
        }
    }

    private void paintRock(BitLayer open) {
        for (int cell = 0; cell < grid.size(); cell++) {
            int ground = floor.room().at(cell) == 0 ? CORRIDOR : ROOM;
            boolean isDarkSquare = (grid.x(cell) + grid.y(cell)) % 2 == 0;
            int colour = open.at(cell) ? ground : touches(open, cell) ? RIM : DEEP_ROCK;
            fill(cell, open.at(cell) && isDarkSquare ? ColourMixer.mix(ground, 0, 4) : colour);
            int south = grid.neighbour(cell, Direction.SOUTH);
            if (!open.at(cell) && south != Grid.NONE && open.at(south)) {
                paintFace(cell);
            }
        }
    }

    /** Paints the lit south side of a rock. */
    private void paintFace(int cell) {
        for (int row = cellPixels / 2; row < cellPixels; row++) {
            for (int column = 0; column < cellPixels; column++) {
                pixels[pixel(cell, column, row)] = LIT_FACE;
            }
        }
    }

    private void paintFaintRock() {
        BitLayer open = floor.structure();
        for (int cell = 0; cell < grid.size(); cell++) {
            fill(cell, open.at(cell) ? ColourMixer.mix(DEEP_ROCK, ROOM, 35) : DEEP_ROCK);
        }
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

    private void paintRooms(int percent) {
        IntLayer room = floor.room();
        glazeWhere(cell -> room.at(cell) != 0, cell -> ColourMixer.ofNumber(room.at(cell)), cell -> percent);
    }

    /** Paints a layer of distances: the deeper, the brighter. */
    private void paintDepths(IntLayer depths) {
        int most = most(depths);
        glazeWhere(
                cell -> depths.at(cell) != 0,
                cell -> ColourMixer.mix(SHALLOWEST, DEEPEST, depths.at(cell) * 100 / most),
                cell -> 90);
    }

    private void paintVeinDistances() {
        IntLayer distances = floor.veinDistance();
        int most = most(distances);
        glazeWhere(cell -> floor.vein().at(cell) != 0, this::veinColour, cell -> distances.at(cell) * 95 / most);
    }

    private void glazeWhere(IntPredicate where, IntUnaryOperator colour, IntUnaryOperator percent) {
        for (int cell = 0; cell < grid.size(); cell++) {
            if (where.test(cell)) {
                glaze(cell, colour.applyAsInt(cell), percent.applyAsInt(cell));
            }
        }
    }

    private static int most(IntLayer numbers) {
        int most = 1;
        for (int cell = 0; cell < numbers.grid().size(); cell++) {
            most = Math.max(most, numbers.at(cell));
        }
        return most;
    }

    private int veinColour(int cell) {
        int id = floor.vein().at(cell);
        for (Vein vein : floor.veins()) {
            if (vein.id() == id) {
                return oreColour(vein.ore());
            }
        }
        return UNKNOWN_ORE;
    }

    private boolean isInVignette(int cell) {
        return floor.vignettes().stream().anyMatch(vignette -> vignette.cells().contains(cell));
    }

    private boolean isInTrap(int cell) {
        int room = floor.room().at(cell);
        return room != 0
                && room <= floor.rooms().size()
                && floor.roomWithId(room).isTrap();
    }

    private int oreColour(String ore) {
        return content.ores().get(ore).light().rgb();
    }

    private void paintMarks(char[] glyphs) {
        for (int cell = 0; cell < glyphs.length; cell++) {
            if (glyphs[cell] != FloorGlyphs.NONE) {
                stamp(cell, CellStamp.of(glyphs[cell]));
            }
        }
    }

    private void fill(int cell, int colour) {
        for (int row = 0; row < cellPixels; row++) {
            for (int column = 0; column < cellPixels; column++) {
                pixels[pixel(cell, column, row)] = colour;
            }
        }
    }

    /** Mixes a percentage of a colour into a cell. */
    public void glaze(int cell, int colour, int percent) {
        for (int row = 0; row < cellPixels; row++) {
            for (int column = 0; column < cellPixels; column++) {
                int pixel = pixel(cell, column, row);
                pixels[pixel] = ColourMixer.mix(pixels[pixel], colour, percent);
            }
        }
    }

    /**
     * Paints a mark in the middle of a cell, enlarged by a whole factor; in cells smaller than a mark, some dots are
     * left out.
     */
    private void stamp(int cell, CellStamp stamp) {
        int grain = Math.max(1, (cellPixels + CellStamp.SIZE / 4) / CellStamp.SIZE);
        int shown = cellPixels < CellStamp.SIZE ? cellPixels : CellStamp.SIZE * grain;
        int aside = (cellPixels - shown) / 2;
        for (int row = Math.max(0, -aside); row < Math.min(shown, cellPixels - aside); row++) {
            for (int column = Math.max(0, -aside); column < Math.min(shown, cellPixels - aside); column++) {
                int pixel = pixel(cell, column + aside, row + aside);
                pixels[pixel] =
                        stamp.over(pixels[pixel], column * CellStamp.SIZE / shown, row * CellStamp.SIZE / shown);
            }
        }
    }

    /** Returns the index of a pixel of a cell, counted from the top left of the cell. */
    private int pixel(int cell, int column, int row) {
        int fromTop = (grid.height() - 1 - grid.y(cell)) * cellPixels + row;
        return grid.x(cell) * cellPixels + column + fromTop * grid.width() * cellPixels;
    }
}
