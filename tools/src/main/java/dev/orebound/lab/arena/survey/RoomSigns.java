package dev.orebound.lab.arena.survey;

import dev.orebound.content.sprite.Sprite;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.lab.picture.CellStamp;
import dev.orebound.lab.picture.ColourMixer;
import dev.orebound.lab.picture.PixelCanvas;
import dev.orebound.lab.picture.PixelLettering;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws the cells of a {@link RoomMap}. Positions are in pixels from the top left of the picture. */
final class RoomSigns {
    /** Pixels along a side of a cell. */
    static final int CELL = 16;

    static final int DEEP_ROCK = 0x14121F;
    private static final int ROCK = 0x241F38;
    private static final int RIM = 0x574A7D;
    private static final int LIP = 0x8478A8;
    private static final int FACE = 0x3A3157;
    private static final int INSIDE = 0x544B6E;
    private static final int OUTSIDE = 0x302A47;
    private static final int EDGE = 2;
    private static final int MARK = 0x4A1F5C;
    private static final int MARK_RING = 0xD58CFF;
    private static final int NUMBER = 0xFFFFFF;

    /** The side of a picture of one sign, which leaves space for signs taller than a cell. */
    static final int ALONE = 28;

    /** A drawing of something on a cell whose top left is given; it may extend above the cell. */
    interface CellSign {
        void draw(PixelCanvas canvas, int left, int top);
    }

    /** Tells which cells around one are open: so many columns to the east and rows to the north. */
    interface OpenNeighbours {
        boolean isOpen(int east, int north);
    }

    private final SpriteSheet sprites;

    RoomSigns(SpriteSheet sprites) {
        this.sprites = sprites;
    }

    /** A picture of the game that stands on its cell, or null where there is none of this name. */
    @Nullable
    CellSign sprite(String key, int number) {
        if (!sprites.has(key)) {
            return null;
        }
        Sprite sprite = sprites.get(key);
        SpriteFrame frame = sprite.frames().get(number % sprite.frames().size());
        return (canvas, left, top) -> canvas.lay(frame, left + (CELL - frame.width()) / 2, top + CELL - frame.height());
    }

    /** A shut door, seen from before it or from its side. */
    @Nullable
    CellSign door(boolean leadsNorth) {
        String key = leadsNorth ? "door" : "door_side";
        return sprites.has(key) ? sprite(key, sprites.get(key).frames().size() - 1) : null;
    }

    /** Returns the sign of a terrain: its sprite in the game, or else its mark. */
    CellSign terrain(Terrain terrain) {
        CellSign drawn = sprite(terrain.id(), 0);
        int grain = CELL / CellStamp.SIZE;
        return drawn != null && !terrain.isLiquid()
                ? drawn
                : (canvas, left, top) -> canvas.stamp(CellStamp.of(terrain.glyph()), left, top, grain);
    }

    /** A ring with a number. */
    static CellSign mark(int number) {
        return (canvas, left, top) -> {
            canvas.disc(left + CELL / 2, top + CELL / 2, CELL / 2.0, MARK_RING);
            canvas.disc(left + CELL / 2, top + CELL / 2, CELL / 2.0 - 1.5, MARK);
            String word = String.valueOf(number);
            int grain = word.length() == 1 ? 2 : 1;
            canvas.write(
                    word,
                    left + (CELL - PixelLettering.width(word) * grain) / 2,
                    top + (CELL - PixelLettering.HEIGHT * grain) / 2,
                    grain,
                    NUMBER);
        };
    }

    /** Floor of the room itself is lighter than what lies outside. */
    static void floor(PixelCanvas canvas, int left, int top, boolean isInside, boolean isDarkSquare) {
        int colour = isInside ? INSIDE : OUTSIDE;
        canvas.fill(left, top, CELL, CELL, isDarkSquare ? ColourMixer.mix(colour, 0, 7) : colour);
    }

    /** Rock shows its face towards the south and a rim towards any other floor. */
    static void rock(PixelCanvas canvas, int left, int top, OpenNeighbours beside) {
        if (beside.isOpen(0, -1)) {
            canvas.fill(left, top, CELL, CELL, FACE);
            canvas.fill(left, top, CELL, 5, RIM);
            canvas.fill(left, top, CELL, EDGE, LIP);
            canvas.fill(left, top + CELL - 3, CELL, 3, ColourMixer.mix(FACE, DEEP_ROCK, 60));
            return;
        }
        boolean isTouched = false;
        for (int[] way : List.of(
                new int[] {-1, 0},
                new int[] {1, 0},
                new int[] {0, 1},
                new int[] {-1, -1},
                new int[] {1, -1},
                new int[] {-1, 1},
                new int[] {1, 1})) {
            isTouched |= beside.isOpen(way[0], way[1]);
        }
        canvas.fill(left, top, CELL, CELL, isTouched ? ROCK : DEEP_ROCK);
        if (beside.isOpen(-1, 0)) {
            canvas.fill(left, top, EDGE, CELL, RIM);
        }
        if (beside.isOpen(1, 0)) {
            canvas.fill(left + CELL - EDGE, top, EDGE, CELL, RIM);
        }
        if (beside.isOpen(0, 1)) {
            canvas.fill(left, top, CELL, EDGE, RIM);
        }
    }

    /** A sign by itself on a piece of floor, as a PNG file. */
    static byte[] alone(CellSign sign) {
        PixelCanvas canvas = new PixelCanvas(ALONE, ALONE, INSIDE);
        sign.draw(canvas, (ALONE - CELL) / 2, ALONE - CELL - 3);
        return canvas.png();
    }

    /** A picture of the game by itself on dark rock with a margin, as a PNG file. */
    static byte[] alone(SpriteFrame frame, int side) {
        PixelCanvas canvas = new PixelCanvas(side, side, ROCK);
        canvas.lay(frame, (side - frame.width()) / 2, Math.max(1, (side - frame.height()) / 2));
        return canvas.png();
    }
}
