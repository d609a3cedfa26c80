package dev.orebound.view.floor;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import java.util.List;

/** A place in the mine in which a page lies, painted pixel by pixel and lit by its lamps. */
public enum PagePlace {
    /** A dark mat on an alchemist's workbench, with tools at its rim. */
    BENCH,
    /** An open ledger on the workbench. */
    LEDGER,
    /** A slate on the rock of a region, between timbers. */
    WALL,
    /** A slate in the shaft of a region, between its ladder and the mouths of floors. */
    SHAFT,
    /** A slate in the entrance of the mine by night, with the alchemist's pack on a bench. */
    ENTRANCE,
    /** The ground of a region, where an alchemist lies beside the lamp. */
    GROUND,
    /** A cave of a region in which an alchemist stands with a lamp. */
    CAVE;

    private static final int BOARD = 19;
    private static final int CELL = RockMask.CELL;
    private static final int PAPER = 0xe9dab4;
    private static final int COVER = 0x6a2f26;
    private static final int RIBBON = 0xb03a34;
    private static final int SLATE = 0x14151c;
    private static final int MAT = 0x17131a;
    private static final int POST = 15;
    /** The frame of the fall in which the alchemist lies. */
    private static final int LYING_FRAME = 2;

    /** Pixels above a sheet that count at most against those beside it. */
    private static final int MOST_ABOVE = 34;

    /** Things that lie about on the bench, by their sprites. */
    private static final List<String> TOOLS = List.of(
            "equipment_miners_pick",
            "hud_flask",
            "vignette_key",
            "equipment_stiletto",
            "relic_alchemists_sieve",
            "equipment_sickle",
            "relic_dodgers_glass",
            "relic_philosophers_salt");

    /**
     * The size of a place and of the sheet on which texts lie, in pixels of the art, from the top left.
     *
     * @param fold column of the fold of a book; negative for none
     */
    public record PlaceLayout(int width, int height, int left, int top, int wide, int high, int fold) {
        int right() {
            return left + wide;
        }

        int bottom() {
            return top + high;
        }

        boolean holds(int x, int y) {
            return x >= left && x < right() && y >= top && y < bottom();
        }
    }

    /** Returns true if its texts lie on paper. */
    public boolean isOfPaper() {
        return this == LEDGER;
    }

    /** Returns true if a page lies in it as on a sheet. */
    public boolean hasSheet() {
        return this != GROUND && this != CAVE;
    }

    /**
     * Paints the place.
     *
     * @param biome the region whose rock and ground it shows
     * @param pixels filled with 0xRRGGBB from the top left, row by row
     */
    public void paint(PlaceLayout layout, Biome biome, SpriteSheet sprites, int[] pixels) {
        RandomStream stream = new RandomStreams(Seed.of(biome.id())).stream("view.place", name());
        PlaceCanvas canvas = new PlaceCanvas(layout.width, layout.height, stream);
        switch (this) {
            case BENCH, LEDGER -> paintBench(canvas, layout, sprites, stream);
            case WALL -> paintWall(canvas, layout, BiomeMaterials.of(biome, sprites), stream);
            case SHAFT -> {
                new ShaftPainter(canvas, layout, BiomeMaterials.of(biome, sprites), stream).paintShaft();
                laySlate(canvas, layout);
            }
            case ENTRANCE -> {
                new ShaftPainter(canvas, layout, BiomeMaterials.of(biome, sprites), stream).paintEntrance();
                laySlate(canvas, layout);
            }
            case GROUND, CAVE -> paintGround(canvas, layout, BiomeMaterials.of(biome, sprites));
        }
        int ambient = switch (this) {
            case BENCH, LEDGER -> 0x5c5058;
            case WALL, SHAFT -> FloorPixels.scale(biome.air().ambient(), 0.42f);
            case ENTRANCE -> 0x2c2e48;
            case GROUND, CAVE -> FloorPixels.scale(biome.air().ambient(), 0.3f);
        };
        float least = isOfPaper() ? 0.95f : hasSheet() ? 0.7f : 0;
        float most = isOfPaper() ? 1.05f : hasSheet() ? 1 : Float.MAX_VALUE;
        canvas.light(ambient, layout, least, most, pixels);
    }

    private void paintBench(PlaceCanvas canvas, PlaceLayout layout, SpriteSheet sprites, RandomStream stream) {
        canvas.boards(BOARD, stream);
        for (int i = 0; i < 9; i++) {
            int x = stream.below(layout.width);
            int y = stream.below(layout.height);
            canvas.stain(x, y, stream.between(5, 9), stream.chance(40), 0.35f);
        }
        if (this == LEDGER) {
            layBook(canvas, layout, stream);
        } else {
            layMat(canvas, layout);
        }
        boolean isWide = Math.min(layout.left, layout.width - layout.right()) < Math.min(layout.top, MOST_ABOVE);
        int rim = isWide ? layout.top : Math.min(layout.left, layout.width - layout.right());
        int times = rim >= 36 ? 2 : 1;
        if (isWide) {
            layInRow(canvas, layout, sprites, times, stream);
        } else {
            layInColumns(canvas, layout, sprites, times, stream);
        }
        SpriteFrame lamp = sprites.frames("equipment_miners_lamp").get(0);
        SpriteFrame candle = sprites.frames("relic_candle_of_finds").get(0);
        int lampX = isWide ? 16 : Math.max(-6, (layout.left - times * lamp.width()) / 2);
        int lampY = isWide ? Math.max(2, (layout.top - times * lamp.height()) / 2) : 8;
        int candleX = isWide
                ? layout.width - times * candle.width() - 16
                : Math.min(layout.width - 10, (layout.right() + layout.width - times * candle.width()) / 2);
        int candleY = layout.height - times * (candle.height() + 5);
        canvas.lay(lamp, lampX, lampY, times);
        canvas.lay(candle, candleX, candleY, times);
        float reach = Math.max(layout.width, layout.height) * 0.75f;
        canvas.lamp(lampX + times * lamp.width() / 2f, lampY + times * 9f, reach, 0xffd296, 1.25f);
        canvas.lamp(candleX + times * candle.width() / 2f, candleY, reach * 0.7f, 0xffb066, 0.9f);
    }

    /** Lays tools on both sides of the sheet, if there is room beside it. */
    private static void layInColumns(
            PlaceCanvas canvas, PlaceLayout layout, SpriteSheet sprites, int times, RandomStream stream) {
        int step = Math.max(30 * times, layout.height / 4);
        int tool = stream.below(TOOLS.size());
        for (int side = 0; side < 2; side++) {
            int middle = side == 0 ? layout.left / 2 : (layout.right() + layout.width) / 2;
            int rim = side == 0 ? layout.left : layout.width - layout.right();
            int first = side == 0 ? step + 14 : step / 2 - 8;
            for (int y = first; y < layout.height - (side == 0 ? 12 : step); y += step) {
                SpriteFrame frame =
                        sprites.frames(TOOLS.get(tool++ % TOOLS.size())).get(0);
                if (rim >= times * frame.width() - 6) {
                    layLoosely(canvas, frame, middle, y, times, stream);
                }
            }
        }
    }

    /** Lays tools in a row above the sheet. */
    private static void layInRow(
            PlaceCanvas canvas, PlaceLayout layout, SpriteSheet sprites, int times, RandomStream stream) {
        int step = layout.width / 6;
        int tool = stream.below(TOOLS.size());
        for (int x = step * 3 / 2; x < layout.width - 20; x += step) {
            SpriteFrame frame = sprites.frames(TOOLS.get(tool++ % TOOLS.size())).get(0);
            layLoosely(canvas, frame, x, layout.top / 2, times, stream);
        }
    }

    private static void layLoosely(
            PlaceCanvas canvas, SpriteFrame frame, int middleX, int middleY, int times, RandomStream stream) {
        int x = middleX - times * frame.width() / 2 + stream.between(-3, 3);
        canvas.lay(frame, x, middleY - times * frame.height() / 2 + stream.between(-4, 4), times);
    }

    private static void layMat(PlaceCanvas canvas, PlaceLayout at) {
        canvas.shade(at.left, at.top, at.wide, at.high);
        for (int y = at.top; y < at.bottom(); y++) {
            for (int x = at.left; x < at.right(); x++) {
                int in = Math.min(Math.min(x - at.left, at.right() - 1 - x), Math.min(y - at.top, at.bottom() - 1 - y));
                if (in == 0 && isCorner(at, x, y)) {
                    continue;
                }
                float shade = 1 + canvas.noise(x, y) * 0.18f + canvas.broadNoise(x, y) * 0.16f;
                int colour = FloorPixels.scale(in == 0 ? 0x0c0a10 : in <= 2 ? 0x3a2c2a : MAT, shade);
                if (in == 3 && (x + y) % 5 < 3) {
                    colour = 0x6e5236;
                }
                canvas.set(x, y, colour, canvas.noise(x, y) * 0.6f, in == 1 && y < at.top + 3 ? -0.8f : 0);
            }
        }
    }

    private static boolean isCorner(PlaceLayout at, int x, int y) {
        return (x == at.left || x == at.right() - 1) && (y == at.top || y == at.bottom() - 1);
    }

    private static void layBook(PlaceCanvas canvas, PlaceLayout at, RandomStream stream) {
        int ribbonTop = at.top + at.high * 2 / 3;
        int ribbonLong = Math.min(36, at.width - at.right() - 2);
        canvas.shade(at.left - 4, at.top - 3, at.wide + 8, at.high + 6);
        for (int y = at.top - 3; y < at.bottom() + 3; y++) {
            for (int x = at.left - 4; x < at.right() + 4; x++) {
                if (!at.holds(x, y)) {
                    float shade = 1 + canvas.noise(x, y) * 0.3f;
                    boolean isEdge = x == at.left - 4 || x == at.right() + 3 || y == at.top - 3 || y == at.bottom() + 2;
                    boolean isLeaf = x >= at.left - 2 && x < at.right() + 2 && y >= at.top && y < at.bottom() + 1;
                    int colour = isEdge ? 0x24100f : isLeaf ? ((x + y) % 2 == 0 ? 0xc8b48a : 0x9c8660) : COVER;
                    canvas.set(x, y, FloorPixels.scale(colour, shade), 0, 0);
                }
            }
        }
        for (int x = 0; x < ribbonLong; x++) {
            int y = ribbonTop + Math.round((float) StrictMath.sin(x / 9.0) * 4 + x * 0.18f);
            for (int j = 0; j < 5; j++) {
                boolean isNotched = x > ribbonLong - 4 && Math.abs(j - 2) < x - ribbonLong + 4;
                if (!isNotched) {
                    canvas.set(
                            at.right() + x, y + j, FloorPixels.scale(RIBBON, j == 0 ? 1.2f : j == 4 ? 0.6f : 1), 0, 0);
                }
            }
        }
        for (int y = at.top; y < at.bottom(); y++) {
            for (int x = at.left; x < at.right(); x++) {
                float shade = 1 + canvas.noise(x, y) * 0.03f + canvas.broadNoise(x / 2, y / 2) * 0.07f;
                boolean isRule = (y - at.top) % 11 == 7;
                int colour = isRule ? 0xe0cda2 : PAPER;
                int fromFold = Math.abs(x - at.fold);
                if (at.fold >= 0 && fromFold < 14) {
                    shade -= (14 - fromFold) * (x < at.fold ? 0.006f : 0.004f);
                }
                int fromEdge = Math.min(x - at.left, at.right() - 1 - x);
                shade -= fromEdge < 3 ? (3 - fromEdge) * 0.03f : 0;
                if (fromEdge == 6 && !isRule) {
                    colour = 0xdca890;
                }
                canvas.set(x, y, FloorPixels.scale(colour, Math.max(0.94f, shade)), 0, 0);
            }
        }
        for (int i = 0; i < 3; i++) {
            int x = at.left + stream.below(Math.max(1, at.wide));
            int y = at.top + stream.below(Math.max(1, at.high));
            canvas.stain(Math.min(x, at.right() - 12), y, stream.between(6, 9), false, 0.05f);
        }
    }

    private static void paintWall(PlaceCanvas canvas, PlaceLayout at, BiomeMaterials materials, RandomStream stream) {
        int shift = stream.below(RockTexture.SIDE);
        for (int y = 0; y < canvas.height; y++) {
            for (int x = 0; x < canvas.width; x++) {
                canvas.set(x, y, materials.rock.rgb(x + shift, shift - y), materials.rock.relief(x + shift, shift - y));
            }
        }
        int left = Math.max(-POST / 2, (at.left - POST) / 2);
        int right = canvas.width - left - POST;
        canvas.timber(left, -4, POST, canvas.height + 8, stream);
        canvas.timber(right, -4, POST, canvas.height + 8, stream);
        canvas.timber(-6, Math.max(-6, Math.min(at.top - 22, 12)), canvas.width + 12, 17, stream);
        for (int i = 1; i < 5; i += 3) {
            int rope = at.left + at.wide * i / 5;
            for (int y = 0; y < at.top; y++) {
                canvas.set(rope, y, y % 3 == 0 ? 0x14121f : 0x9aa9c4, -0.4f, 0);
                canvas.set(rope + 1, y, y % 3 == 1 ? 0x14121f : 0x56607c, 0.4f, 0);
            }
        }
        laySlate(canvas, at);
        SpriteFrame torch =
                materials.sprites.apply(materials.biome.air().torchSprite()).get(0);
        int hangs = canvas.height / 3;
        for (int x : new int[] {left + POST / 2, right + POST / 2}) {
            canvas.lay(torch, x - torch.width() / 2, hangs - torch.height() / 2, 1);
            canvas.lamp(
                    x,
                    hangs,
                    canvas.width * 0.45f,
                    materials.biome.air().torch().rgb(),
                    1.3f);
        }
    }

    private static void laySlate(PlaceCanvas canvas, PlaceLayout at) {
        canvas.shade(at.left - 4, at.top - 4, at.wide + 8, at.high + 8);
        for (int y = at.top - 4; y < at.bottom() + 4; y++) {
            for (int x = at.left - 4; x < at.right() + 4; x++) {
                if (at.holds(x, y)) {
                    float shade = 1 + canvas.noise(x, y) * 0.12f + canvas.broadNoise(x + y, y) * 0.3f;
                    canvas.set(x, y, FloorPixels.scale(SLATE, shade), 0, 0);
                } else {
                    int out = Math.max(
                            Math.max(at.left - 1 - x, x - at.right()), Math.max(at.top - 1 - y, y - at.bottom()));
                    boolean lies = y < at.top || y >= at.bottom();
                    float fibre = lies ? canvas.broadNoise(x / 4, y * 4) : canvas.broadNoise(x * 4, y / 4);
                    int colour = out == 3 ? 0x14121f : PlaceCanvas.wood(out == 0 ? 1 : 3.3f + fibre * 2.4f);
                    canvas.set(x, y, colour, 0, out == 2 ? -0.5f : 0.2f);
                }
            }
        }
    }

    private void paintGround(PlaceCanvas canvas, PlaceLayout at, BiomeMaterials materials) {
        Grid grid = new Grid((canvas.width + CELL - 1) / CELL, (canvas.height + CELL - 1) / CELL + 1);
        MutableBitLayer open = new MutableBitLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            int x = grid.x(cell);
            int y = grid.y(cell);
            int walls = 3 + (x * x * 7 % 11 < 3 ? 1 : 0) - (x * x * 5 % 13 > 8 ? 1 : 0);
            boolean isSide = (x == 0 && y * y % 7 < 3) || (x == grid.width() - 1 && y * y % 5 < 2);
            open.set(cell, y > 0 && y < grid.height() - walls && !isSide);
        }
        RandomStreams streams = new RandomStreams(Seed.of(materials.biome.id()));
        RockMask mask = new RockMask(open);
        RockShape shape = new RockShape(mask, streams, "place");
        FloorPixels painted = new FloorPixels(shape.width(), shape.height());
        LiquidMask nothingCrumbles = new LiquidMask(new MutableBitLayer(grid), open);
        new GroundPainter(mask, shape, nothingCrumbles, materials, streams, "place").paint(painted);
        new RockPainter(new FloorPicture.RockShift(0, 0), mask, shape, materials, streams, "place").paint(painted);
        for (int y = 0; y < canvas.height; y++) {
            for (int x = 0; x < canvas.width; x++) {
                int index = x + (painted.height - 1 - y) * painted.width;
                canvas.set(x, y, painted.rgb[index], painted.relief[index]);
            }
        }
        boolean isFallen = this == GROUND;
        int times = isFallen ? 2 : 1;
        List<SpriteFrame> frames = materials.sprites.apply(isFallen ? "player.die" : "player.idle");
        SpriteFrame alchemist = frames.get(isFallen ? Math.min(LYING_FRAME, frames.size() - 1) : 0);
        int left = at.left + (at.wide - times * alchemist.width()) / 2;
        int top = at.top + (at.high - times * alchemist.height()) / 2;
        canvas.lay(alchemist, left, top, times);
        float lampX = left + times * (alchemist.width() - 6f);
        float lampY = top + times * (alchemist.height() - 6f);
        canvas.lamp(
                lampX,
                lampY,
                Math.max(110, canvas.width * 0.5f),
                materials.biome.air().lamp(),
                1.5f);
    }
}
