package dev.orebound.view.floor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReliefTest {
    @Test
    void flatIsFlat() {
        assertThat(Relief.code(0, 0)).isEqualTo(Relief.FLAT);
    }

    @Test
    void steepAsCanBeIsAsSteepAsSteeper() {
        assertThat(Relief.code(1, -1)).isEqualTo(Relief.code(5, -9)).isEqualTo(0xf1);
    }
}
