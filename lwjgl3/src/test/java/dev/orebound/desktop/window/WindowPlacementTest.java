package dev.orebound.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.desktop.window.WindowPlacement.ScreenArea;
import dev.orebound.desktop.window.WindowPlacement.WindowBounds;
import dev.orebound.journal.settings.GameSettings.WindowPlace;
import dev.orebound.journal.settings.GameSettings.WindowPoints;
import dev.orebound.screen.layout.FramebufferPixels;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WindowPlacementTest {
    /** A main screen with a bar of 40 points at its top, one to the left of it, and a large one to the right. */
    private static final ScreenArea MAIN = screen(1, 0, 0, 1920, 1080, 40);

    private static final ScreenArea LEFT = screen(2, -1280, 100, 1280, 800, 0);
    private static final ScreenArea RIGHT = screen(3, 1920, 0, 3840, 2160, 0);
    private static final List<ScreenArea> ALL = List.of(MAIN, LEFT, RIGHT);
    private static final WindowPoints SIZE = new WindowPoints(1000, 600);

    private static ScreenArea screen(long handle, int x, int y, int width, int height, int bar) {
        return new ScreenArea(
                handle, new WindowBounds(x, y, width, height), new WindowBounds(x, y + bar, width, height - bar), 60);
    }

    private static WindowBounds fit(WindowPoints size, int x, int y, List<ScreenArea> screens) {
        return WindowPlacement.fit(size, Optional.of(new WindowPlace(x, y)), screens);
    }

    @ParameterizedTest
    @CsvSource({"100,100", "-1200,150", "2500,900", "1500,600", "-300,500", "1700,1040"})
    void aPlaceThatCanBeReachedIsKept(int x, int y) {
        assertThat(fit(SIZE, x, y, ALL)).isEqualTo(new WindowBounds(x, y, 1000, 600));
    }

    @ParameterizedTest
    @CsvSource({"-1200,150", "2500,900", "100,-300", "100,20", "100,1079", "-980,100", "1880,300", "-32000,-32000"})
    void aPlaceThatCannotBeReachedOnTheOnlyScreenBecomesItsMiddle(int x, int y) {
        WindowBounds placed = fit(SIZE, x, y, List.of(MAIN));

        assertThat(placed).isEqualTo(new WindowBounds(460, 260, 1000, 600));
    }

    @Test
    void withoutAPlaceAWindowComesToTheMiddleOfTheMainScreen() {
        assertThat(WindowPlacement.fit(SIZE, Optional.empty(), ALL)).isEqualTo(new WindowBounds(460, 260, 1000, 600));
    }

    @Test
    void aWindowThatIsTooLargeFitsTheScreenThatItLiesOnWithItsTitleBar() {
        assertThat(fit(new WindowPoints(3000, 2000), -1200, 200, List.of(LEFT)))
                .isEqualTo(new WindowBounds(-1280, 132, 1280, 768));
        assertThat(fit(new WindowPoints(3000, 600), 2000, 200, ALL)).isEqualTo(new WindowBounds(2000, 200, 3000, 600));
        assertThat(fit(new WindowPoints(3000, 600), 200, 200, List.of(MAIN)))
                .isEqualTo(new WindowBounds(0, 200, 1920, 600));
    }

    @Test
    void aWindowOverTwoScreensIsKept() {
        assertThat(fit(new WindowPoints(3000, 700), 500, 200, ALL)).isEqualTo(new WindowBounds(500, 200, 3000, 700));
    }

    @Test
    void aWindowPutSomewhereStaysThereAtTheNextStart() {
        for (ScreenArea screen : ALL) {
            for (int x = -6000; x <= 6000; x += 331) {
                for (int y = -3000; y <= 3000; y += 277) {
                    for (WindowPoints size : List.of(SIZE, new WindowPoints(640, 360), new WindowPoints(5000, 3000))) {
                        WindowBounds once = fit(size, x, y, List.of(screen));
                        WindowBounds twice = fit(once.size(), once.x(), once.y(), List.of(screen));

                        assertThat(twice).isEqualTo(once);
                        assertThat(once.width())
                                .isLessThanOrEqualTo(screen.work().width());
                        assertThat(once.height())
                                .isLessThanOrEqualTo(screen.work().height());
                    }
                }
            }
        }
    }

    @Test
    void aWindowBelongsToTheScreenThatShowsMostOfIt() {
        assertThat(WindowPlacement.screenOf(new WindowBounds(-600, 300, 1000, 600), ALL))
                .isEqualTo(LEFT);
        assertThat(WindowPlacement.screenOf(new WindowBounds(-400, 300, 1000, 600), ALL))
                .isEqualTo(MAIN);
        assertThat(WindowPlacement.screenOf(new WindowBounds(9000, 9000, 10, 10), ALL))
                .isEqualTo(MAIN);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.25, 1.5, 1.75, 2, 3})
    void pointsBecomePixelsAndPointsAgainWithoutLoss(double scale) {
        PixelScale pixels = new PixelScale(scale, scale);
        for (int width = 640; width < 4000; width += 7) {
            WindowPoints points = new WindowPoints(width, width * 9 / 16);

            assertThat(pixels.toPoints(pixels.toPixels(points))).isEqualTo(points);
        }
    }

    @Test
    void theScaleIsThatOfBothSizesAndOneForAMinimisedWindow() {
        assertThat(PixelScale.of(new WindowPoints(1280, 720), new FramebufferPixels(2560, 1440)))
                .isEqualTo(new PixelScale(2, 2));
        assertThat(PixelScale.of(new WindowPoints(0, 0), new FramebufferPixels(0, 0)))
                .isEqualTo(new PixelScale(1, 1));
    }
}
