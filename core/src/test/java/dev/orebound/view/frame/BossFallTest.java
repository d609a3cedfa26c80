package dev.orebound.view.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.view.draw.FlashLimiter;
import org.junit.jupiter.api.Test;

/** Checks the light of crystals once the last boss has fallen. */
final class BossFallTest {
    private static final float STEP = 1 / 60f;

    @Test
    void aCrystalFlaresUpOnce_andGoesOut() {
        FlashLimiter flashes = new FlashLimiter();
        assertThat(BossFall.lightAfter(-1, flashes)).isEqualTo(1);
        float brightest = 0;
        int turns = 0;
        float before = 1;
        boolean wasRising = true;
        for (float passed = 0; passed < 3; passed += STEP) {
            float light = BossFall.lightAfter(passed, flashes);
            boolean isRising = light > before;
            turns += isRising != wasRising && light != before ? 1 : 0;
            wasRising = light == before ? wasRising : isRising;
            brightest = Math.max(brightest, light);
            before = light;
        }
        assertThat(brightest).isBetween(1.7f, 2f);
        assertThat(turns).as("turns from brighter to darker").isEqualTo(1);
        assertThat(before).isLessThan(0.2f);
    }

    @Test
    void withoutFlashesItOnlyFades() {
        FlashLimiter flashes = new FlashLimiter();
        flashes.set(0);
        float before = 1;
        for (float passed = 0; passed < 3; passed += STEP) {
            float light = BossFall.lightAfter(passed, flashes);
            assertThat(light).isLessThanOrEqualTo(before);
            before = light;
        }
        assertThat(before).isLessThan(0.2f);
    }
}
