package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ViewCameraTest {
    private static final float SECONDS = 1 / 60f;

    private final ViewCamera camera = new ViewCamera();

    @ParameterizedTest
    @CsvSource({"640,360,1", "800,600,2", "1280,720,3", "1920,1080,4", "2560,1440,6", "3840,2160,9"})
    void aWindowShowsAboutTheSameWhateverItsSize(int width, int height, int scale) {
        assertThat(ViewCamera.scaleFor(width, height)).isEqualTo(scale);
    }

    @ParameterizedTest
    @CsvSource({"800,600", "1280,720", "1366,768", "1920,1080", "317,211"})
    void theDrawnSectionCoversTheWindowWhereverOneLooks(int width, int height) {
        camera.resize(width, height);
        for (float at = -50; at < 50; at += 0.37f) {
            camera.jumpTo(at, -at * 2);
            assertThat(camera.shiftX()).isBetween(0, camera.section().width() * camera.scale() - width);
            assertThat(camera.shiftY()).isBetween(0, camera.section().height() * camera.scale() - height);
        }
    }

    @Test
    void aPixelOfTheWindowAndThePlaceUnderItAreTheSamePlace() {
        camera.resize(1280, 720);
        camera.jumpTo(321.4f, 87.9f);

        assertThat(camera.screenX(camera.cellX(200))).isCloseTo(200, within(0.01f));
        assertThat(720 - camera.screenY(camera.cellY(333))).isCloseTo(333, within(0.01f));
        assertThat(camera.cellY(0)).isGreaterThan(camera.cellY(719));
    }

    @Test
    void givenSomebodyWhoWalksSteadily_whenFollowed_thenTheyStandStillInTheWindow() {
        camera.resize(1280, 720);
        camera.jumpTo(0, 0);
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (int frame = 0; frame < 400; frame++) {
            float x = frame * 1.2267f;
            camera.follow(x, 0, 1, 0, SECONDS);
            int drawnAt = (Math.round(x) - camera.section().left()) * camera.scale() - camera.shiftX();
            if (frame > 200) {
                least = Math.min(least, drawnAt);
                most = Math.max(most, drawnAt);
            }
        }
        assertThat(most - least).isLessThanOrEqualTo(1);
    }

    @Test
    void aimingDoesNotFeelTheShaking() {
        camera.resize(1280, 720);
        camera.jumpTo(100, 100);
        float before = camera.cellX(640);

        camera.shake(5, -3);

        assertThat(camera.cellX(640)).isEqualTo(before);
    }
}
