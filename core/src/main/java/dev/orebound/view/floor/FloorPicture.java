package dev.orebound.view.floor;

import dev.orebound.cave.Floor;
import dev.orebound.chance.Streams;

/**
 * The finished picture of a floor, {@link #PIXELS_A_CELL} pixels a cell, the south-west corner first. Same floor, same
 * picture.
 */
public final class FloorPicture {
    public static final int PIXELS_A_CELL = RockMask.CELL;

    final int width;
    final int height;
    final int[] rgb;
    final byte[] relief;
    private final byte[] occluders;

    /** Draws it: some hundred milliseconds for a large floor. */
    public FloorPicture(Floor floor) {
        Streams streams = new Streams(floor.request().seed());
        String node = floor.request().node();
        RockMask mask = new RockMask(floor.structure());
        RockShape shape = new RockShape(mask, streams, node);
        width = shape.width();
        height = shape.height();
        rgb = new int[width * height];
        relief = new byte[width * height];
        new GroundPainter(mask, shape, streams, node).paint(this);
        new PebblePainter(shape, streams.stream("view.pebbles", node)).paint(this);
        new ShadowPainter(mask, shape).paint(this);
        new RockPainter(mask, shape, streams, node).paint(this);
        occluders = shape.occluders();
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** A pixel's colour and relief as bytes red, green, blue, relief, the first in the lowest bits. */
    public int rgbaAt(int index) {
        int colour = rgb[index];
        return (colour >> 16 & 0xff) | (colour & 0xff00) | (colour & 0xff) << 16 | (relief[index] & 0xff) << 24;
    }

    /** A copy of which pixels stop light: 1 on rock's tops, else 0. */
    public byte[] occluders() {
        return occluders.clone();
    }
}
