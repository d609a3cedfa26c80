package dev.orebound.view.sprite;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.IntIntMap;
import com.badlogic.gdx.utils.ObjectMap;
import dev.orebound.content.sprite.SignColour.ColourSight;
import dev.orebound.content.sprite.Sprite;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.view.draw.ByteTexture;
import dev.orebound.view.draw.SignColours;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Packs every frame of every sprite onto one texture, and onto a second one of the same layout only the pixels that
 * give light of their own. Both are drawn pixel by pixel, never smoothed. Looking a frame up makes no garbage.
 */
public final class SpriteAtlas implements Disposable {
    /** Width in pixels that every graphics card accepts. */
    public static final int WIDTH = 512;

    private static final int NEAR_BLACK = 0x60;

    /**
     * Height of the space below the sprites for pictures that a view paints itself, in pixels; as wide as the atlas.
     */
    public static final int OWN_HEIGHT = 512;

    private final ObjectMap<String, PackedStrip> strips = new ObjectMap<>();
    private final SpriteSheet sheet;
    private final SignColours colours;
    private final List<FramePlace> places;
    private final Texture texture;
    /** 255 where a pixel of the texture gives light of its own, else 0. */
    private final ByteTexture shines;

    private final int ownTop;
    private @Nullable Object ownPainter;

    /**
     * Places many small rectangles on one square, from left to right on shelves as high as their first rectangle. It
     * wastes little when the rectangles come from the highest to the lowest.
     */
    public static final class ShelfPacker {
        /** Clear pixels round each rectangle, so that no neighbour shines in. */
        private static final int PADDING = 1;

        private final int width;
        private int nextX = PADDING;
        private int shelfY = PADDING;
        private int shelfHeight;
        private int x;
        private int y;

        /** @param width of the square, in pixels */
        public ShelfPacker(int width) {
            this.width = width;
        }

        /**
         * Finds the next rectangle's place, {@link #x()} and {@link #y()}.
         *
         * @throws IllegalArgumentException if it is wider than the square
         */
        public void place(int rectangleWidth, int rectangleHeight) {
            if (rectangleWidth + 2 * PADDING > width) {
                throw new IllegalArgumentException(rectangleWidth + " pixels do not fit into " + width);
            }
            if (nextX + rectangleWidth + PADDING > width) {
                shelfY += shelfHeight + PADDING;
                shelfHeight = 0;
                nextX = PADDING;
            }
            x = nextX;
            y = shelfY;
            nextX += rectangleWidth + PADDING;
            shelfHeight = Math.max(shelfHeight, rectangleHeight);
        }

        public int x() {
            return x;
        }

        public int y() {
            return y;
        }

        /** Returns the height of all shelves together, with the padding. */
        public int height() {
            return shelfY + shelfHeight + PADDING;
        }
    }

    /** Packs every sprite of a sheet. */
    public SpriteAtlas(SpriteSheet sheet) {
        this.sheet = sheet;
        colours = new SignColours(sheet.signs());
        places = layOut(sheet);
        int height = 1;
        for (FramePlace place : places) {
            height = Math.max(height, place.y + place.frame.height() + 1);
        }
        ownTop = height;
        Pixmap pixmap = paint(height + OWN_HEIGHT);
        texture = new Texture(pixmap);
        texture.setFilter(Texture.TextureFilter.Nearest, Texture.TextureFilter.Nearest);
        pixmap.dispose();
        shines = new ByteTexture(WIDTH, height + OWN_HEIGHT, ByteTexture.Numbers.ONE, ByteTexture.EdgeMode.CLAMPED);
        shines.readNearest();
        for (FramePlace place : places) {
            PackedStrip strip = strips.get(place.sprite.key());
            if (strip == null) {
                strip = new PackedStrip(place.sprite);
                strips.put(place.sprite.key(), strip);
            }
            strip.frames[place.index] = place.on(texture);
            place.markShining(shines.bytes());
        }
        shines.upload();
    }

    private static List<FramePlace> layOut(SpriteSheet sheet) {
        List<Sprite> highestFirst = new ArrayList<>(sheet.sprites());
        highestFirst.sort(Comparator.comparingInt(Sprite::height).reversed().thenComparing(Sprite::key));
        ShelfPacker shelves = new ShelfPacker(WIDTH);
        List<FramePlace> places = new ArrayList<>();
        for (Sprite sprite : highestFirst) {
            for (int i = 0; i < sprite.frames().size(); i++) {
                shelves.place(sprite.width(), sprite.height());
                places.add(new FramePlace(sprite, i, sprite.frames().get(i), shelves.x(), shelves.y()));
            }
        }
        return places;
    }

    private Pixmap paint(int height) {
        Pixmap pixmap = new Pixmap(WIDTH, height, Pixmap.Format.RGBA8888);
        IntBuffer pixels =
                pixmap.getPixels().duplicate().order(ByteOrder.BIG_ENDIAN).asIntBuffer();
        for (FramePlace place : places) {
            SpriteFrame frame = colours.of(place.sprite.key(), place.frame);
            for (int y = 0; y < frame.height(); y++) {
                pixels.position(place.x + (place.y + y) * WIDTH);
                frame.writeRow(y, pixels);
            }
        }
        return pixmap;
    }

    /** Shows everything in the colours for a way of seeing from now on. */
    public void wear(ColourSight sight) {
        if (colours.choose(sight)) {
            Pixmap pixmap = paint(ownTop);
            texture.draw(pixmap, 0, 0);
            pixmap.dispose();
            ownPainter = null;
        }
    }

    /** Returns the colours that tell something, as they are shown. */
    public SignColours colours() {
        return colours;
    }

    /**
     * Returns a frame of a sprite.
     *
     * @param index from 0 to {@code frames(key) - 1}
     * @throws IllegalArgumentException if there is no such sprite or frame
     */
    public TextureRegion frame(String key, int index) {
        PackedStrip strip = strip(key);
        strip.check(index);
        return strip.frames[index];
    }

    /** Returns whether the space for own pictures holds what this painter painted last. */
    public boolean holdsOwnOf(Object painter) {
        return ownPainter == painter;
    }

    /**
     * Fills the space for own pictures.
     *
     * @param shining 255 where a pixel of the pictures gives light of its own, else 0, row by row from the upper edge
     */
    public void paintOwn(Object painter, Pixmap pictures, byte[] shining) {
        ownPainter = painter;
        texture.draw(pictures, 0, ownTop);
        shines.bytes().position(ownTop * WIDTH).put(shining);
        shines.upload(ownTop, OWN_HEIGHT);
    }

    /** Returns a part of the space for own pictures, by its upper left corner within that space. */
    public TextureRegion own(int x, int y, int width, int height) {
        return new TextureRegion(texture, x, ownTop + y, width, height);
    }

    /** Returns the drawings that are packed. */
    public SpriteSheet sheet() {
        return sheet;
    }

    /** Returns the drawing of a frame, in the colours that are shown. */
    public SpriteFrame drawing(String key, int index) {
        return colours.of(key, strip(key).sprite.frames().get(index));
    }

    /** Returns the number of frames of a sprite, 1 or more. */
    public int frames(String key) {
        return strip(key).frames.length;
    }

    /** Returns the column of a sprite that stands on its thing's place, in pixels from the left. */
    public int pivotX(String key) {
        return strip(key).sprite.pivotX();
    }

    /** Returns the row of a sprite that stands on its thing's place, in pixels from the lower edge. */
    public int pivotY(String key) {
        return strip(key).sprite.pivotY();
    }

    /** Returns the rows from a sprite's lower edge up to its highest pixel in any frame. */
    public int tallness(String key) {
        int tallest = 0;
        for (SpriteFrame frame : strip(key).sprite.frames()) {
            tallest = Math.max(tallest, frame.tallness());
        }
        return tallest;
    }

    /**
     * Returns the most frequent colour of a sprite's first frame, 0xRRGGBB, outlines and other near-blacks excepted. It
     * flies off when the sprite is struck.
     */
    public int mainColour(String key) {
        SpriteFrame frame = strip(key).sprite.frames().get(0);
        IntIntMap counts = new IntIntMap();
        int most = 0xffffff;
        for (int i = 0; i < frame.width() * frame.height(); i++) {
            int rgba = frame.rgba(i % frame.width(), i / frame.width());
            int rgb = rgba >>> 8;
            boolean isCounted = (rgba & 0xff) > 0 && brightest(rgb) > NEAR_BLACK;
            if (isCounted && counts.getAndIncrement(rgb, 0, 1) >= counts.get(most, 0)) {
                most = rgb;
            }
        }
        return most;
    }

    private static int brightest(int rgb) {
        return Math.max(rgb >> 16, Math.max(rgb >> 8 & 0xff, rgb & 0xff));
    }

    public boolean has(String key) {
        return strips.containsKey(key);
    }

    /** Returns the texture of every {@link #frame}. */
    public Texture texture() {
        return texture;
    }

    /** Returns where the {@link #texture} gives light of its own. */
    public ByteTexture shines() {
        return shines;
    }

    @Override
    public void dispose() {
        texture.dispose();
        shines.dispose();
    }

    private PackedStrip strip(String key) {
        PackedStrip strip = strips.get(key);
        if (strip == null) {
            throw new IllegalArgumentException("no sprite '" + key + "'");
        }
        return strip;
    }

    /** The place of a frame, its upper left corner in pixels. */
    private record FramePlace(Sprite sprite, int index, SpriteFrame frame, int x, int y) {
        TextureRegion on(Texture texture) {
            return new TextureRegion(texture, x, y, frame.width(), frame.height());
        }

        void markShining(ByteBuffer shines) {
            for (int row = 0; row < frame.height(); row++) {
                for (int column = 0; column < frame.width(); column++) {
                    if (frame.emissive(column, row) != 0) {
                        shines.put(x + column + (y + row) * WIDTH, (byte) 255);
                    }
                }
            }
        }
    }

    private static final class PackedStrip {
        final Sprite sprite;
        final TextureRegion[] frames;

        PackedStrip(Sprite sprite) {
            this.sprite = sprite;
            this.frames = new TextureRegion[sprite.frames().size()];
        }

        void check(int index) {
            if (index < 0 || index >= frames.length) {
                throw new IllegalArgumentException(
                        sprite.key() + " has no frame " + index + " among its " + frames.length);
            }
        }
    }
}
