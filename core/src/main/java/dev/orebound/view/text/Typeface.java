package dev.orebound.view.text;

/** The fonts that the game comes with. */
enum Typeface {
    /** Pixelify Sans: its squares are an eleventh of its size, so other sizes than multiples of 11 would blur them. */
    PIXEL("fonts/pixelify_sans.ttf", 11),
    /** Alegreya Sans, smooth. */
    BOOK("fonts/alegreya_sans_medium.ttf", 1);

    private static final int SMALLEST = 11;

    private final String file;
    private final int grain;

    Typeface(String file, int grain) {
        this.file = file;
        this.grain = grain;
    }

    String file() {
        return file;
    }

    /** Returns true if its glyphs are made of squares, and so need no smoothing. */
    boolean isPixelled() {
        return grain > 1;
    }

    /**
     * Returns the nearest size at which its glyphs are sharp; of two equally near, the smaller, which never outgrows
     * its place.
     */
    int snap(float pixels) {
        return Math.max(SMALLEST, (int) Math.ceil(pixels / grain - 0.5f) * grain);
    }
}
