package dev.orebound.view.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class TypefaceTest {
    @Test
    void aPixelFontIsOnlyEverMadeInSizesThatKeepItsSquaresWhole() {
        assertThat(Typeface.PIXEL.snap(37)).isEqualTo(37);
        assertThat(Typeface.PIXEL.snap(31)).isEqualTo(37);
        assertThat(Typeface.PIXEL.snap(57)).isEqualTo(56);
        assertThat(Typeface.PIXEL.snap(46.5f)).isEqualTo(37);
        assertThat(Typeface.PIXEL.snap(3)).isEqualTo(19);
    }

    @Test
    void aSmoothFontIsMadeInAnyWholeSize() {
        assertThat(Typeface.BOOK.snap(23.4f)).isEqualTo(23);
    }
}
