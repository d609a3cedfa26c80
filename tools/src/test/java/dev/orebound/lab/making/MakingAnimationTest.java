package dev.orebound.lab.making;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/**
 * Checks the animated picture of a making: it has everything that APNG readers need, and its last frame equals the
 * still picture.
 */
class MakingAnimationTest {
    private static final int HEAD_BYTES = 8;

    /** The recording of seed 7, and its picture. */
    private static final FloorMaking RECORDED = recorded(7);

    private static final byte[] FILE = new MakingAnimation(RECORDED, new ShownLayers()).file();

    /** A part of a PNG file. */
    private static final class Chunk {
        private final String type;
        private final byte[] data;

        Chunk(String type, byte[] data) {
            this.type = type;
            this.data = data;
        }

        String type() {
            return type;
        }

        byte[] data() {
            return data;
        }
    }

    @Test
    void everyChunkIsWholeAndEveryFrameIsCounted() {
        List<Chunk> chunks = chunksOf(FILE);

        assertThat(chunks.get(0).type()).isEqualTo("IHDR");
        assertThat(chunks.get(1).type()).isEqualTo("acTL");
        assertThat(chunks.get(chunks.size() - 1).type()).isEqualTo("IEND");
        int frames = ByteBuffer.wrap(chunks.get(1).data()).getInt();
        assertThat(frames).isEqualTo(RECORDED.stepCount() + 1);
        assertThat(chunks.stream().filter(chunk -> chunk.type().equals("fcTL"))).hasSize(frames);
        assertThat(chunks.stream().filter(chunk -> chunk.type().equals("fdAT"))).hasSize(frames);
        int sequence = 0;
        for (Chunk chunk : chunks) {
            if (chunk.type().equals("fcTL") || chunk.type().equals("fdAT")) {
                assertThat(ByteBuffer.wrap(chunk.data()).getInt()).isEqualTo(sequence++);
            }
        }
    }

    @Test
    void itsFramesLaidOverEachOtherEndAsTheStillPicture() throws DataFormatException {
        List<Chunk> chunks = chunksOf(FILE);
        ByteBuffer head = ByteBuffer.wrap(chunks.get(0).data());
        int width = head.getInt();
        int height = head.getInt();
        byte[] still = new byte[0];
        byte[] moving = new byte[height * (1 + width * 4)];
        ByteBuffer control = ByteBuffer.allocate(0);
        for (Chunk chunk : chunks) {
            if (chunk.type().equals("IDAT")) {
                still = inflated(chunk.data(), 0, moving.length);
            } else if (chunk.type().equals("fcTL")) {
                control = ByteBuffer.wrap(chunk.data());
            } else if (chunk.type().equals("fdAT")) {
                layOver(moving, width, chunk.data(), control);
            }
        }
        assertThat(Arrays.equals(still, moving)).isTrue();
    }

    @Test
    void aViewerThatKnowsNoAnimationsShowsTheFinishedFloor() throws IOException {
        var image = ImageIO.read(new ByteArrayInputStream(FILE));

        assertThat(image.getWidth()).isEqualTo(96 * 8);
        assertThat(image.getHeight()).isGreaterThan(64 * 8);
    }

    @Test
    void theSameMakingGivesTheSameBytes() {
        assertThat(making(7)).isEqualTo(FILE);
    }

    private static FloorMaking recorded(int seed) {
        Content content = TestContent.BUILT_IN;
        return FloorMaking.record(
                new Descent(Seed.of(seed), content.graph()).request(3), content, new FloorGenerator(content));
    }

    private static byte[] making(int seed) {
        return new MakingAnimation(recorded(seed), new ShownLayers()).file();
    }

    private static List<Chunk> chunksOf(byte[] file) {
        ByteBuffer bytes = ByteBuffer.wrap(file);
        bytes.position(HEAD_BYTES);
        List<Chunk> chunks = new ArrayList<>();
        while (bytes.hasRemaining()) {
            byte[] data = new byte[bytes.getInt()];
            byte[] type = new byte[4];
            bytes.get(type).get(data);
            CRC32 sum = new CRC32();
            sum.update(type);
            sum.update(data);
            assertThat(bytes.getInt()).isEqualTo((int) sum.getValue());
            chunks.add(new Chunk(new String(type, StandardCharsets.US_ASCII), data));
        }
        return chunks;
    }

    private static byte[] inflated(byte[] data, int from, int size) throws DataFormatException {
        Inflater inflater = new Inflater();
        inflater.setInput(data, from, data.length - from);
        byte[] bytes = new byte[size];
        assertThat(inflater.inflate(bytes)).isEqualTo(size);
        inflater.end();
        return bytes;
    }

    /** Lays a frame over a picture of some width, at the place that the frame's control chunk names. */
    private static void layOver(byte[] below, int width, byte[] data, ByteBuffer control) throws DataFormatException {
        int columns = control.getInt(4);
        int rows = control.getInt(8);
        int left = control.getInt(12);
        int top = control.getInt(16);
        byte[] frame = inflated(data, 4, rows * (1 + columns * 4));
        for (int i = 0; i < rows * columns; i++) {
            int from = i / columns * (1 + columns * 4) + 1 + i % columns * 4;
            int to = (top + i / columns) * (1 + width * 4) + 1 + (left + i % columns) * 4;
            if (frame[from + 3] != 0) {
                System.arraycopy(frame, from, below, to, 4);
            }
        }
    }
}
