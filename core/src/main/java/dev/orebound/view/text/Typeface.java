package dev.orebound.view.text;

/** The fonts that the game comes with. */
enum Typeface {
    /**
     * Jersey 10: its squares are 75 of the 1400 units of its size, so sizes between their multiples would distort them.
     */
    PIXEL("fonts/jersey_10.ttf", 1400 / 75f, 0.66f),
    /** Alegreya Sans, smooth. */
    BOOK("fonts/alegreya_sans_medium.ttf", 1, 0.86f);

    /** M PLUS 1p Medium, smooth, for what the others lack: Japanese above all. */
    static final String EAST_ASIAN = "fonts/m_plus_1p_medium.ttf";

    private static final int SMALLEST = 11;

    private final String file;
    private final float grain;
    private final float eastAsianShare;

    Typeface(String file, float grain, float eastAsianShare) {
        this.file = file;
        this.grain = grain;
        this.eastAsianShare = eastAsianShare;
    }

    String file() {
        return file;
    }

    /**
     * Returns the size of {@link #EAST_ASIAN} beside a size of this one. Its glyphs fill a square, so they are made
     * smaller to look as large.
     */
    int eastAsianPixels(int pixels) {
        return Math.round(pixels * eastAsianShare);
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
        double squares = Math.max(1, Math.ceil(pixels / grain - 0.5f));
        return Math.max(SMALLEST, (int) Math.round(squares * grain));
    }
}
