package dev.orebound.workbench.overlay;

import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A table of labels and values in two columns. A value is built of words, each after a blank. */
final class FactSheet {
    private static final int LEADING_UNITS = 7;
    private static final int GAP_UNITS = 10;

    private final PageContext parts;
    private final List<FactRow> rows = new ArrayList<>();

    FactSheet(PageContext parts) {
        this.parts = parts;
    }

    /** Begins a row. */
    FactSheet row(CellFact fact) {
        return row(fact, UiPalette.BONE_LIGHT);
    }

    FactSheet row(CellFact fact, int rgb) {
        rows.add(new FactRow(parts.texts().get(fact.key()), new StringBuilder(), rgb));
        return this;
    }

    /** Appends text or a number to the row after a blank. */
    FactSheet say(Object more) {
        StringBuilder value = value();
        value.append(value.isEmpty() ? "" : " ").append(more);
        return this;
    }

    /** Appends the text of a key to the row after a blank. */
    FactSheet word(String key) {
        return say(parts.texts().get(key));
    }

    /** Appends text to the row without a blank. */
    FactSheet on(String more) {
        value().append(more);
        return this;
    }

    private StringBuilder value() {
        return rows.get(rows.size() - 1).value;
    }

    /** Returns the rows as "label: value". */
    List<String> texts() {
        return rows.stream().map(row -> row.label + ": " + row.value).toList();
    }

    float width(float unit) {
        return labelsWide()
                + GAP_UNITS * unit
                + widest(rows.stream().map(row -> row.value.toString()).toList());
    }

    private float labelsWide() {
        return widest(rows.stream().map(FactRow::label).toList());
    }

    private float widest(List<String> texts) {
        float widest = 0;
        for (String text : texts) {
            widest = Math.max(widest, line(text).width());
        }
        return widest;
    }

    private TextLine line(String text) {
        return parts.said(TextStyle.SMALL, text);
    }

    float height(float unit) {
        return rows.size() * pitch(unit);
    }

    private float pitch(float unit) {
        return Math.round(line("").capHeight() + LEADING_UNITS * unit);
    }

    /** Draws the table below a top left corner. */
    void draw(UiPane pane, float left, float top, float unit) {
        float second = Math.round(left + labelsWide() + GAP_UNITS * unit);
        for (int i = 0; i < rows.size(); i++) {
            FactRow row = rows.get(i);
            TextLine label = line(row.label);
            float foot = top - i * pitch(unit) - label.capHeight();
            label.draw(pane.batch(), left, foot, UiPalette.STONE_PALE, 1);
            line(row.value.toString()).draw(pane.batch(), second, foot, row.rgb, 1);
        }
    }

    private record FactRow(String label, StringBuilder value, int rgb) {}

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

        /** Returns the text key of its label. */
        String key() {
            return "overlay.fact." + name().toLowerCase(Locale.ROOT);
        }
    }
}
