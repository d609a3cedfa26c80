package dev.orebound.lab.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Reads the icons back as desktops do. */
class IconFilesTest {
    private final SpriteFrame icon =
            SpriteSheet.read(new BuiltInAssets()).get("icon").frames().get(0);

    @Test
    void theIconHasTheColoursOfItsSprite_andIsClearAroundThem() throws IOException {
        BufferedImage picture = read(IconFiles.png(icon, 128));

        assertThat(picture.getWidth()).isEqualTo(128);
        for (int i = 0; i < 128 * 128; i++) {
            int rgba = icon.rgba(i % 128 / 4, i / 128 / 4);
            assertThat(picture.getRGB(i % 128, i / 128)).isEqualTo(rgba >>> 8 | rgba << 24);
        }
        assertThat(picture.getRGB(0, 0)).isZero();
    }

    @Test
    void windowsFindsEachSizeAtTheBytesThatTheHeadNames() throws IOException {
        ByteBuffer file = ByteBuffer.wrap(IconFiles.ico(icon)).order(ByteOrder.LITTLE_ENDIAN);
        List<Integer> sizes = new ArrayList<>();
        for (int i = 0; i < file.getShort(4); i++) {
            int entry = 6 + 16 * i;
            byte[] png = new byte[file.getInt(entry + 8)];
            file.get(file.getInt(entry + 12), png);
            sizes.add(read(png).getWidth());
            assertThat((byte) read(png).getWidth()).isEqualTo(file.get(entry));
        }
        assertThat(sizes).containsExactly(32, 64, 128, 256);
    }

    @Test
    void macFindsEachSizeBehindItsName() throws IOException {
        ByteBuffer file = ByteBuffer.wrap(IconFiles.icns(icon));
        assertThat(name(file)).isEqualTo("icns");
        assertThat(file.getInt()).isEqualTo(file.capacity());
        List<String> found = new ArrayList<>();
        while (file.hasRemaining()) {
            String name = name(file);
            byte[] png = new byte[file.getInt() - 8];
            file.get(png);
            found.add(name + " " + read(png).getWidth());
        }
        assertThat(found).containsExactly("icp5 32", "icp6 64", "ic07 128", "ic08 256", "ic09 512");
    }

    private static String name(ByteBuffer file) {
        byte[] name = new byte[4];
        file.get(name);
        return new String(name, StandardCharsets.US_ASCII);
    }

    private static BufferedImage read(byte[] png) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(png));
    }
}
