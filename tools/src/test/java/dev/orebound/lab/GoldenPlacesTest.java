package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Compares descriptions of some places on the floor of {@code docs/floor.md}; {@code -Dorebound.golden=refresh}
 * rewrites them.
 */
@Tag("golden")
class GoldenPlacesTest {
    private static final Path GOLDEN = Path.of("src/test/resources/floors/places.txt");

    /**
     * Start, a corridor, both kinds of chest, a horde's leader, beside the fixture, a cave with a chasm, solid rock.
     */
    private static final int[][] PLACES = {{2, 46}, {9, 33}, {11, 8}, {55, 57}, {57, 29}, {68, 34}, {86, 10}, {0, 0}};

    @Test
    void placesAreToldOfAsTheyWere() throws IOException {
        FloorRequest request = new Descent(Seed.of("59"), TestContent.BUILT_IN.graph()).request(10, FloorKind.GOLEM);
        FloorInspector inspect = new FloorInspector(TestContent.BUILT_IN);
        GameTexts texts = GameTexts.read(new BuiltInAssets());
        StringBuilder told = new StringBuilder();
        for (int[] place : PLACES) {
            told.append(place[0]).append(',').append(place[1]).append('\n');
            told.append(inspect.describe(request, place[0], place[1], texts)).append('\n');
        }
        if (System.getProperty("orebound.golden", "").equals("refresh")) {
            Files.writeString(GOLDEN, told.toString());
        }
        assertThat(told.toString()).isEqualTo(Files.readString(GOLDEN));
    }
}
