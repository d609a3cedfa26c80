package dev.orebound.view.floor;

import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.biome.Biome;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import java.util.List;

/** Paints a small cave of a biome as it looks by lamplight, to show what the biome is like. */
public final class BiomeSample {
    /** Cells of the sample, rock marked with #. */
    private static final List<String> CAVE =
            List.of("###############", "##....###....##", "#..............", "##......#....##");

    /** Width in pixels. */
    public static final int WIDTH = 15 * RockMask.CELL;

    /** Height in pixels. */
    public static final int HEIGHT = 4 * RockMask.CELL;

    private static final float EXPOSURE = 1.2f;
    private static final float LAMP_PIXELS = 76;

    private BiomeSample() {}

    /**
     * Paints a biome.
     *
     * @param pixels filled with 0xRRGGBB from the top left, row by row: {@link #WIDTH} by {@link #HEIGHT}
     */
    public static void paint(BiomeMaterials materials, int[] pixels) {
        Biome biome = materials.biome;
        Grid grid = new Grid(WIDTH / RockMask.CELL, HEIGHT / RockMask.CELL);
        MutableBitLayer open = new MutableBitLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            open.set(cell, CAVE.get(grid.height() - 1 - grid.y(cell)).charAt(grid.x(cell)) == '.');
        }
        RandomStreams streams = new RandomStreams(Seed.of(biome.id()));
        String node = "sample";
        RockMask mask = new RockMask(open);
        RockShape shape = new RockShape(mask, streams, node);
        FloorPixels painted = new FloorPixels(WIDTH, HEIGHT);
        LiquidMask nothingCrumbles = new LiquidMask(new MutableBitLayer(grid), open);
        new GroundPainter(mask, shape, nothingCrumbles, materials, streams, node).paint(painted);
        FloorPicture.RockShift none = new FloorPicture.RockShift(0, 0);
        new RockPainter(none, mask, shape, materials, streams, node).paint(painted);
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                pixels[x + y * WIDTH] = lit(painted.rgb[x + (HEIGHT - 1 - y) * WIDTH], biome, x, y);
            }
        }
    }

    private static int lit(int rgb, Biome biome, int x, int y) {
        float far = (float) Math.hypot(x - WIDTH / 2f, y - HEIGHT / 2f) / LAMP_PIXELS;
        float near = Math.max(0, 1 - far);
        float lamp = near * near * biome.air().lampPercent() / 100;
        int lit = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int ambient = biome.air().ambient() >> shift & 0xff;
            int light = biome.air().lamp() >> shift & 0xff;
            float exposed = EXPOSURE * (ambient + light * lamp) / 255;
            lit |= Math.min(255, Math.round((rgb >> shift & 0xff) * exposed)) << shift;
        }
        return lit;
    }
}
