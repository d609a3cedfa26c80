package dev.orebound.view.light;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
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

    @Test
    void emptyBlocksAreSkippedWithoutAnyChangeOfTheResult() {
        RandomStream chance = new RandomStreams(Seed.of(7)).stream("rocks");
        for (int cave = 0; cave < 40; cave++) {
            byte[] rock = new byte[SIZE * SIZE];
            for (int i = 0; i < 30; i++) {
                rock[chance.below(rock.length)] = 1;
            }
            LightOccluders scattered = occluders(rock);
            scattered.shut(90, 40, 16, 10);
            int x = 20 + chance.below(SIZE - 40);
            int y = 20 + chance.below(SIZE - 40);

            scattered.follow(x, y, 60, row, 0);

            for (int i = 0; i < LightOccluders.DIRECTIONS; i++) {
                assertThat(reach(i)).as("direction %s of cave %s", i, cave).isEqualTo(stepByStep(scattered, x, y, i));
            }
        }
    }

    /** Returns the reach of a light of radius 60, found by looking at every step of the way. */
    private static int stepByStep(LightOccluders scattered, float x, float y, int direction) {
        double turn = (direction + 0.5) * 2 * Math.PI / LightOccluders.DIRECTIONS;
        float cosine = (float) Math.cos(turn);
        float sine = (float) Math.sin(turn);
        float far = 4;
        while (far < 60 && !scattered.stopsAt((int) (x + cosine * far), (int) (y + sine * far))) {
            far += 1.5f;
        }
        return Math.round(255 * Math.min(1, far / 60));
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
