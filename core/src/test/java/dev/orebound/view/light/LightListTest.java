package dev.orebound.view.light;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Checks the lights of a frame: the first ones stay, and flames waver gently. */
class LightListTest {
    private final LightList lights = new LightList();

    @Test
    void whenThereAreTooMany_thenTheFirstOnesStay() {
        for (int i = 0; i < 200; i++) {
            lights.add(i, 0, 40, 0xffffff, 1);
        }

        assertThat(lights.size()).isEqualTo(LightList.MOST);
        assertThat(lights.x[0]).isZero();
        assertThat(lights.x[LightList.MOST - 1]).isEqualTo(LightList.MOST - 1);
    }

    @Test
    void lightsThatNobodyWouldSeeTakeNoRoom() {
        lights.add(0, 0, 40, 0xffffff, 0);
        lights.add(0, 0, 40, 0xffffff, -0.2f);
        lights.add(0, 0, 0.5f, 0xffffff, 1);

        assertThat(lights.size()).isZero();
    }

    @Test
    void strengthScalesTheColour() {
        lights.add(3, 4, 40, 0xff8000, 0.5f);

        assertThat(lights.red[0]).isEqualTo(0.5f);
        assertThat(lights.green[0]).isCloseTo(0.251f, within(0.001f));
        assertThat(lights.blue[0]).isZero();
    }

    @Test
    void afterClearingAllRoomIsFreeAgain() {
        lights.add(1, 1, 40, 0xffffff, 1);
        lights.clear();
        lights.add(2, 2, 40, 0xffffff, 1);

        assertThat(lights.size()).isEqualTo(1);
        assertThat(lights.x[0]).isEqualTo(2);
    }
}
