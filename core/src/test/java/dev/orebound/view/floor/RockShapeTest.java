package dev.orebound.view.floor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class RockShapeTest {
    private static final int SIZE = 101;

    @Test
    void itGrowsByOneAPixelUntilTheMost() {
        byte[] material = new byte[SIZE * SIZE];
        Arrays.fill(material, RockShape.TOP);
        int middle = SIZE / 2 + SIZE / 2 * SIZE;
        material[middle] = RockShape.GROUND;

        byte[] distance = RockShape.rimDistances(SIZE, SIZE, material);

        assertThat(distance[middle]).isZero();
        assertThat(distance[middle + 1]).isEqualTo((byte) 1);
        assertThat(distance[middle - 7]).isEqualTo((byte) 7);
        assertThat(distance[middle + 9 * SIZE]).isEqualTo((byte) 9);
        assertThat(distance[middle + 6 * SIZE + 6]).isEqualTo((byte) 8);
        assertThat(distance[middle + 45]).isEqualTo((byte) RockShape.MOST_DEPTH);
    }
}
