package dev.orebound.lab.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class PngEncoderTest {
    @Test
    void aPictureIsReadBackPixelByPixel() throws IOException {
        int[] pixels = new int[7 * 5];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = (i / 2 * 0x0F3A57) & 0xFFFFFF;
        }
        var image = ImageIO.read(new ByteArrayInputStream(PngEncoder.encode(7, 5, pixels)));
        for (int i = 0; i < pixels.length; i++) {
            assertThat(image.getRGB(i % 7, i / 7) & 0xFFFFFF).isEqualTo(pixels[i]);
        }
    }

    @Test
    void aPictureOfLargePixelsBecomesSmall() {
        int[] pixels = new int[256 * 256];
        Arrays.fill(pixels, 0x806040);
        assertThat(PngEncoder.encode(256, 256, pixels).length).isLessThan(2000);
    }
}
