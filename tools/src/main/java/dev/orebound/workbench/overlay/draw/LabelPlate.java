package dev.orebound.workbench.overlay.draw;

import dev.orebound.view.text.TextLine;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A label of texts and numbers on a dark ground, in rows. It is filled anew in each frame without allocating. */
public final class LabelPlate {
    private static final int MOST_ITEMS = 32;
    private static final int MOST_ROWS = 6;
    private static final int MOST_PLATES = 128;
    private static final int NO_NUMBER = -1;
    private static final int STROKE = -2;
    private static final float GROUND_ALPHA = 0.8f;

    private final UiPane pane;
    private final DigitPainter figures;
    private final @Nullable TextLine[] lines = new @Nullable TextLine[MOST_ITEMS];
    private final int[] numbers = new int[MOST_ITEMS];
    private final int[] colours = new int[MOST_ITEMS];
    private final int[] rowEnds = new int[MOST_ROWS];
    private int windowWide = 1 << 20;
    private int windowHigh = 1 << 20;
    private final float[] lefts = new float[MOST_PLATES];
    private final float[] feet = new float[MOST_PLATES];
    private final float[] rights = new float[MOST_PLATES];
    private final float[] tops = new float[MOST_PLATES];
    private int placed;
    private int items;
    private int rows;
    private int grain = 1;
    private float lineHigh = 1;

    public LabelPlate(UiPane pane, DigitPainter figures) {
        this.pane = pane;
        this.figures = figures;
    }

    /** Sets the size of the window, which no label exceeds. */
    public void keepWithin(int width, int height) {
        windowWide = width;
        windowHigh = height;
    }

    /** Begins a frame without labels. */
    public void clear() {
        placed = 0;
    }

    /** Starts a label. */
    public LabelPlate begin(int digitGrain) {
        grain = digitGrain;
        items = 0;
        rows = 0;
        return this;
    }

    public LabelPlate say(TextLine line, int rgb) {
        return put(line, NO_NUMBER, rgb);
    }

    public LabelPlate count(int number, int rgb) {
        return put(null, Math.max(0, number), rgb);
    }

    /** Adds a number of a total. */
    public LabelPlate of(int number, int whole, int rgb) {
        return count(number, rgb).put(null, STROKE, rgb).count(whole, rgb);
    }

    private LabelPlate put(@Nullable TextLine line, int number, int rgb) {
        if (items < MOST_ITEMS) {
            lines[items] = line;
            numbers[items] = number;
            colours[items] = rgb;
            items++;
        }
        return this;
    }

    public LabelPlate endRow() {
        if (rows < MOST_ROWS) {
            rowEnds[rows++] = items;
        }
        return this;
    }

    /** Draws the label with its bottom centred on a point in pixels, or as near as the window permits. */
    public void draw(float wishedX, float wishedFoot) {
        lineHigh = figures.high() * grain;
        for (int i = 0; i < items; i++) {
            TextLine line = lines[i];
            lineHigh = line == null ? lineHigh : Math.max(lineHigh, line.capHeight() * 1.6f);
        }
        float widest = 0;
        for (int row = 0; row < rows; row++) {
            widest = Math.max(widest, wideOf(row));
        }
        float padding = 2f * grain;
        float pitch = Math.round(lineHigh + grain);
        float high = rows * pitch + padding;
        float half = widest / 2 + padding;
        float x = Math.round(Math.max(half, Math.min(windowWide - half, wishedX)));
        float left = Math.round(x - half);
        float foot = freeFoot(left, left + 2 * half, high, Math.round(Math.max(0, wishedFoot)));
        if (foot > wishedFoot + lineHigh) {
            pane.line(wishedX, wishedFoot, x, foot, 1, UiPalette.STONE_PALE, 1);
        }
        pane.fill(left, foot, widest + 2 * padding, high, UiPalette.NIGHT, GROUND_ALPHA);
        for (int row = 0; row < rows; row++) {
            float rowFoot = Math.round(foot + (rows - 1 - row) * pitch + padding / 2);
            drawRow(row, Math.round(x - wideOf(row) / 2), rowFoot);
        }
        Arrays.fill(lines, null);
    }

    /**
     * Returns the nearest bottom where no other label lies: at the wish, or above the labels there; at the window's top
     * they overlap.
     */
    private float freeFoot(float left, float right, float high, float wished) {
        float foot = wished;
        for (int i = 0; i < placed; i++) {
            boolean isBeside = right <= lefts[i] || left >= rights[i];
            if (!isBeside && foot < tops[i] && foot + high > feet[i]) {
                foot = tops[i] + 1;
                // It may now overlap a label that was passed before.
                i = -1;
            }
        }
        foot = Math.min(foot, windowHigh - high);
        if (placed < MOST_PLATES) {
            lefts[placed] = left;
            rights[placed] = right;
            feet[placed] = foot;
            tops[placed] = foot + high;
            placed++;
        }
        return foot;
    }

    private float wideOf(int row) {
        float wide = 0;
        for (int i = row == 0 ? 0 : rowEnds[row - 1]; i < rowEnds[row]; i++) {
            wide += wideOfItem(i) + gap(i, row);
        }
        return wide;
    }

    /** Returns the gap before an item: none before the first of a row and around a slash. */
    private float gap(int item, int row) {
        boolean isFirst = item == (row == 0 ? 0 : rowEnds[row - 1]);
        boolean isAtStroke = numbers[item] == STROKE || (item > 0 && numbers[item - 1] == STROKE);
        return isFirst || isAtStroke ? 0 : 3f * grain;
    }

    private float wideOfItem(int item) {
        TextLine line = lines[item];
        if (line != null) {
            return line.width();
        }
        return grain * (numbers[item] == STROKE ? figures.strokeWide() - 1f : figures.wide(numbers[item]));
    }

    private void drawRow(int row, float left, float foot) {
        float x = left;
        for (int i = row == 0 ? 0 : rowEnds[row - 1]; i < rowEnds[row]; i++) {
            x += gap(i, row);
            TextLine line = lines[i];
            float digitFoot = foot + Math.round((lineHigh - figures.high() * grain) / 2);
            if (line != null) {
                float lineFoot = foot + Math.round((lineHigh - line.capHeight()) / 2);
                line.draw(pane.batch(), x, lineFoot, colours[i], 1);
            } else if (numbers[i] == STROKE) {
                figures.drawStroke(pane, x, digitFoot, grain, colours[i], 1);
            } else {
                figures.draw(pane, numbers[i], x, digitFoot, grain, colours[i], 1);
            }
            x += wideOfItem(i);
        }
    }
}
