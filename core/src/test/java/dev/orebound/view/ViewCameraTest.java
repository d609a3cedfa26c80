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

    @Test
    void whenThePlayerStandsAndAims_thenItLeansACellAndAHalfThatWayAndNoFarther() {
        camera.resize(1280, 720);
        camera.jumpTo(160, 160);
        float before = middleX();
        for (int frame = 0; frame < 600; frame++) {
            camera.follow(160, 160, 1, 0, SECONDS);
        }

        assertThat(middleX() - before).isCloseTo(1.5f, within(0.05f));
    }

    @Test
    void whenThePlayerIsCarriedFarAway_thenItArrivesWithinASecond() {
        camera.resize(1280, 720);
        camera.jumpTo(0, 0);
        for (int frame = 0; frame < 60; frame++) {
            camera.follow(800, 0, 0, 0, SECONDS);
        }

        assertThat(middleX()).isCloseTo(50, within(0.3f));
    }

    /** Otherwise a slow machine would show another part of the cave than a fast one. */
    @Test
    void itFollowsAsFastAtTenFramesASecondAsAtAHundred() {
        camera.resize(1280, 720);
        camera.jumpTo(0, 0);
        ViewCamera fast = new ViewCamera();
        fast.resize(1280, 720);
        fast.jumpTo(0, 0);
        for (int frame = 0; frame < 5; frame++) {
            camera.follow(300, 0, 0, 0, 0.1f);
        }
        for (int frame = 0; frame < 50; frame++) {
            fast.follow(300, 0, 0, 0, 0.01f);
        }

        assertThat(camera.cellX(640)).isCloseTo(fast.cellX(640), within(0.1f));
    }

    @Test
    void whenItJumps_thenNothingOfTheLeaningIsLeft() {
        camera.resize(1280, 720);
        for (int frame = 0; frame < 100; frame++) {
            camera.follow(100, 100, 0, 1, SECONDS);
        }

        camera.jumpTo(100, 100);

        assertThat(camera.cellY(360)).isCloseTo(100 / 16f, within(0.05f));
    }

    @Test
    void aShakenPictureComesBackToRest() {
        camera.resize(1280, 720);
        camera.jumpTo(100, 100);
        int left = camera.section().left() * camera.scale() + camera.shiftX();
        camera.shake(5, -3);
        int shaken = camera.section().left() * camera.scale() + camera.shiftX();
        camera.shake(0, 0);

        assertThat(shaken - left).isEqualTo(5 * camera.scale());
        assertThat(camera.section().left() * camera.scale() + camera.shiftX()).isEqualTo(left);
    }

    /** A minimised window has no size. */
    @Test
    void aWindowWithoutSizeIsNoFault() {
        camera.resize(0, 0);
        camera.follow(10, 10, 1, 0, SECONDS);

        assertThat(camera.scale()).isEqualTo(1);
        assertThat(camera.windowWidth()).isEqualTo(1);
    }

    private float middleX() {
        return camera.cellX(640);
    }
}
