package dev.orebound.film;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Checks the figures of pictures whose figures are known. */
class PictureFiguresTest {
    private static FilmPicture picture(int width, int height, int rgb) {
        int[] pixels = new int[width * height];
        Arrays.fill(pixels, rgb);
        return new FilmPicture(width, height, pixels);
    }

    @Test
    void aBlackPictureIsAllDarkAndAllFlat() {
        assertThat(PictureFigures.of(picture(100, 90, 0))).isEqualTo(new PictureFigures(1, 0, 0, 1));
    }

    @Test
    void aGreyPictureIsFlatButNotDark() {
        PictureFigures figures = PictureFigures.of(picture(64, 40, 0x808080));

        assertThat(figures.dark()).isZero();
        assertThat(figures.flat()).isEqualTo(1);
        assertThat(figures.median()).isEqualTo(128 / 255.0, within(0.001));
    }

    @Test
    void aTileWithADrawingIsNotFlatAndSixPercentIsTheBoundOfDarkness() {
        FilmPicture picture = picture(64, 40, 0x0f0f0f);
        picture.pixels()[0] = 0xffffff;
        picture.pixels()[1] = 0x101010;

        PictureFigures figures = PictureFigures.of(picture);

        assertThat(figures.bright()).isEqualTo(1 / (64.0 * 40), within(1e-9));
        assertThat(figures.flat()).isEqualTo(0.5);
        assertThat(figures.dark()).isEqualTo(1 - 2 / (64.0 * 40), within(1e-9));
    }

    @Test
    void greenIsBrighterThanRedAndBlue() {
        assertThat(PictureFigures.luminance(0xffffff)).isEqualTo(1, within(1e-9));
        assertThat(PictureFigures.luminance(0x00ff00)).isEqualTo(0.7152, within(1e-9));
        assertThat(PictureFigures.luminance(0xff0000)).isEqualTo(0.2126, within(1e-9));
        assertThat(PictureFigures.luminance(0x0000ff)).isEqualTo(0.0722, within(1e-9));
    }

    @Test
    void contrastComparesTheHeroWithTheRingAboutIt() {
        FilmPicture picture = picture(40, 40, 0);
        PictureFigures.PixelMask hero = new PictureFigures.PixelMask(40, 40);
        hero.add(18, 18, 4);
        assertThat(hero.contrast(picture, 2)).isZero();

        for (int y = 18; y < 22; y++) {
            Arrays.fill(picture.pixels(), 18 + y * 40, 22 + y * 40, 0xffffff);
        }
        // Beyond the ring, nothing counts.
        picture.pixels()[0] = 0xffffff;

        assertThat(hero.contrast(picture, 2)).isEqualTo(1, within(1e-9));
    }

    @Test
    void withoutAHeroThereIsNoContrast() {
        assertThat(new PictureFigures.PixelMask(40, 40).contrast(picture(40, 40, 0), 2))
                .isNaN();
    }

    @Test
    void reducingKeepsTheMeanOfThePixels() {
        FilmPicture picture = picture(4, 2, 0);
        picture.pixels()[0] = 0xff0000;

        assertThat(picture.reduced(2).pixels()).containsExactly(0x3f0000, 0);
    }
}
