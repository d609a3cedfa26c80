package dev.orebound.lab.picture;

/** Mixes colours, which are numbers 0xRRGGBB. */
public final class ColourMixer {
    private ColourMixer() {}

    /** Returns a colour mixed with another: 0 percent leaves it alone, 100 replaces it. */
    public static int mix(int colour, int other, int percent) {
        int mixed = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int own = (colour >> shift) & 0xFF;
            int added = (other >> shift) & 0xFF;
            mixed |= (own + (added - own) * percent / 100) << shift;
        }
        return mixed;
    }

    /** Returns a colour for a number. Numbers in a row get colours that differ as much as possible. */
    static int ofNumber(int number) {
        // The golden angle, in 1536 steps round the six sides of the colour hexagon.
        int hue = number * 587 % 1536;
        int rising = hue % 256;
        int falling = 255 - rising;
        int pure = switch (hue / 256) {
            case 0 -> rgb(255, rising, 0);
            case 1 -> rgb(falling, 255, 0);
            case 2 -> rgb(0, 255, rising);
            case 3 -> rgb(0, falling, 255);
            case 4 -> rgb(rising, 0, 255);
            default -> rgb(255, 0, falling);
        };
        return mix(pure, 0x808080, 35);
    }

    private static int rgb(int red, int green, int blue) {
        return (red << 16) | (green << 8) | blue;
    }
}
