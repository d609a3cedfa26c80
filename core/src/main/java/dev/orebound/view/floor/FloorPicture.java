package dev.orebound.view.floor;

import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;

/**
 * The finished picture of a floor, {@link #PIXELS_A_CELL} pixels a cell, the south-west corner first. Same floor, same
 * picture.
 */
public final class FloorPicture {
    public static final int PIXELS_A_CELL = RockMask.CELL;

    final FloorPixels pixels;

    private final byte[] occluders;
    private final LiquidShape liquids;

    /** The liquids at the height of all floods. */
    private final LiquidShape floods;

    /** Draws it: some hundred milliseconds for a large floor. */
    public FloorPicture(Floor floor, ContentTable<Terrain> terrains) {
        this(floor, terrains, floor.liquid());
    }

    /**
     * Draws a floor that may be flooded.
     *
     * @param flooded index into the terrains: what lies on each cell, or floods it for a while
     */
    public FloorPicture(Floor floor, ContentTable<Terrain> terrains, IntLayer flooded) {
        RandomStreams streams = new RandomStreams(floor.request().seed());
        String node = floor.request().node();
        RockMask mask = new RockMask(floor.structure());
        RockShape shape = new RockShape(mask, streams, node);
        liquids = new LiquidShape(floor.liquid(), terrains, shape, floor.structure(), streams, node);
        floods = flooded == floor.liquid()
                ? liquids
                : new LiquidShape(flooded, terrains, shape, floor.structure(), streams, node);
        pixels = new FloorPixels(shape.width(), shape.height(), liquids);
        new GroundPainter(mask, shape, streams, node).paint(pixels);
        new PebblePainter(shape, streams.stream("view.pebbles", node)).paint(pixels);
        new CrackPainter(crumbling(floor, terrains), floor.structure(), shape, streams, node).paint(pixels);
        LiquidPainter liquidPainter = new LiquidPainter(liquids, shape, streams, node);
        liquidPainter.paintBanks(pixels);
        new RockPainter(mask, shape, streams, node).paint(pixels);
        liquidPainter.paintReflections(pixels);
        occluders = shape.occluders();
    }

    private static MutableBitLayer crumbling(Floor floor, ContentTable<Terrain> terrains) {
        MutableBitLayer crumbling = new MutableBitLayer(floor.grid());
        int edge = terrains.indexOf("chasm_edge");
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            crumbling.set(cell, floor.terrain().at(cell) == edge);
        }
        return crumbling;
    }

    public int width() {
        return pixels.width;
    }

    public int height() {
        return pixels.height;
    }

    /** A pixel's colour and relief as bytes red, green, blue, relief, the first in the lowest bits. */
    public int rgbaAt(int index) {
        int colour = pixels.rgb[index];
        return (colour >> 16 & 0xff) | (colour & 0xff00) | (colour & 0xff) << 16 | (pixels.relief[index] & 0xff) << 24;
    }

    /** What covers a pixel: the ordinal of a {@link LiquidKind}. */
    public byte liquidAt(int index) {
        return pixels.liquid[index];
    }

    /** How deep it is there, from 0, at the bank, to 255, as a byte. */
    public byte liquidDepthAt(int index) {
        return pixels.liquidDepth[index];
    }

    /** True if a cell may have pixels of a liquid, now or when it is flooded; where it is false there are none. */
    public boolean holds(int cell, LiquidKind kind) {
        return liquids.holds(cell, kind) || floods.holds(cell, kind);
    }

    /** The liquid that covers a pixel at the height of a flood: the ordinal of a {@link LiquidKind}. */
    public byte floodAt(int index) {
        return floods.kinds()[index];
    }

    /** The depth of that liquid, from 0, at the bank, to 255, as a byte. */
    public byte floodDepthAt(int index) {
        return floods.depths()[index];
    }

    /** A copy of which pixels stop light: 1 on rock's tops, else 0. */
    public byte[] occluders() {
        return occluders.clone();
    }
}
