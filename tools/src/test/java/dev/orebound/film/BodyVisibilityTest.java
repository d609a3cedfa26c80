package dev.orebound.film;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Checks how much of bodies is counted as visible in pictures in which it is known. */
class BodyVisibilityTest {
    private static final int SIDE = 20;
    private static final int GREY = 0x808080;

    private final BodyVisibility bodies = new BodyVisibility(SIDE, SIDE, 1);
    private final int[] white = new int[SIDE * SIDE];
    private final int[] black = new int[SIDE * SIDE];
    private final int[] bareWhite = new int[SIDE * SIDE];
    private final int[] bareBlack = new int[SIDE * SIDE];

    /** Adds a body that is lit as by full light, and nothing over it. */
    private void body(int left, int bottom, int width, int height) {
        bodies.begin();
        for (int y = bottom; y < bottom + height; y++) {
            for (int x = left; x < left + width; x++) {
                bodies.at(x, y);
                int pixel = x + (SIDE - 1 - y) * SIDE;
                white[pixel] = 0xffffff;
                bareWhite[pixel] = 0xffffff;
                black[pixel] = 0;
                bareBlack[pixel] = 0;
            }
        }
    }

    /** Lays something over rows, counted from below, through which a share of the light of bodies comes. */
    private void cover(int fromRow, int toRow, double comesThrough) {
        for (int y = fromRow; y < toRow; y++) {
            for (int x = 0; x < SIDE; x++) {
                int pixel = x + (SIDE - 1 - y) * SIDE;
                int over = (int) Math.round((GREY & 0xff) * (1 - comesThrough));
                black[pixel] = over * 0x010101;
                white[pixel] = (over + (int) Math.round((bareWhite[pixel] & 0xff) * comesThrough)) * 0x010101;
            }
        }
    }

    private BodyVisibility.VisibleShares figures() {
        return bodies.of(new BodyVisibility.FilledPictures(
                new FilmPicture(SIDE, SIDE, white),
                new FilmPicture(SIDE, SIDE, black),
                new FilmPicture(SIDE, SIDE, bareWhite),
                new FilmPicture(SIDE, SIDE, bareBlack)));
    }

    @Test
    void withoutBodiesThereIsNoShare() {
        assertThat(figures().bodies()).isZero();
        assertThat(figures().least()).isNaN();
        assertThat(figures().mean()).isNaN();
    }

    @Test
    void aBodyIsVisibleWhereAtLeastHalfOfItsLightComesThrough() {
        body(2, 0, 4, 10);
        body(12, 0, 4, 4);
        assertThat(figures()).isEqualTo(new BodyVisibility.VisibleShares(2, 1, 1));

        cover(4, 10, 0.6);
        assertThat(figures().least()).as("beneath a thin veil").isEqualTo(1);

        cover(4, 10, 0.4);
        assertThat(figures().least()).as("beneath a thick one").isEqualTo(0.4, within(1e-9));
        assertThat(figures().mean()).isEqualTo(0.7, within(1e-9));
    }

    @Test
    void aPixelThatANearerBodyCoversCountsAsTheNearerBodys() {
        body(2, 2, 4, 10);
        body(2, 0, 4, 6);
        cover(0, 6, 0.1);

        assertThat(figures().least()).as("the nearer").isZero();
        assertThat(figures().mean()).as("and the free part of the farther").isEqualTo(0.5, within(1e-9));
    }

    @Test
    void aBodyOfWhichNearerOnesLeaveLessThanAQuarterDoesNotCount() {
        body(2, 0, 4, 10);
        body(2, 0, 4, 8);

        assertThat(figures().bodies()).isEqualTo(1);
    }

    @Test
    void aPixelThatSomethingSolidCoversIsNoPartOfABody() {
        body(2, 0, 4, 10);
        Arrays.fill(bareWhite, SIDE * (SIDE - 5), SIDE * SIDE, GREY);
        Arrays.fill(bareBlack, SIDE * (SIDE - 5), SIDE * SIDE, GREY);
        Arrays.fill(white, SIDE * (SIDE - 5), SIDE * SIDE, GREY);
        Arrays.fill(black, SIDE * (SIDE - 5), SIDE * SIDE, GREY);

        assertThat(figures()).isEqualTo(new BodyVisibility.VisibleShares(1, 1, 1));
    }
}
