package dev.orebound.film;

import dev.orebound.lab.figure.JsonText;
import java.util.Arrays;

/**
 * Counts the flashes of one kind over areas. A field of 10 degrees is a rectangle of 341x256 pixels of a window that is
 * 1024 pixels wide, anywhere in it; flashes count over more than {@link #AREA} of it. They are counted in two ways:
 *
 * <ul>
 *   <li>by cells: as often as each of the cells of this area turned within the same second, together or not;
 *   <li>by fields: the field as a whole turns when cells of this area turn one way within {@link #TOGETHER_SECONDS}, be
 *       they other ones each time. This is not counted for points, of which half turn one way wherever a texture moves.
 * </ul>
 */
final class FlashCounter {
    /** The share of a field that may flash as often as it likes. */
    static final double AREA = 0.25;

    /** The time in which turns of different cells are one turn of their field. */
    static final double TOGETHER_SECONDS = 0.1;

    private static final int TURNS_A_FLASH = 2;

    /** The size of cells, in pixels of a window that is 1024 pixels wide. */
    enum FlashGrain {
        /**
         * Squares of about a degree. A texture that shakes or scrolls leaves the mean of a square as it is, and light
         * that changes does not.
         */
        SQUARES(32),
        /**
         * Squares of 0.12 degrees, above which the rule lets no pattern pass as fine. Whatever is textured and moves
         * flashes here.
         */
        POINTS(4);

        private static final int WINDOW_WIDTH = 1024;
        private static final int FIELD_WIDTH = 341;
        private static final int FIELD_HEIGHT = 256;

        private final int pixels;

        FlashGrain(int pixels) {
            this.pixels = pixels;
        }

        int across() {
            return WINDOW_WIDTH / pixels;
        }

        /** Returns the cells from top to bottom of a window of a size. */
        int down(int width, int height) {
            return Math.max(1, Math.round((float) height * across() / width));
        }

        private boolean hasFieldTurns() {
            return this == SQUARES;
        }

        private int fieldAcross() {
            return FIELD_WIDTH / pixels;
        }

        private int fieldDown() {
            return FIELD_HEIGHT / pixels;
        }

        private double share(int cells) {
            return cells * pixels * pixels / (double) (FIELD_WIDTH * FIELD_HEIGHT);
        }
    }

    /**
     * The flashes of one kind.
     *
     * @param byCells the most in any second by cells, in halves; 0 also for a single turn
     * @param byCellsAt the end of that second, in seconds since the first frame
     * @param byFields the most in any second by fields
     * @param byFieldsAt the end of that second
     * @param area the largest share of a field of which each cell flashed in the same second
     * @param areaAt the end of that second
     * @param loudArea the largest share of a field of which each cell flashed more than three times in the same second
     */
    record CountedFlashes(
            double byCells,
            double byCellsAt,
            double byFields,
            double byFieldsAt,
            double area,
            double areaAt,
            double loudArea) {
        void write(JsonText json, String kind) {
            json.number(kind + "_by_cells", byCells)
                    .number(kind + "_by_cells_at", byCellsAt)
                    .number(kind + "_by_fields", byFields)
                    .number(kind + "_by_fields_at", byFieldsAt)
                    .number(kind + "_area", area)
                    .number(kind + "_area_at", areaAt)
                    .number(kind + "_loud_area", loudArea);
        }

        /** Returns the most in any second, counted either way. */
        double most() {
            return Math.max(byCells, byFields);
        }
    }

    private final FlashGrain grain;
    private final CellTurns cells;
    private final int framesASecond;
    private final int across;
    private final int down;
    private final int fieldAcross;
    private final int fieldDown;
    private final int together;
    private final LastSecond turns;
    private final LastSecond fieldTurns;
    /** Of each field its top left corner among the sums. */
    private final int[] corners;

    /** Of each field the way that it turned last, and the frame. */
    private final byte[] way;

    private final int[] turnedAt;
    /** Sums of the cells that turned up and down, for the frames in which turns count as one, by frame. */
    private final int[][] ups;

    private final int[][] downs;
    private final int[] sums;
    private int frame;
    private int mostOfCells = TURNS_A_FLASH - 1;
    private int mostOfCellsAt;
    private int mostOfFields = TURNS_A_FLASH - 1;
    private int mostOfFieldsAt;
    private double area;
    private int areaAt;
    private double loudArea;

    /** Counts turns of so many cells down. */
    FlashCounter(FlashGrain grain, CellTurns cells, int down, int framesASecond) {
        this.grain = grain;
        this.cells = cells;
        this.down = down;
        this.framesASecond = framesASecond;
        across = grain.across();
        fieldAcross = grain.fieldAcross();
        fieldDown = Math.min(grain.fieldDown(), down);
        together = Math.max(1, (int) Math.round(TOGETHER_SECONDS * framesASecond));
        int fieldsAcross = across - fieldAcross + 1;
        turns = new LastSecond(framesASecond, across * down);
        way = new byte[fieldsAcross * (down - fieldDown + 1)];
        fieldTurns = new LastSecond(framesASecond, way.length);
        turnedAt = new int[way.length];
        Arrays.fill(turnedAt, -1);
        sums = new int[(across + 1) * (down + 1)];
        ups = new int[together][sums.length];
        downs = new int[together][sums.length];
        corners = new int[way.length];
        for (int i = 0; i < way.length; i++) {
            corners[i] = i % fieldsAcross + i / fieldsAcross * (across + 1);
        }
    }

    /** Adds a cell's value in this frame. */
    void add(int cell, float value, boolean isSaturated) {
        cells.add(cell, value, isSaturated);
    }

    /** Counts the turns of this frame, when all its cells were added. */
    void endFrame() {
        turns.begin(frame);
        fieldTurns.begin(frame);
        byte[] turned = cells.turned;
        boolean hasTurns = false;
        for (int i = 0; i < turned.length; i++) {
            if (turned[i] != 0) {
                turns.add(i);
                hasTurns = true;
            }
        }
        if (grain.hasFieldTurns()) {
            sum(ups[frame % together], (cell, least) -> turned[cell] >= least, 1);
            sum(downs[frame % together], (cell, most) -> turned[cell] <= most, -1);
            turnFields();
        }
        if (hasTurns) {
            countCells();
            Arrays.fill(turned, (byte) 0);
        }
        frame++;
    }

    private interface CellTest {
        boolean holds(int cell, int bound);
    }

    /** Writes the number of cells left of and above each corner that pass a test. */
    private void sum(int[] into, CellTest test, int bound) {
        for (int y = 0; y < down; y++) {
            int row = 0;
            for (int x = 0; x < across; x++) {
                row += test.holds(x + y * across, bound) ? 1 : 0;
                into[x + 1 + (y + 1) * (across + 1)] = into[x + 1 + y * (across + 1)] + row;
            }
        }
    }

    /** Returns the cells within a field that a sum has counted. */
    private int inField(int[] summed, int field) {
        int top = corners[field];
        int bottom = top + fieldDown * (across + 1);
        return summed[bottom + fieldAcross] - summed[bottom] - summed[top + fieldAcross] + summed[top];
    }

    private void turnFields() {
        for (int i = 0; i < way.length; i++) {
            int since = Math.max(0, Math.max(turnedAt[i] + 1, frame - together + 1));
            if (way[i] <= 0 && grain.share(turnedIn(ups, since, i)) > AREA) {
                turnField(i, 1);
            } else if (way[i] >= 0 && grain.share(turnedIn(downs, since, i)) > AREA) {
                turnField(i, -1);
            }
        }
    }

    private int turnedIn(int[][] summed, int since, int field) {
        int count = 0;
        for (int each = since; each <= frame; each++) {
            count += inField(summed[each % together], field);
        }
        return count;
    }

    private void turnField(int field, int towards) {
        way[field] = (byte) towards;
        turnedAt[field] = frame;
        fieldTurns.add(field);
        if (fieldTurns.counts[field] > mostOfFields) {
            mostOfFields = fieldTurns.counts[field];
            mostOfFieldsAt = frame;
        }
    }

    private void countCells() {
        double flashing = largest(TURNS_A_FLASH);
        if (flashing > area) {
            area = flashing;
            areaAt = frame;
        }
        if (flashing > loudArea) {
            loudArea = Math.max(loudArea, largest(FlashMeter.MOST_FLASHES * TURNS_A_FLASH + 1));
        }
        while (flashing > AREA && largest(mostOfCells + 1) > AREA) {
            mostOfCells++;
            mostOfCellsAt = frame;
        }
    }

    /** Returns the largest share of a field whose cells turned at least so often in the last second. */
    private double largest(int least) {
        sum(sums, (cell, bound) -> turns.counts[cell] >= bound, least);
        int largest = 0;
        for (int i = 0; i < way.length; i++) {
            largest = Math.max(largest, inField(sums, i));
        }
        return grain.share(largest);
    }

    /** Returns the figures of all frames so far. */
    CountedFlashes figures() {
        return new CountedFlashes(
                flashes(mostOfCells),
                seconds(mostOfCellsAt),
                flashes(mostOfFields),
                seconds(mostOfFieldsAt),
                area,
                seconds(areaAt),
                loudArea);
    }

    private static double flashes(int turns) {
        return turns < TURNS_A_FLASH ? 0 : turns / (double) TURNS_A_FLASH;
    }

    private double seconds(int frames) {
        return frames / (double) framesASecond;
    }

    /** The number of turns of each of many places within the last second. */
    private static final class LastSecond {
        final int[] counts;
        private final boolean[][] frames;
        private boolean[] now;

        LastSecond(int framesASecond, int places) {
            counts = new int[places];
            frames = new boolean[framesASecond][places];
            now = frames[0];
        }

        /** Begins a frame and forgets the one a second ago. */
        void begin(int frame) {
            now = frames[frame % frames.length];
            for (int i = 0; i < now.length; i++) {
                if (now[i]) {
                    now[i] = false;
                    counts[i]--;
                }
            }
        }

        void add(int place) {
            now[place] = true;
            counts[place]++;
        }
    }
}
