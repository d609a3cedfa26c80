package dev.orebound.workbench.overlay;

import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.workbench.overlay.draw.TextLineCache;

/**
 * A table of labels and values in two columns. It is filled anew in each frame and allocates only for rows whose text
 * has changed.
 */
final class FactSheet {
    private static final int MOST_ROWS = 24;
    private static final int LEADING_UNITS = 7;
    private static final int GAP_UNITS = 10;

    private final TextLineCache words;
    private final TextLine[] labels = new TextLine[MOST_ROWS];
    private final TextLine[] values = new TextLine[MOST_ROWS];
    private final StringBuilder[] built = new StringBuilder[MOST_ROWS];
    private final int[] colours = new int[MOST_ROWS];
    private int rows;

    FactSheet(PageContext parts, TextLineCache words) {
        this.words = words;
        for (int i = 0; i < MOST_ROWS; i++) {
            labels[i] = words.line(CellFact.CELL.key());
            values[i] = parts.line(TextStyle.SMALL);
            built[i] = new StringBuilder(64);
        }
    }

    /** Clears the table. */
    void begin() {
        rows = 0;
    }

    /** Begins a row. */
    FactSheet row(CellFact fact) {
        return row(fact, UiPalette.BONE_LIGHT);
    }

    FactSheet row(CellFact fact, int rgb) {
        rows = Math.min(MOST_ROWS, rows + 1);
        labels[rows - 1] = words.line(fact.key());
        colours[rows - 1] = rgb;
        built[rows - 1].setLength(0);
        return this;
    }

    /** Appends text to the row after a blank. */
    FactSheet say(CharSequence more) {
        space().append(more);
        return this;
    }

    /** Appends text to the row without a blank. */
    FactSheet on(CharSequence more) {
        built[rows - 1].append(more);
        return this;
    }

    /** Appends a number to the row after a blank. */
    FactSheet say(long number) {
        space().append(number);
        return this;
    }

    private StringBuilder space() {
        StringBuilder builder = built[rows - 1];
        return builder.length() == 0 ? builder : builder.append(' ');
    }

    /** Finishes the table. */
    void end() {
        for (int i = 0; i < rows; i++) {
            if (!values[i].text().contentEquals(built[i])) {
                values[i].set(built[i].toString());
            }
        }
    }

    int rows() {
        return rows;
    }

    /** Returns a row as "label: value". */
    String text(int row) {
        return labels[row].text() + ": " + values[row].text();
    }

    float width(float unit) {
        float widest = 0;
        for (int i = 0; i < rows; i++) {
            widest = Math.max(widest, values[i].width());
        }
        return labelsWide() + GAP_UNITS * unit + widest;
    }

    private float labelsWide() {
        float widest = 0;
        for (int i = 0; i < rows; i++) {
            widest = Math.max(widest, labels[i].width());
        }
        return widest;
    }

    float height(float unit) {
        return rows * pitch(unit);
    }

    private float pitch(float unit) {
        return Math.round(values[0].capHeight() + LEADING_UNITS * unit);
    }

    /** Draws the table below a top left corner. */
    void draw(UiPane pane, float left, float top, float unit) {
        float second = Math.round(left + labelsWide() + GAP_UNITS * unit);
        for (int i = 0; i < rows; i++) {
            float foot = top - i * pitch(unit) - values[0].capHeight();
            labels[i].draw(pane.batch(), left, foot, UiPalette.STONE_PALE, 1);
            values[i].draw(pane.batch(), second, foot, colours[i], 1);
        }
    }

    /** The kinds of facts about a cell, in the order of display. */
    enum CellFact {
        CELL,
        PLACE,
        ROOM,
        BORDER,
        GROUND,
        VEIN,
        ORE,
        STANDS,
        DOOR,
        ARENA,
        LIGHT,
        ELEMENT,
        WHO,
        MIND,
        WISH,
        HORDE,
        STATUS,
        BLOW;

        private final String key = "overlay.fact." + TextLineCache.wordOf(this);

        /** Returns the text key of its label. */
        String key() {
            return key;
        }
    }
}
