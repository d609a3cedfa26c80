package dev.orebound.view.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class TypefaceTest {
    @Test
    void aPixelFontIsOnlyEverMadeInSizesThatKeepItsSquaresWhole() {
        assertThat(Typeface.PIXEL.snap(22)).isEqualTo(22);
        assertThat(Typeface.PIXEL.snap(18.3f)).isEqualTo(22);
        assertThat(Typeface.PIXEL.snap(66.1f)).isEqualTo(66);
        assertThat(Typeface.PIXEL.snap(27.5f)).isEqualTo(22);
        assertThat(Typeface.PIXEL.snap(3)).isEqualTo(11);
    }

    @Test
    void aSmoothFontIsMadeInAnyWholeSize() {
        assertThat(Typeface.BOOK.snap(23.4f)).isEqualTo(23);
    }
}
