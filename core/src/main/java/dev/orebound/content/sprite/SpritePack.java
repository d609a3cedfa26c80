package dev.orebound.content.sprite;

import dev.orebound.chance.Hash64;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
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

    /** Writes the pack of the game's own sprites into a folder of classes, which is given. */
    public static void main(String[] arguments) throws IOException {
        Assets assets = new BuiltInAssets();
        Path file = Path.of(arguments[0], SpritePack.class.getPackageName().replace('.', '/'), RESOURCE);
        Files.write(file, pack(hashOf(assets), SpriteSheet.draw(assets).sprites()));
    }

    /** Returns the packed sprites, if they were made of the same files as these assets have, else null. */
    static @Nullable List<Sprite> read(Assets assets) {
        try (InputStream packed = SpritePack.class.getResourceAsStream(RESOURCE)) {
            return packed == null ? null : unpack(packed, assets);
        } catch (IOException e) {
            return null;
        }
    }

    private static @Nullable List<Sprite> unpack(InputStream packed, Assets assets) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(new InflaterInputStream(packed).readAllBytes());
        return bytes.getLong() == hashOf(assets) ? unpack(bytes) : null;
    }

    /** Hashes the names and the checksums of the files that sprites are drawn by. */
    private static long hashOf(Assets assets) {
        Hash64 hash = new Hash64(0);
        for (String file : SpriteSheet.files(assets)) {
            hash.add(file).add(assets.checksum(file));
        }
        return hash.value();
    }

    static byte[] pack(long hash, List<Sprite> sprites) throws IOException {
        Map<Long, Integer> colours = new HashMap<>();
        List<Long> order = new ArrayList<>();
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        ByteArrayOutputStream pixels = new ByteArrayOutputStream();
        DataOutputStream drawn = new DataOutputStream(pixels);
        for (Sprite sprite : sprites) {
            byte[] key = sprite.key().getBytes(StandardCharsets.UTF_8);
            drawn.writeShort(key.length);
            drawn.write(key);
            drawn.writeShort(sprite.width());
            drawn.writeShort(sprite.height());
            drawn.writeShort(sprite.pivotX());
            drawn.writeShort(sprite.pivotY());
            drawn.writeShort(sprite.frames().size());
            for (SpriteFrame frame : sprite.frames()) {
                for (int i = 0; i < sprite.width() * sprite.height(); i++) {
                    int x = i % sprite.width();
                    int y = i / sprite.width();
                    long colour = (long) frame.rgba(x, y) << 1 | (frame.emissive(x, y) != 0 ? 1 : 0);
                    Integer number = colours.get(colour);
                    if (number == null) {
                        number = order.size();
                        colours.put(colour, number);
                        order.add(colour);
                    }
                    drawn.writeShort(number);
                }
            }
        }
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(packed))) {
            out.writeLong(hash);
            out.writeInt(order.size());
            for (long colour : order) {
                out.writeLong(colour);
            }
            out.writeInt(sprites.size());
            pixels.writeTo(out);
        }
        return packed.toByteArray();
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
            short[] pixels = new short[width * height];
            for (int i = 0; i < frames.length; i++) {
                bytes.asShortBuffer().get(pixels);
                bytes.position(bytes.position() + 2 * pixels.length);
                frames[i] = new SpriteFrame(width, height, pixels, rgba, emissive);
            }
            sprites.add(new Sprite(new String(key, StandardCharsets.UTF_8), List.of(frames), pivotX, pivotY));
        }
        return sprites;
    }
}
