package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that the bar of a boss and the boss itself never lie on each other, wherever the boss stands. */
final class BossBarTest {
    private static final int STEP = 7;

    @ParameterizedTest(name = "{0}x{1}, picture {2}x{3}")
    @CsvSource({
        "800, 600, 88, 96",
        "800, 600, 128, 128",
        "1280, 720, 132, 150",
        "1280, 720, 192, 192",
        "1920, 1080, 176, 200",
        "1920, 1080, 256, 256",
        "2560, 1080, 176, 200"
    })
    void theBarIsNeverWhereTheBossIs(int width, int height, int bossWidth, int bossHeight) {
        HudFrame frame = new HudFrame();
        frame.resize(InterfaceSize.of(width, height, 1), 0);
        int low = 0;
        boolean wasLow = false;
        for (int x = -bossWidth; x < width; x += STEP) {
            for (int y = -bossHeight; y < height; y += STEP) {
                frame.placeBoss(x, y, x + bossWidth, y + bossHeight);
                wasLow = BossBar.isLow(wasLow, frame.layout(), frame.lowBanner(), frame);
                LayoutBox shown = wasLow ? frame.lowBanner() : frame.layout().banner();
                LayoutBox boss = new LayoutBox(x, y, bossWidth, bossHeight);
                assertThat(boss.overlaps(shown))
                        .as("boss %s under %s", boss, shown)
                        .isFalse();
                low += wasLow ? 1 : 0;
            }
        }
        assertThat(low).as("places for which the bar moves down").isPositive();
        assertThat(new LayoutBox(0, 0, width, height).holds(frame.lowBanner())).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"800, 600", "1280, 720", "1920, 1080"})
    void withoutABossItStandsAbove_andTheLowerPlaceIsThatOfTheHint(int width, int height) {
        HudFrame frame = new HudFrame();
        frame.resize(InterfaceSize.of(width, height, 1), 0);
        frame.placeBoss(0, 0, 0, 0);
        assertThat(BossBar.isLow(true, frame.layout(), frame.lowBanner(), frame))
                .isFalse();
        for (LayoutBox other : frame.layout().shownTogether()) {
            boolean isHint = other.equals(frame.layout().hint());
            assertThat(isHint || !other.overlaps(frame.lowBanner()))
                    .as("%s lies on the lower place", other)
                    .isTrue();
        }
    }
}
