package dev.orebound.content.sprite;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The sprites that come with the game, drawn when the game is built rather than at each start. The pack tells of which
 * files it was made, and is passed over where any of them differs.
 *
 * <p>Its form: the hash of the files; the number of colours, then each in eight bytes: twice its 0xRRGGBBAA, and one
 * more if it glows; the number of sprites, then of each its key, width, height, pivot, number of frames, and of each
 * pixel the number of its colour in two bytes. All is deflated.
 */
public final class SpritePack {
    private static final String RESOURCE = "sprites.pack";

    private SpritePack() {}

    /** Returns the path of the pack in the game's jar. */
    public static Path path() {
        return Path.of(SpritePack.class.getPackageName().replace('.', '/'), RESOURCE);
    }

    /**
     * Draws and packs the sprites of some assets.
     *
     * @throws ContentException with a line for each fault of their files
     */
    public static byte[] pack(Assets assets) {
        return pack(SpriteSheet.hashOf(assets), SpriteSheet.draw(assets).sprites());
    }

    /**
     * Returns the packed sprites, or null if these assets have other files, or one that cannot be read, which is told
     * when they are drawn.
     */
    static @Nullable List<Sprite> read(Assets assets) {
        try (InputStream packed = SpritePack.class.getResourceAsStream(RESOURCE)) {
            return packed == null ? null : unpack(packed, assets);
        } catch (IOException | ContentException e) {
            return null;
        }
    }

    private static @Nullable List<Sprite> unpack(InputStream packed, Assets assets) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(new InflaterInputStream(packed).readAllBytes());
        return bytes.getLong() == SpriteSheet.hashOf(assets) ? unpack(bytes) : null;
    }

    private static byte[] pack(long hash, List<Sprite> sprites) {
        Map<Long, Integer> colours = new LinkedHashMap<>();
        ByteArrayOutputStream pixels = new ByteArrayOutputStream();
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DataOutputStream drawn = new DataOutputStream(pixels);
                DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(packed))) {
            for (Sprite sprite : sprites) {
                write(sprite, colours, drawn);
            }
            out.writeLong(hash);
            out.writeInt(colours.size());
            for (long colour : colours.keySet()) {
                out.writeLong(colour);
            }
            out.writeInt(sprites.size());
            pixels.writeTo(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }

    private static void write(Sprite sprite, Map<Long, Integer> colours, DataOutputStream out) throws IOException {
        out.writeUTF(sprite.key());
        out.writeShort(sprite.width());
        out.writeShort(sprite.height());
        out.writeShort(sprite.pivotX());
        out.writeShort(sprite.pivotY());
        out.writeShort(sprite.frames().size());
        for (SpriteFrame frame : sprite.frames()) {
            for (int i = 0; i < sprite.width() * sprite.height(); i++) {
                int x = i % sprite.width();
                int y = i / sprite.width();
                long colour = (long) frame.rgba(x, y) << 1 | (frame.emissive(x, y) != 0 ? 1 : 0);
                out.writeShort(colours.computeIfAbsent(colour, unused -> colours.size()));
            }
        }
    }

    /** Returns the sprites of a pack that has been inflated and read up to its hash. */
    static List<Sprite> unpack(ByteBuffer bytes) {
        int[] rgba = new int[bytes.getInt()];
        int[] emissive = new int[rgba.length];
        for (int i = 0; i < rgba.length; i++) {
            long colour = bytes.getLong();
            rgba[i] = (int) (colour >> 1);
            emissive[i] = (colour & 1) == 0 ? 0 : rgba[i];
        }
        List<Sprite> sprites = new ArrayList<>();
        for (int left = bytes.getInt(); left > 0; left--) {
            byte[] key = new byte[bytes.getShort()];
            bytes.get(key);
            int width = bytes.getShort();
            int height = bytes.getShort();
            int pivotX = bytes.getShort();
            int pivotY = bytes.getShort();
            SpriteFrame[] frames = new SpriteFrame[bytes.getShort()];
            for (int i = 0; i < frames.length; i++) {
                short[] pixels = new short[width * height];
                bytes.asShortBuffer().get(pixels);
                bytes.position(bytes.position() + 2 * pixels.length);
                frames[i] = new SpriteFrame(width, height, pixels, rgba, emissive);
            }
            sprites.add(new Sprite(new String(key, StandardCharsets.UTF_8), List.of(frames), pivotX, pivotY));
        }
        return sprites;
    }
}
