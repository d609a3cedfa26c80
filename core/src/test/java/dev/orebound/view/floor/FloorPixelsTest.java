package dev.orebound.view.floor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FloorPixelsTest {
    @Test
    void flatIsFlat() {
        assertThat(FloorPixels.lean(0, 0)).isEqualTo(FloorPixels.FLAT);
    }

    @Test
    void steepAsCanBeIsAsSteepAsSteeper() {
        assertThat(FloorPixels.lean(1, -1)).isEqualTo(FloorPixels.lean(5, -9)).isEqualTo(6 << 5);
    }

    @Test
    void glowLeavesTheLeanAlone() {
        assertThat(FloorPixels.glow(0)).isZero();
        assertThat(FloorPixels.glow(100)).isEqualTo(3);
        assertThat(FloorPixels.FLAT & FloorPixels.glow(100)).isZero();
    }
}
