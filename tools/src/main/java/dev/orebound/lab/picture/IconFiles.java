package dev.orebound.lab.picture;

import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.journal.disk.PngFile;
import dev.orebound.journal.disk.WholeFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes the game's icon as the files that desktops read, for the bundles of a release.
 *
 * <p>Sources: Icons (Microsoft, Win32 documentation) for ICO, of which each picture may be a PNG since Windows Vista;
 * Apple Icon Image format (Wikipedia) for ICNS.
 */
public final class IconFiles {
    /** Pixels a side that ICNS has a name for, with that name. */
    private static final Map<Integer, String> APPLE_NAMES =
            new TreeMap<>(Map.of(32, "icp5", 64, "icp6", 128, "ic07", 256, "ic08", 512, "ic09"));

    private static final int[] WINDOWS_SIZES = {32, 64, 128, 256};
    private static final int LINUX_SIZE = 256;

    private IconFiles() {}

    /** Writes {@code orebound.png}, {@code .ico} and {@code .icns} into a folder that is there, the only argument. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        SpriteFrame icon =
                SpriteSheet.read(new BuiltInAssets()).get("icon").frames().get(0);
        WholeFile.writePublic(folder.resolve("orebound.png"), png(icon, LINUX_SIZE));
        WholeFile.writePublic(folder.resolve("orebound.ico"), ico(icon));
        WholeFile.writePublic(folder.resolve("orebound.icns"), icns(icon));
    }

    /** @param size pixels a side, a multiple of the frame's */
    static byte[] png(SpriteFrame icon, int size) {
        int times = size / icon.width();
        int[] rgba = new int[size * size];
        for (int i = 0; i < rgba.length; i++) {
            rgba[i] = icon.rgba(i % size / times, i / size / times);
        }
        return PngEncoder.encodeClear(size, size, rgba);
    }

    static byte[] ico(SpriteFrame icon) {
        ByteArrayOutputStream heads = new ByteArrayOutputStream();
        ByteArrayOutputStream pictures = new ByteArrayOutputStream();
        heads.writeBytes(new byte[] {0, 0, 1, 0, (byte) WINDOWS_SIZES.length, 0});
        int headBytes = 6 + 16 * WINDOWS_SIZES.length;
        for (int size : WINDOWS_SIZES) {
            byte[] png = png(icon, size);
            // 256 pixels are written as 0; no palette, one plane, 32 bits a pixel.
            heads.writeBytes(new byte[] {(byte) size, (byte) size, 0, 0, 1, 0, 32, 0});
            writeLowFirst(heads, png.length);
            writeLowFirst(heads, headBytes + pictures.size());
            pictures.writeBytes(png);
        }
        heads.writeBytes(pictures.toByteArray());
        return heads.toByteArray();
    }

    static byte[] icns(SpriteFrame icon) {
        ByteArrayOutputStream pictures = new ByteArrayOutputStream();
        APPLE_NAMES.forEach((size, name) -> writeBlock(pictures, name, png(icon, size)));
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        writeBlock(file, "icns", pictures.toByteArray());
        return file.toByteArray();
    }

    private static void writeBlock(ByteArrayOutputStream file, String name, byte[] content) {
        file.writeBytes(name.getBytes(StandardCharsets.US_ASCII));
        PngFile.writeInt(file, 8 + content.length);
        file.writeBytes(content);
    }

    private static void writeLowFirst(ByteArrayOutputStream file, int value) {
        PngFile.writeInt(file, Integer.reverseBytes(value));
    }
}
