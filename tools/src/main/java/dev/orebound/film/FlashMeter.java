package dev.orebound.film;

import dev.orebound.content.film.FilmScene;
import dev.orebound.film.FlashCounter.CountedFlashes;
import dev.orebound.film.FlashCounter.FlashGrain;
import dev.orebound.lab.figure.JsonText;

/**
 * Measures how often a film flashes, by the rule of three flashes of WCAG 2.3.1. It keeps the turns of a second, and no
 * frame.
 *
 * <p>A frame is divided into cells; a cell has the mean of the linear red, green and blue of its pixels. Of each cell
 * the extremes of two values are followed in time:
 *
 * <ul>
 *   <li>general: the relative luminance. A turn is a change by at least {@link #GENERAL_CHANGE} from the last extreme,
 *       where the darker of both is below {@link #DARKER_BELOW}.
 *   <li>red: 320 (R - G - B), or 0 if that is negative. A turn is a change by more than {@link #RED_CHANGE} from the
 *       last extreme, where R is at least {@link #SATURATED} of R + G + B at one of both.
 * </ul>
 *
 * <p>A turn and the next one go opposite ways, however long a change takes: a ramp of any length is one turn. Two turns
 * are a flash, so seven turns in a second are more than three flashes. {@link FlashCounter} says over which area, and
 * {@link FlashGrain} how large cells are. Moving bodies and a moving camera are no exception: a cell that grows bright
 * and dark because something passes over it has flashed.
 */
public final class FlashMeter {
    /** Flashes in a second that any area may have. */
    public static final int MOST_FLASHES = 3;

    /** A change of the luminance that is a turn, as a share of the brightest white. */
    static final float GENERAL_CHANGE = 0.1f;

    /** The luminance that the darker of two states lies below. */
    static final float DARKER_BELOW = 0.8f;

    /** A change of 320 (R - G - B) above which it is a turn. */
    static final float RED_CHANGE = 20;

    private static final float RED_SCALE = 320;

    /** The share of red in the linear sum of colours from which on a red is saturated. */
    static final float SATURATED = 0.8f;

    private static final int LEVELS = 256;
    private static final float[] LINEAR = new float[LEVELS];

    static {
        for (int i = 0; i < LEVELS; i++) {
            double share = i / (LEVELS - 1.0);
            LINEAR[i] = (float) (share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4));
        }
    }

    private final int width;
    private final int height;
    private final int framesASecond;
    private final GrainMeter squares;
    private final GrainMeter points;
    private int frames;

    /**
     * Creates a meter of a film without frames.
     *
     * @param width of each frame in pixels, at least 256
     * @param height of each frame in pixels
     * @param framesASecond at least 20; flashes that are faster than half of it cannot be seen
     */
    FlashMeter(int width, int height, int framesASecond) {
        if (width < FlashGrain.POINTS.across()) {
            throw new IllegalArgumentException("width " + width + " must be at least " + FlashGrain.POINTS.across());
        }
        this.width = width;
        this.height = height;
        this.framesASecond = framesASecond;
        squares = new GrainMeter(FlashGrain.SQUARES);
        points = new GrainMeter(FlashGrain.POINTS);
    }

    /** Adds the next frame, which must have the size of the film. */
    void add(FilmPicture frame) {
        squares.add(frame.pixels());
        points.add(frame.pixels());
        frames++;
    }

    /** Returns the figures of all frames so far. */
    FlashFigures figures() {
        return new FlashFigures(
                frames / (double) framesASecond,
                squares.general.figures(),
                squares.red.figures(),
                points.general.figures(),
                points.red.figures());
    }

    /**
     * The flashes of a film.
     *
     * @param seconds that it takes
     * @param general those of the luminance, of squares
     * @param red those of a saturated red, of squares
     * @param generalPoints those of the luminance, of points
     * @param redPoints those of a saturated red, of points
     */
    public record FlashFigures(
            double seconds,
            CountedFlashes general,
            CountedFlashes red,
            CountedFlashes generalPoints,
            CountedFlashes redPoints) {
        /** Returns the figures of a scene as one line of JSON, ended by a line feed. */
        public String json(FilmScene scene, String size, int motionPercent) {
            JsonText json = new JsonText()
                    .beginObject()
                    .text("name", scene.id())
                    .text("shows", scene.kind())
                    .text("size", size)
                    .number("motion", (long) motionPercent)
                    .number("seconds", seconds);
            general.write(json, "general");
            red.write(json, "red");
            generalPoints.write(json, "general_points");
            redPoints.write(json, "red_points");
            return json.endObject().line();
        }
    }

    /** The cells of one grain. */
    private final class GrainMeter {
        private final int across;
        private final int down;
        private final FlashCounter general;
        private final FlashCounter red;

        GrainMeter(FlashGrain grain) {
            across = grain.across();
            down = grain.down(width, height);
            general = new FlashCounter(grain, new CellTurns.GeneralTurns(across * down), down, framesASecond);
            red = new FlashCounter(grain, new CellTurns.RedTurns(across * down), down, framesASecond);
        }

        void add(int[] pixels) {
            for (int y = 0; y < down; y++) {
                for (int x = 0; x < across; x++) {
                    add(x, y, pixels);
                }
            }
            general.endFrame();
            red.endFrame();
        }

        private void add(int x, int y, int[] pixels) {
            int left = x * width / across;
            int right = (x + 1) * width / across;
            int top = y * height / down;
            int bottom = (y + 1) * height / down;
            float r = 0;
            float g = 0;
            float b = 0;
            for (int row = top; row < bottom; row++) {
                for (int i = left + row * width; i < right + row * width; i++) {
                    r += LINEAR[pixels[i] >> 16 & 0xff];
                    g += LINEAR[pixels[i] >> 8 & 0xff];
                    b += LINEAR[pixels[i] & 0xff];
                }
            }
            int count = (right - left) * (bottom - top);
            int cell = x + y * across;
            general.add(cell, (0.2126f * r + 0.7152f * g + 0.0722f * b) / count, false);
            red.add(cell, Math.max(0, RED_SCALE * (r - g - b) / count), r > 0 && r >= SATURATED * (r + g + b));
        }
    }
}
