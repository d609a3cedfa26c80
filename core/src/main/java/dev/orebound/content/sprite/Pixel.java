package dev.orebound.content.sprite;

/**
 * One pixel as drawn.
 *
 * @param letter of the palette
 * @param glows whether it gives light of its own
 * @param opacity in hundredths, 1 to 100
 */
record Pixel(char letter, boolean glows, int opacity) {

    Pixel(char letter) {
        this(letter, false, 100);
    }

    Pixel withLetter(char other) {
        return new Pixel(other, glows, opacity);
    }

    Pixel glowing() {
        return new Pixel(letter, true, opacity);
    }

    Pixel withOpacity(int hundredths) {
        return new Pixel(letter, glows, hundredths);
    }

    /** As 0xRRGGBBAA. */
    int rgba(Palette palette) {
        return palette.rgb(letter) << 8 | Math.round(opacity * 2.55f);
    }
}
