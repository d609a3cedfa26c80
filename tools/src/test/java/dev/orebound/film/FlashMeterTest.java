package dev.orebound.film;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.film.FlashCounter.CountedFlashes;
import dev.orebound.film.FlashMeter.FlashFigures;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks the meter with films whose flashes are known. */
class FlashMeterTest {
    private static final int WIDTH = 256;
    private static final int HEIGHT = 192;
    private static final int FRAMES = 60;

    /** Greys with luminances of 0.05, and of that and 9.8 and 10.2 percent of white. */
    private static final int DARK = 0x3f3f3f;

    private static final int NEARLY_A_TURN = 0x6b6b6b;
    private static final int JUST_A_TURN = 0x6d6d6d;

    private interface Pixels {
        int at(int x, int y, int frame);
    }

    private static FlashFigures measured(int frames, Pixels film) {
        return measured(frames, FRAMES, film);
    }

    private static FlashFigures measured(int frames, int framesASecond, Pixels film) {
        FlashMeter meter = new FlashMeter(WIDTH, HEIGHT, framesASecond);
        int[] pixels = new int[WIDTH * HEIGHT];
        for (int frame = 0; frame < frames; frame++) {
            for (int i = 0; i < pixels.length; i++) {
                pixels[i] = film.at(i % WIDTH, i / WIDTH, frame);
            }
            meter.add(new FilmPicture(WIDTH, HEIGHT, pixels));
        }
        return meter.figures();
    }

    /** Returns the figures of two seconds of a picture that is all of one colour at a time. */
    private static FlashFigures whole(IntUnaryOperator colours) {
        return measured(2 * FRAMES, (x, y, frame) -> colours.applyAsInt(frame));
    }

    private static int grey(double level) {
        int value = (int) Math.round(255 * level);
        return value << 16 | value << 8 | value;
    }

    private static boolean isOn(int frame, int hertz) {
        return frame * 2 * hertz / FRAMES % 2 == 1;
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4", "10", "30"})
    void aWholePictureThatGoesOnAndOffFlashesAsOftenAsItDoes(int hertz) {
        FlashFigures figures = whole(frame -> isOn(frame, hertz) ? 0xffffff : 0);

        assertThat(figures.general().byFields()).isEqualTo(hertz);
        for (CountedFlashes each : new CountedFlashes[] {figures.general(), figures.generalPoints()}) {
            assertThat(each.byCells()).isEqualTo(hertz);
            assertThat(each.area()).isGreaterThan(0.9);
            assertThat(each.loudArea() > 0.9).isEqualTo(hertz > FlashMeter.MOST_FLASHES);
        }
        assertThat(figures.red().most()).isZero();
    }

    @Test
    void atThirtyFramesASecondFlashesCountTheSame() {
        FlashFigures figures = measured(90, 30, (x, y, frame) -> frame / 3 % 2 == 0 ? 0 : 0xffffff);

        assertThat(figures.general().byCells()).isEqualTo(5);
        assertThat(figures.general().byFields()).isEqualTo(5);
        assertThat(figures.seconds()).isEqualTo(3);
    }

    @Test
    void onlyMoreThanAQuarterOfAFieldCounts() {
        // A field is 85x64 pixels of this picture, and squares are 8x8 pixels.
        FlashFigures below = measured(180, (x, y, frame) -> x < 40 && y < 24 && isOn(frame, 5) ? 0xffffff : 0);
        FlashFigures above = measured(180, (x, y, frame) -> x < 40 && y < 40 && isOn(frame, 5) ? 0xffffff : 0);

        assertThat(below.general().most()).isZero();
        assertThat(below.generalPoints().most()).isZero();
        assertThat(below.general().area()).isEqualTo(0.176, within(0.001));
        assertThat(below.generalPoints().area()).isEqualTo(0.176, within(0.001));
        assertThat(above.general().most()).isEqualTo(5);
        assertThat(above.generalPoints().most()).isEqualTo(5);
        assertThat(above.general().loudArea()).isEqualTo(0.293, within(0.001));
    }

    @Test
    void aQuarterIsMeasuredInTheWorstField() {
        // Four patches of a ninth of a field each, of which only two at a time fit into one field.
        FlashFigures apart = measured(
                180, (x, y, frame) -> (x < 24 || x >= 232) && (y < 24 || y >= 168) && isOn(frame, 5) ? 0xffffff : 0);
        FlashFigures near = measured(
                180,
                (x, y, frame) -> Math.abs(x - 128) < 40
                                && Math.abs(x - 128) >= 16
                                && Math.abs(y - 96) < 32
                                && Math.abs(y - 96) >= 8
                                && isOn(frame, 5)
                        ? 0xffffff
                        : 0);

        assertThat(apart.general().most()).isZero();
        assertThat(near.general().most()).isEqualTo(5);
    }

    @Test
    void aChangeOfTenPercentIsNeeded() {
        assertThat(whole(frame -> isOn(frame, 5) ? NEARLY_A_TURN : DARK)
                        .general()
                        .most())
                .isZero();
        assertThat(whole(frame -> isOn(frame, 5) ? JUST_A_TURN : DARK).general().most())
                .isEqualTo(5);
    }

    @Test
    void changesAmongBrightWhitesAreNone() {
        // Luminances of 0.81, 0.79 and 1.
        assertThat(whole(frame -> isOn(frame, 5) ? 0xffffff : 0xe9e9e9)
                        .general()
                        .most())
                .isZero();
        assertThat(whole(frame -> isOn(frame, 5) ? 0xffffff : 0xe6e6e6)
                        .general()
                        .most())
                .isEqualTo(5);
    }

    @Test
    void saturatedRedFlashesWithoutAChangeOfLuminance() {
        // Both have a luminance of 0.2126.
        FlashFigures figures = whole(frame -> isOn(frame, 5) ? 0xff0000 : 0x7f7f7f);

        assertThat(figures.general().most()).isZero();
        assertThat(figures.red().byCells()).isEqualTo(5);
        assertThat(figures.red().byFields()).isEqualTo(5);
        assertThat(figures.redPoints().byCells()).isEqualTo(5);
    }

    @Test
    void aRedThatIsNotSaturatedOrHardlyChangesIsNone() {
        // R is 0.78 of the sum of colours.
        FlashFigures pale = whole(frame -> isOn(frame, 5) ? 0xe06262 : 0x808080);
        // The redness changes by 320 * 0.06.
        FlashFigures faint = whole(frame -> isOn(frame, 5) ? 0x450000 : 0);
        FlashFigures plain = whole(frame -> isOn(frame, 5) ? 0x4b0000 : 0);

        assertThat(pale.red().most()).isZero();
        assertThat(faint.red().most()).isZero();
        assertThat(plain.red().most()).isEqualTo(5);
    }

    @Test
    void aFadeIsOneTurnHoweverManyStepsItTakes() {
        FlashFigures ramp = measured(300, (x, y, frame) -> grey(frame / 300.0));
        FlashFigures upAndDown = measured(300, (x, y, frame) -> grey(1 - Math.abs(frame - 150) / 150.0));
        FlashFigures trembling = measured(300, (x, y, frame) -> grey(frame / 310.0 + (frame % 2 == 0 ? 0.01 : 0)));

        assertThat(ramp.general().most()).isZero();
        assertThat(trembling.general().most()).isZero();
        // Both turns lie in different seconds.
        assertThat(upAndDown.general().most()).isZero();
        assertThat(measured(60, (x, y, frame) -> grey(1 - Math.abs(frame - 30) / 30.0))
                        .general()
                        .most())
                .isEqualTo(1);
    }

    @Test
    void anUnequalPeriodCountsByItsFullestSecond() {
        // Pulses of three frames begin after these frames.
        int[] pulses = {0, 30, 60, 80, 90, 100, 115, 119, 170};
        int[] colours = new int[240];
        for (int pulse : pulses) {
            Arrays.fill(colours, pulse + 1, pulse + 4, 0xffffff);
        }
        FlashFigures figures = measured(240, (x, y, frame) -> colours[frame]);

        // The last pulse of that second has begun, and not ended.
        assertThat(figures.general().byCells()).isEqualTo(5.5);
        assertThat(figures.general().byCellsAt()).isEqualTo(120 / 60.0);
    }

    @Test
    void placesThatFlashInTurnAreAFlashingFieldButNoFlashingCell() {
        // Six stripes, each with one pulse, one after the other; each is more than a quarter of a field.
        FlashFigures figures = measured(
                60, (x, y, frame) -> frame / 8 < 6 && frame % 8 > 3 && x / 24 == frame / 8 && x < 144 ? 0xffffff : 0);

        assertThat(figures.general().byCells()).isEqualTo(1);
        assertThat(figures.general().byFields()).isBetween(3.0, 4.0);
    }

    @Test
    void aTextureThatShakesFlashesInPointsAndNotInSquares() {
        FlashFigures figures =
                measured(120, (x, y, frame) -> ((x + (frame / 3 % 2)) / 2 + y / 2) % 2 == 0 ? 0xffffff : 0x404040);

        assertThat(figures.generalPoints().byCells()).isGreaterThan(9);
        assertThat(figures.general().most()).isZero();
    }

    @Test
    void coarseStripesThatScrollFlashInBoth() {
        // Stripes of 24 pixels, or 2.8 degrees, that move by four pixels a frame: five a second pass each place.
        FlashFigures figures = measured(120, (x, y, frame) -> (x + 4 * frame) / 24 % 2 == 0 ? 0xffffff : 0x202020);

        assertThat(figures.general().byCells()).isEqualTo(5);
        assertThat(figures.generalPoints().byCells()).isEqualTo(5);
    }

    @Test
    void aStillPictureDoesNotFlash() {
        FlashFigures figures = measured(60, (x, y, frame) -> x * 97 + y * 131);

        assertThat(figures.general()).isEqualTo(new CountedFlashes(0, 0, 0, 0, 0, 0, 0));
        assertThat(figures.redPoints()).isEqualTo(new CountedFlashes(0, 0, 0, 0, 0, 0, 0));
    }
}
