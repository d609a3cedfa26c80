package dev.orebound.cave.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CompassDirectionTest {
    private static final int REACH = 60;

    @Test
    void aDirectionIsTheOneNearestToTheAngle() {
        for (int dy = -REACH; dy <= REACH; dy++) {
            for (int dx = -REACH; dx <= REACH; dx++) {
                if (dx != 0 || dy != 0) {
                    double eighths = Math.atan2(dy, dx) / (Math.PI / 4);
                    CompassDirection nearest = CompassDirection.values()[Math.floorMod(Math.round(eighths), 8)];
                    assertThat(CompassDirection.of(dx, dy)).as("%s, %s", dx, dy).isEqualTo(nearest);
                }
            }
        }
    }

    @Test
    void aWayOfNoLengthHasNoDirection() {
        assertThatThrownBy(() -> CompassDirection.of(0, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
