package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.descent.Descent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compares whole floors with drawings that can be read and reviewed. After an intended change, run with
 * {@code -Dorebound.golden=refresh} and look at the difference.
 */
@Tag("golden")
class GoldenFloorsTest {
    private static final Path FOLDER = Path.of("src/test/resources/floors");

    private final FloorInspector inspect = new FloorInspector(TestContent.BUILT_IN);

    @ParameterizedTest(name = "seed {0}, depth {1}")
    @CsvSource({
        "1, 1",
        "2, 2",
        "gravel, 4",
        "3, 5",
        "9, 7",
        "anvil, 9",
        "gallery, 11",
        "2024, 12",
        "lantern, 13",
        "slag, 15",
        "-7, 16",
        "deep down, 17"
    })
    void aFloorIsAsItWas(String seed, int depth) throws IOException {
        FloorRequest request = new Descent(Seed.of(seed), TestContent.BUILT_IN.graph()).request(depth);
        String drawn = "seed " + seed + ", depth " + depth + ", node " + request.node() + "\n" + inspect.ascii(request)
                + "hash of all layers and records: "
                + Integer.toHexString(inspect.json(request).hashCode()) + "\n";
        Path golden = FOLDER.resolve("seed_" + seed.replace(" ", "_") + "_depth_" + depth + ".txt");
        if (System.getProperty("orebound.golden", "").equals("refresh")) {
            Files.createDirectories(FOLDER);
            Files.writeString(golden, drawn);
        }
        assertThat(drawn).isEqualTo(Files.readString(golden));
    }
}
