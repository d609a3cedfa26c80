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
import dev.orebound.view.draw.SignColours;
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
    private final Texture emissiveTexture;
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
        texture = upload(height + OWN_HEIGHT, SpriteFrame::writeRow);
        emissiveTexture = upload(height + OWN_HEIGHT, SpriteFrame::writeEmissiveRow);
        for (FramePlace place : places) {
            PackedStrip strip = strips.get(place.sprite.key());
            if (strip == null) {
                strip = new PackedStrip(place.sprite);
                strips.put(place.sprite.key(), strip);
            }
            strip.frames[place.index] = place.on(texture);
            strip.emissive[place.index] = place.on(emissiveTexture);
        }
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

    private Texture upload(int height, RowWriter writer) {
        Pixmap pixmap = paint(height, writer);
        Texture texture = new Texture(pixmap);
        texture.setFilter(Texture.TextureFilter.Nearest, Texture.TextureFilter.Nearest);
        pixmap.dispose();
        return texture;
    }

    private Pixmap paint(int height, RowWriter writer) {
        Pixmap pixmap = new Pixmap(WIDTH, height, Pixmap.Format.RGBA8888);
        IntBuffer pixels =
                pixmap.getPixels().duplicate().order(ByteOrder.BIG_ENDIAN).asIntBuffer();
        for (FramePlace place : places) {
            SpriteFrame frame = colours.of(place.sprite.key(), place.frame);
            for (int y = 0; y < frame.height(); y++) {
                pixels.position(place.x + (place.y + y) * WIDTH);
                writer.write(frame, y, pixels);
            }
        }
        return pixmap;
    }

    /** Shows everything in the colours for a way of seeing from now on. */
    public void wear(ColourSight sight) {
        if (colours.choose(sight)) {
            repaint(texture, SpriteFrame::writeRow);
            repaint(emissiveTexture, SpriteFrame::writeEmissiveRow);
            ownPainter = null;
        }
    }

    private void repaint(Texture painted, RowWriter writer) {
        Pixmap pixmap = paint(ownTop, writer);
        painted.draw(pixmap, 0, 0);
        pixmap.dispose();
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

    /** Returns a frame with only the pixels that give light of their own. */
    public TextureRegion emissive(String key, int index) {
        PackedStrip strip = strip(key);
        strip.check(index);
        return strip.emissive[index];
    }

    /** Returns whether the space for own pictures holds what this painter painted last. */
    public boolean holdsOwnOf(Object painter) {
        return ownPainter == painter;
    }

    /** Fills the space for own pictures from its upper edge on, and their light likewise. */
    public void paintOwn(Object painter, Pixmap pictures, Pixmap lights) {
        ownPainter = painter;
        texture.draw(pictures, 0, ownTop);
        emissiveTexture.draw(lights, 0, ownTop);
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

    /** Returns the texture of every {@link #emissive}. */
    public Texture emissiveTexture() {
        return emissiveTexture;
    }

    @Override
    public void dispose() {
        texture.dispose();
        emissiveTexture.dispose();
    }

    private PackedStrip strip(String key) {
        PackedStrip strip = strips.get(key);
        if (strip == null) {
            throw new IllegalArgumentException("no sprite '" + key + "'");
        }
        return strip;
    }

    /** Writes one row of a frame's colours. */
    private interface RowWriter {
        void write(SpriteFrame frame, int y, IntBuffer pixels);
    }

    /** The place of a frame, its upper left corner in pixels. */
    private record FramePlace(Sprite sprite, int index, SpriteFrame frame, int x, int y) {
        TextureRegion on(Texture texture) {
            return new TextureRegion(texture, x, y, frame.width(), frame.height());
        }
    }

    private static final class PackedStrip {
        final Sprite sprite;
        final TextureRegion[] frames;
        final TextureRegion[] emissive;

        PackedStrip(Sprite sprite) {
            this.sprite = sprite;
            this.frames = new TextureRegion[sprite.frames().size()];
            this.emissive = new TextureRegion[sprite.frames().size()];
        }

        void check(int index) {
            if (index < 0 || index >= frames.length) {
                throw new IllegalArgumentException(
                        sprite.key() + " has no frame " + index + " among its " + frames.length);
            }
        }
    }
}
