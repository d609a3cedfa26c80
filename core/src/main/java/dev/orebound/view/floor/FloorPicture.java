package dev.orebound.view.floor;

import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * Paints the picture of a floor, {@link #PIXELS_A_CELL} pixels a cell, the south-west corner first. The same floor
 * gives the same picture.
 */
public final class FloorPicture {
    public static final int PIXELS_A_CELL = RockMask.CELL;

    /** Cells about a hidden lock that look different once it is found. */
    private static final int PATCH_CELLS = 2;

    final FloorPixels pixels;
    private final RockTexture rock;
    private final RockShift shift;
    private final byte[] rockOrGround;
    private final LiquidBodies bodies;
    private final LiquidShape liquids;
    /** The liquids at the height of all floods. */
    private final LiquidShape floods;

    private final List<PicturePatch> patches = new ArrayList<>();

    /**
     * Paints a floor, which takes some hundred milliseconds if it is large.
     *
     * @param flooded index into the terrains: what lies on each cell, or floods it for a while
     * @param materials of the floor's biome
     */
    public FloorPicture(Floor floor, ContentTable<Terrain> terrains, IntLayer flooded, BiomeMaterials materials) {
        RandomStreams streams = new RandomStreams(floor.request().seed());
        String node = floor.request().node();
        RockMask mask = new RockMask(floor.structure());
        RockShape shape = new RockShape(mask, streams, node);
        bodies = new LiquidBodies(terrains, materials.biome::lookOf);
        liquids = new LiquidShape(floor.liquid(), bodies, shape, floor.structure(), streams, node);
        floods = flooded == floor.liquid()
                ? liquids
                : new LiquidShape(flooded, bodies, shape, floor.structure(), streams, node);
        pixels = new FloorPixels(shape.width(), shape.height(), liquids);
        int edge = terrains.indexOf("chasm_edge");
        BitLayer crumbling = LiquidShape.cellsWhere(floor.terrain(), terrain -> terrain == edge);
        rock = materials.rock;
        RandomStream shifting = streams.stream("view.rock", node, "shift");
        shift = new RockShift(shifting.below(RockTexture.SIDE), shifting.below(RockTexture.SIDE));
        LiquidMask edges = new LiquidMask(crumbling, floor.structure());
        new GroundPainter(mask, shape, edges, materials, streams, node).paint(pixels);
        SoilPainter soils = new SoilPainter(floor, shape, streams.stream("view.soil", node));
        materials.biome.covers().forEach(cover -> soils.paint(pixels, cover, terrains));
        TrackPainter tracks = new TrackPainter(floor, shape, streams.stream("view.tracks", node));
        materials.biome.tracks().forEach(track -> tracks.paint(pixels, track, materials.sprites.apply(track.sprite())));
        new MarkingPainter(floor, shape, materials, tracks.trackCells(), streams.stream("view.markings", node))
                .paint(pixels, materials);
        LiquidPainter liquidPainter = new LiquidPainter(liquids, bodies, shape, streams, node);
        liquidPainter.paintBanks(pixels);
        new RockPainter(shift, mask, shape, materials, streams, node).paint(pixels);
        liquidPainter.paintReflections(pixels);
        rockOrGround = shape.materials();
    }

    /** A part of the picture that replaces another when a hidden lock is found. */
    public static final class PicturePatch {
        /** The number of the lock on the floor, from 0. */
        public final int lock;

        /** The west side, in pixels. */
        public final int x;

        /** The south side. */
        public final int y;

        public final int width;
        public final int height;
        private final int[] colours;
        private final boolean[] stopsLight;

        private PicturePatch(int lock, int x, int y, int width, int height) {
            this.lock = lock;
            this.x = x;
            this.y = y;
            this.width = width;
            this.height = height;
            colours = new int[width * height];
            stopsLight = new boolean[width * height];
        }

        /** Returns a pixel as {@link FloorPicture#rgbaAt} does, by its index, row by row from the south. */
        public int rgbaAt(int index) {
            return colours[index];
        }

        /** Returns whether a pixel stops light. */
        public boolean stopsLightAt(int index) {
            return stopsLight[index];
        }
    }

    /**
     * Keeps the pixels that another picture of the floor has about a cell, for the moment when a hidden lock there is
     * found.
     */
    public void keepPatch(int lock, int cell, Grid grid, FloorPicture found) {
        int fromX = Math.max(0, (grid.x(cell) - PATCH_CELLS) * PIXELS_A_CELL);
        int fromY = Math.max(0, (grid.y(cell) - PATCH_CELLS) * PIXELS_A_CELL);
        int wide = Math.min(width(), (grid.x(cell) + PATCH_CELLS + 1) * PIXELS_A_CELL) - fromX;
        int high = Math.min(height(), (grid.y(cell) + PATCH_CELLS + 1) * PIXELS_A_CELL) - fromY;
        PicturePatch patch = new PicturePatch(lock, fromX, fromY, wide, high);
        for (int i = 0; i < wide * high; i++) {
            int index = fromX + i % wide + (fromY + i / wide) * width();
            patch.colours[i] = found.rgbaAt(index);
            patch.stopsLight[i] = found.rockOrGround[index] == RockShape.TOP;
        }
        patches.add(patch);
    }

    /** Returns the patches for the hidden locks of the floor. */
    public List<PicturePatch> patches() {
        return patches;
    }

    /** The shift of a floor's rock texture, in pixels. It differs from floor to floor of a biome. */
    public record RockShift(int x, int y) {}

    /**
     * Returns how far the texture of the rock is shifted: pixel (x, y) of the floor shows (x, y) + shift of the
     * texture.
     */
    public RockShift rockShift() {
        return shift;
    }

    /** Returns the inside of the rock, which goes on beyond the floor. */
    public RockTexture rock() {
        return rock;
    }

    public int width() {
        return pixels.width;
    }

    public int height() {
        return pixels.height;
    }

    /** Returns a pixel's colour and relief as bytes red, green, blue, relief, the first in the lowest bits. */
    public int rgbaAt(int index) {
        return FloorPixels.bytes(pixels.rgb[index], pixels.relief[index]);
    }

    /**
     * Frees the colours, once a texture holds them, and the floods of a floor that has none; {@link #rgbaAt} is not
     * called any more, nor, on such a floor, {@link #floodAt}.
     */
    public void forgetColours() {
        pixels.forgetColours();
        if (floods == liquids) {
            floods.forgetPixels();
        }
    }

    /** Returns the bodies of liquid that pixels can be covered by. */
    public LiquidBodies bodies() {
        return bodies;
    }

    /** Returns the number of the {@link LiquidBody} that covers a pixel, or {@link LiquidBodies#NONE}. */
    public int liquidAt(int index) {
        return pixels.liquid[index] & 0xff;
    }

    /** Returns the depth of that liquid, from 0, at the bank, to 255, as a byte. */
    public byte liquidDepthAt(int index) {
        return pixels.liquidDepth[index];
    }

    /** Returns true if a cell may have pixels of a body, now or when it is flooded; if false, it has none. */
    public boolean holds(int cell, int body) {
        return liquids.holds(cell, body) || floods.holds(cell, body);
    }

    /** Returns the number of the body that covers a pixel at the height of a flood, or {@link LiquidBodies#NONE}. */
    public int floodAt(int index) {
        return floods.at(index);
    }

    /** Returns the depth of that liquid, from 0, at the bank, to 255, as a byte. */
    public byte floodDepthAt(int index) {
        return (byte) floods.depth(index);
    }

    /** Returns the pixels that stop light: 1 on rock's tops, else 0. */
    public byte[] occluders() {
        byte[] occluders = new byte[rockOrGround.length];
        for (int i = 0; i < occluders.length; i++) {
            occluders[i] = (byte) (rockOrGround[i] == RockShape.TOP ? 1 : 0);
        }
        return occluders;
    }

    /** Returns whether a pixel is ground rather than rock; beyond the floor there is only rock. */
    public boolean isGround(int x, int y) {
        return is(RockShape.GROUND, x, y);
    }

    /** Returns whether a pixel belongs to a face of rock, which stands above the ground before it. */
    public boolean isFace(int x, int y) {
        return is(RockShape.FACE, x, y);
    }

    private boolean is(byte material, int x, int y) {
        return x >= 0
                && x < pixels.width
                && y >= 0
                && y < pixels.height
                && rockOrGround[x + y * pixels.width] == material;
    }
}
