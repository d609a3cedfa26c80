package dev.orebound.view.light;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.grid.Grid;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

class LightOccludersTest {
    private static final int SIZE = 200;
    private static final int EAST = 0;
    private static final int NORTH = LightOccluders.DIRECTIONS / 4;
    private static final int WEST = LightOccluders.DIRECTIONS / 2;

    private final LightOccluders occluders = occluders(new byte[SIZE * SIZE]);
    private final ByteBuffer row = ByteBuffer.allocate(LightOccluders.DIRECTIONS);

    @Test
    void lightGoesAsFarAsItReachesWhereNothingStopsIt() {
        follow();

        assertThat(reach(EAST)).isEqualTo(255);
        assertThat(reach(NORTH)).isEqualTo(255);
    }

    @Test
    void givenADoorToTheEast_whenItShutsAndOpens_thenLightStopsThereAndGoesOnAgain() {
        occluders.shut(130, 80, 10, 40);
        follow();
        int shut = reach(EAST);
        occluders.open(130, 80, 10, 40);
        follow();

        assertThat(shut).isBetween(255 * 29 / 60, 255 * 32 / 60);
        assertThat(reach(EAST)).isEqualTo(255);
    }

    @Test
    void aDoorThatOpensInRockLeavesTheRock() {
        byte[] rock = new byte[SIZE * SIZE];
        rock[50 + 100 * SIZE] = 1;
        LightOccluders solid = occluders(rock);
        solid.shut(48, 98, 5, 5);
        solid.open(48, 98, 5, 5);

        assertThat(solid.stopsAt(50, 100)).isTrue();
        assertThat(solid.stopsAt(49, 100)).isFalse();
    }

    @Test
    void beyondTheEdgeAllIsRock() {
        occluders.follow(20, 100, 60, row, 0);

        assertThat(reach(WEST)).isBetween(255 * 19 / 60, 255 * 23 / 60);
    }

    private static LightOccluders occluders(byte[] rock) {
        return new LightOccluders(SIZE, SIZE, rock, List.of(), new Grid(12, 12));
    }

    private void follow() {
        occluders.follow(100, 100, 60, row, 0);
    }

    private int reach(int direction) {
        return row.get(direction) & 0xff;
    }
}
