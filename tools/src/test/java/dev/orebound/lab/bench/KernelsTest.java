package dev.orebound.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Checks that what costs are compared with does the work that it stands for. */
class KernelsTest {
    private static final int SIDE = 128;
    private final CaveKernel cave = new CaveKernel(SIDE);

    @Test
    void everyCaveIsOnePieceOfAUsualSize() {
        for (long seed = 1; seed <= 200; seed++) {
            cave.make(seed);
            int floors = 0;
            for (int y = 0; y < SIDE; y++) {
                for (int x = 0; x < SIDE; x++) {
                    floors += cave.isFloor(x, y) ? 1 : 0;
                    assertThat(cave.way(x, y) > 0).isEqualTo(cave.isFloor(x, y));
                }
            }
            assertThat(cave.reached()).as("seed %s", seed).isEqualTo(floors).isBetween(5_000, 13_500);
        }
    }

    @Test
    void theRimIsRock() {
        cave.make(1);
        for (int i = 0; i < SIDE; i++) {
            assertThat(cave.isFloor(i, 0)
                            || cave.isFloor(i, SIDE - 1)
                            || cave.isFloor(0, i)
                            || cave.isFloor(SIDE - 1, i))
                    .isFalse();
        }
    }

    @Test
    void equalSeedsMakeEqualCavesAndOthersDoNot() {
        assertThat(new CaveKernel(SIDE).make(7)).isEqualTo(cave.make(7));
        assertThat(LongStream.range(0, 50).map(cave::make).distinct().count()).isEqualTo(50);
    }

    @Test
    void aCrowdMovesAndStaysOnTheFloor() {
        cave.make(3);
        CrowdKernel crowd = new CrowdKernel(cave, SIDE, 1_000);
        long before = crowd.sum();
        for (int tick = 0; tick < 600; tick++) {
            crowd.tick();
        }

        assertThat(crowd.sum()).isNotEqualTo(before);
        assertThat(crowd.isOnFloor()).isTrue();
    }
}
