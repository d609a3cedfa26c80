package dev.orebound.lab.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 10, 257, 258, 259, 300, 5000, 40000})
    void whatIsCompressedComesBack(int size) throws DataFormatException {
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = (byte) (i % 700 < 500 ? i / 90 : i * i);
        }
        byte[] compressed = Deflate.compress(bytes, 1, 3, 97, 700, 32768);
        assertThat(inflate(compressed, size)).isEqualTo(bytes);
    }

    @Test
    void onePictureOfLargePixelsBecomesSmall() {
        int[] pixels = new int[256 * 256];
        Arrays.fill(pixels, 0x806040);
        assertThat(PngEncoder.encode(256, 256, pixels).length).isLessThan(2000);
    }

    private static byte[] inflate(byte[] compressed, int size) throws DataFormatException {
        Inflater inflater = new Inflater(true);
        inflater.setInput(compressed);
        byte[] bytes = new byte[size];
        int count = inflater.inflate(bytes);
        assertThat(count).isEqualTo(size);
        inflater.inflate(new byte[1]);
        assertThat(inflater.finished()).isTrue();
        inflater.end();
        return bytes;
    }
}
