package dev.orebound.lab.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.InflaterInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Checks that frames in the colours of a table are read back. */
class AnimatedPngTest {
    private static final int WIDTH = 40;
    private static final int HEIGHT = 9;
    private static final int MOST = 200;

    @Test
    void framesOfFewColoursAreReadBackPixelByPixel() throws IOException {
        List<int[]> frames = List.of(frame(0), frame(1), frame(1), frame(5), frame(0));
        AnimatedPng animation = new AnimatedPng(WIDTH, HEIGHT, ColourTable.of(frames, MOST));
        frames.forEach(frame -> animation.add(frame, 100));
        byte[] file = animation.file(frames.get(3));

        assertThat(readBack(file)).usingRecursiveComparison().isEqualTo(frames);
        var still = ImageIO.read(new ByteArrayInputStream(file));
        assertThat(still.getRGB(0, 0, WIDTH, HEIGHT, null, 0, WIDTH))
                .isEqualTo(Arrays.stream(frames.get(3))
                        .map(rgb -> 0xff000000 | rgb)
                        .toArray());
    }

    @Test
    void everyColourOfAGradientIsReplacedByANearOneAndTheFileIsTheSameAgain() throws IOException {
        int[] gradient = IntStream.range(0, WIDTH * HEIGHT)
                .map(i -> (i * 255 / 359) << 16 | (i % WIDTH * 6) << 8 | 0x40)
                .toArray();
        byte[] file = gradientFile(gradient);

        int[] read = readBack(file).get(0);
        for (int i = 0; i < gradient.length; i++) {
            for (int shift = 0; shift < 24; shift += 8) {
                assertThat(read[i] >> shift & 0xff).isCloseTo(gradient[i] >> shift & 0xff, within(24));
            }
        }
        assertThat(Arrays.stream(read).distinct().count()).isLessThanOrEqualTo(64);
        assertThat(gradientFile(gradient)).isEqualTo(file);
    }

    private static byte[] gradientFile(int[] gradient) {
        AnimatedPng animation = new AnimatedPng(WIDTH, HEIGHT, ColourTable.of(List.of(gradient), 64));
        animation.add(gradient, 100);
        return animation.file(gradient);
    }

    /** Returns a pattern of eight colours in which a bar stands at a place. */
    private static int[] frame(int place) {
        int[] rgb = IntStream.range(0, WIDTH * HEIGHT)
                .map(i -> 0x241c0a * (i % WIDTH / 6))
                .toArray();
        for (int y = 2; y < 7; y++) {
            Arrays.fill(rgb, y * WIDTH + 5 * place, y * WIDTH + 5 * place + 3, 0xff8020);
        }
        return rgb;
    }

    /** Returns every frame as a viewer shows it. */
    private static List<int[]> readBack(byte[] file) throws IOException {
        ByteBuffer chunks = ByteBuffer.wrap(file).position(8);
        byte[] table = new byte[0];
        int[] place = new int[4];
        int[] shown = new int[WIDTH * HEIGHT];
        List<int[]> frames = new ArrayList<>();
        while (chunks.hasRemaining()) {
            byte[] data = new byte[chunks.getInt()];
            byte[] type = new byte[4];
            chunks.get(type).get(data).getInt();
            ByteBuffer read = ByteBuffer.wrap(data);
            switch (new String(type, StandardCharsets.US_ASCII)) {
                case "PLTE" -> table = data;
                case "fcTL" -> {
                    read.getInt();
                    Arrays.setAll(place, i -> read.getInt());
                }
                case "fdAT" -> {
                    byte[] rows =
                            new InflaterInputStream(new ByteArrayInputStream(data, 4, data.length - 4)).readAllBytes();
                    paint(rows, table, place, shown);
                    frames.add(shown.clone());
                }
                default -> {}
            }
        }
        return frames;
    }

    private static void paint(byte[] rows, byte[] table, int[] place, int[] shown) {
        for (int y = 0; y < place[1]; y++) {
            for (int x = 0; x < place[0]; x++) {
                int colour = 3 * (rows[y * (place[0] + 1) + 1 + x] & 0xff);
                if (colour > 0) {
                    shown[(y + place[3]) * WIDTH + x + place[2]] = ((table[colour] & 0xff) << 16)
                            | ((table[colour + 1] & 0xff) << 8)
                            | (table[colour + 2] & 0xff);
                }
            }
        }
    }
}
