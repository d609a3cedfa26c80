package dev.orebound.view.frame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Checks how the whole picture shakes and flashes, and that it always comes to rest. */
class ScreenReactionTest {
    private static final float SECONDS = 1 / 60f;

    private final ScreenReaction screen = new ScreenReaction();

    /** Returns the farthest that the picture is moved from here on, in world pixels. */
    private float farthest(float measure) {
        float farthest = 0;
        for (int frame = 0; frame < 60; frame++) {
            farthest = Math.max(farthest, Math.abs(screen.shakeX(measure)));
            farthest = Math.max(farthest, Math.abs(screen.shakeY(measure)));
            screen.calm(SECONDS);
        }
        return farthest;
    }

    @Test
    void withoutAShockThePictureStandsStill() {
        assertThat(farthest(1)).isZero();
    }

    @Test
    void aShockIsOverWithinASecondAndNeverExceedsSevenPixels() {
        for (int i = 0; i < 20; i++) {
            screen.shake(0.5f);
        }

        assertThat(farthest(1)).isBetween(2f, 7f);
        assertThat(farthest(1)).isZero();
    }

    @Test
    void aShockHalfAsStrongShakesLessThanAThirdAsMuch() {
        screen.shake(0.4f);
        float small = farthest(1);
        ScreenReaction other = new ScreenReaction();
        other.shake(0.8f);
        float strong = 0;
        for (int frame = 0; frame < 60; frame++) {
            strong = Math.max(strong, Math.max(Math.abs(other.shakeX(1)), Math.abs(other.shakeY(1))));
            other.calm(SECONDS);
        }

        assertThat(small).isLessThan(strong / 3);
    }

    @Test
    void givenNoShakingInTheSettings_thenThePictureStandsStill() {
        screen.shake(1);

        assertThat(farthest(0)).isZero();
    }

    @Test
    void aFlashFadesAndAWeakerOneDoesNotDimIt() {
        screen.flashRed(0.8f);
        screen.flashRed(0.2f);
        assertThat(screen.red()).isEqualTo(0.8f);

        screen.calm(0.2f);
        assertThat(screen.red()).isBetween(0.3f, 0.7f);
        screen.calm(1);

        assertThat(screen.red()).isZero();
        assertThat(screen.white()).isZero();
    }

    @Test
    void aWhiteFlashIsOverSoonerThanARedOne() {
        screen.flashRed(1);
        screen.flashWhite(1);

        screen.calm(0.17f);

        assertThat(screen.white()).isZero();
        assertThat(screen.red()).isPositive();
    }

    @Test
    void shakingThatGoesOnGrowsWeakAndIsStrongAgainAfterARest() {
        screen.shake(1);
        float first = farthest(1);
        float later = 0;
        for (int frame = 0; frame < 120; frame++) {
            screen.shake(1);
            later = frame < 60 ? 0 : Math.max(later, Math.abs(screen.shakeX(1)));
            screen.calm(SECONDS);
        }
        screen.calm(1);
        screen.calm(1);
        screen.shake(1);

        assertThat(later).isBetween(0.7f, 0.5f * first);
        assertThat(farthest(1)).isGreaterThan(0.8f * first);
    }

    @Test
    void thePictureFlashesStronglyAtMostThreeTimesInASecondHoweverOftenItIsAsked() {
        int rises = 0;
        for (int frame = 0; frame < 60; frame++) {
            float before = screen.white() + screen.red();
            if (frame % 2 == 0) {
                screen.flashWhite(0.3f);
            } else {
                screen.flashRed(1);
            }
            rises += screen.white() + screen.red() > before + 0.2f ? 1 : 0;
            screen.calm(SECONDS);
        }

        assertThat(rises).isBetween(2, 3);
    }

    @Test
    void aSingleEventMayFlashWhiteAndRedAndAFaintFlashComesAtAnyTime() {
        screen.flashWhite(0.5f);
        screen.flashRed(0.6f);
        assertThat(screen.white()).isEqualTo(0.5f);
        assertThat(screen.red()).isEqualTo(0.6f);

        screen.calm(0.2f);
        screen.flashWhite(0.1f);

        assertThat(screen.white()).isEqualTo(0.1f);
    }
}
