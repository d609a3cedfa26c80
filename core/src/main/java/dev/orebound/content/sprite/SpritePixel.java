package dev.orebound.content.sprite;

/**
 * One pixel as drawn.
 *
 * @param letter of the palette
 * @param glows whether it gives light of its own
 * @param opacity in hundredths, 1 to 100
 */
record SpritePixel(char letter, boolean glows, int opacity) {

    SpritePixel(char letter) {
        this(letter, false, 100);
    }

    SpritePixel withLetter(char other) {
        return new SpritePixel(other, glows, opacity);
    }

    SpritePixel glowing() {
        return new SpritePixel(letter, true, opacity);
    }

    SpritePixel withOpacity(int hundredths) {
        return new SpritePixel(letter, glows, hundredths);
    }

    /** As 0xRRGGBBAA. */
    int rgba(SpritePalette palette) {
        return palette.rgb(letter) << 8 | Math.round(opacity * 2.55f);
    }
}
