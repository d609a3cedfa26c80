package dev.orebound.workbench.stepper;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.content.text.GameTexts;
import dev.orebound.content.tuning.ContentTuning;
import dev.orebound.content.tuning.TunableNumber;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.page.ScrollGrid;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;

/** The numbers of a content file, grouped by object. The selected one is changed by keys or the wheel. */
final class NumberList {
    private static final float VALUE_SHARE = 0.28f;
    private static final int NO_NUMBER = -1;
    private static final int TOLD_LINES = 6;

    private final ContentTuning tuning;
    private final GameTexts texts;
    private final TextLine heading;
    private final TextLine told;
    private final TextLine help;
    private final ScrollGrid shelf = new ScrollGrid();
    private final List<NumberRow> rows = new ArrayList<>();
    private StepperLayout layout;

    /** A row: a number, or a heading if {@code number} is -1. */
    private record NumberRow(int number, TextLine name, TextLine value) {}

    NumberList(PageContext parts, ContentTuning tuning, StepperLayout layout) {
        this.tuning = tuning;
        this.layout = layout;
        texts = parts.texts();
        String file = tuning.file().substring(tuning.file().lastIndexOf('/') + 1);
        heading = parts.said(TextStyle.BODY, texts.format("stepper.numbers", file));
        told = parts.line(TextStyle.SMALL);
        help = parts.line(TextStyle.SMALL, "stepper.help_numbers");
        String section = "";
        for (int i = 0; i < tuning.size(); i++) {
            String path = tuning.number(i).path();
            String own = section(path);
            if (!own.equals(section)) {
                section = own;
                rows.add(new NumberRow(
                        NO_NUMBER, parts.said(TextStyle.SMALL, spaced(own)), parts.line(TextStyle.SMALL)));
            }
            String name = own.isEmpty() ? path : path.substring(own.length() + 1);
            rows.add(new NumberRow(i, parts.said(TextStyle.SMALL, spaced(name)), parts.line(TextStyle.SMALL)));
        }
        shelf.fill(rows.size());
        tellValues();
        tell();
    }

    /** Returns the object that a number belongs to: the path up to the last list element, or the outermost object. */
    private static String section(String path) {
        int list = path.lastIndexOf("].");
        return list >= 0 ? path.substring(0, list + 1) : path.substring(0, Math.max(0, path.indexOf('.')));
    }

    private static String spaced(String path) {
        return path.replace('_', ' ').replace(".", "  ");
    }

    void layOut(StepperLayout changed) {
        layout = changed;
        LayoutBox area = layout.numbers;
        told.wrap(area.width());
        help.wrap(area.width());
        int foot = footLines() * layout.line;
        LayoutBox list = new LayoutBox(
                area.x(), area.y() + foot, area.width(), area.height() - foot - layout.line - layout.margin / 2);
        shelf.layOut(list, area.width() - 3 * layout.size.grain(), layout.line, 0, layout.size.grain());
    }

    void draw(UiPane pane) {
        LayoutBox area = layout.numbers;
        heading.drawShadowed(pane.batch(), area.x(), area.top() - layout.line * 0.8f, UiPalette.GOLD, 1);
        for (int slot = 0; slot < shelf.slots(); slot++) {
            int place = shelf.at(slot);
            if (place >= 0) {
                drawRow(pane, rows.get(place), shelf.box(slot), place == shelf.selected());
            }
        }
        shelf.drawBar(pane, 1);
        told.draw(
                pane.batch(),
                area.x(),
                area.y() + footLines() * layout.line - told.capHeight() - layout.margin / 2f,
                UiPalette.BONE,
                1);
        help.draw(pane.batch(), area.x(), area.y() + help.height() - help.capHeight(), UiPalette.BONE_DARK, 1);
    }

    private void drawRow(UiPane pane, NumberRow row, LayoutBox box, boolean isSelected) {
        float foot = box.y() + Math.round((box.height() - row.name.capHeight()) / 2);
        if (row.number == NO_NUMBER) {
            row.name.draw(pane.batch(), box.x(), foot, UiPalette.STONE_PALE, 1);
            return;
        }
        if (isSelected) {
            pane.fill(box.x(), box.y(), box.width(), box.height(), UiPalette.STONE, 0.8f);
            pane.fill(box.x(), box.y(), layout.size.grain(), box.height(), UiPalette.GOLD, 1);
        }
        boolean isChanged = tuning.isChanged(row.number);
        int rgb = isChanged ? UiPalette.GOLD : isSelected ? UiPalette.BONE_LIGHT : UiPalette.BONE;
        row.name.draw(pane.batch(), box.x() + layout.margin, foot, rgb, 1);
        row.value.draw(pane.batch(), box.right() - layout.margin - row.value.width(), foot, rgb, 1);
    }

    /** Returns the number of lines at the bottom: two about the number, and the keys. */
    private int footLines() {
        return TOLD_LINES + (int) Math.ceil((help.height() + layout.margin / 2f) / layout.line);
    }

    /** Updates all shown values. */
    void tellValues() {
        for (NumberRow row : rows) {
            if (row.number != NO_NUMBER) {
                row.value.set(tuning.number(row.number).written(tuning.value(row.number)));
            }
        }
    }

    private int selected() {
        return rows.get(shelf.selected()).number;
    }

    private void tell() {
        int number = selected();
        if (number == NO_NUMBER) {
            told.set("");
            return;
        }
        TunableNumber tunable = tuning.number(number);
        told.set(texts.format(
                "stepper.number",
                spaced(tunable.path()),
                tunable.written(tunable.lowest()),
                (tunable.written(tunable.highest()) + " " + tunable.field().unit()).strip(),
                tunable.written(tunable.usual()),
                tunable.field().meaning()));
    }

    /** Selects another number. */
    void move(int by) {
        do {
            int before = shelf.selected();
            shelf.keyDown(by > 0 ? Keys.DOWN : Keys.UP);
            if (shelf.selected() == before) {
                break;
            }
        } while (selected() == NO_NUMBER);
        if (selected() == NO_NUMBER) {
            shelf.keyDown(Keys.DOWN);
        }
        tell();
    }

    /** Changes the selected number by some steps; returns true if it changed. */
    boolean change(int steps) {
        int number = selected();
        return number != NO_NUMBER
                && tuning.set(
                        number,
                        tuning.value(number) + steps * tuning.number(number).step());
    }

    /** Resets the selected number to the value in the file; returns true if it changed. */
    boolean reset() {
        int number = selected();
        return number != NO_NUMBER && tuning.set(number, tuning.number(number).usual());
    }

    boolean contains(float x, float y) {
        return layout.numbers.contains(x, y);
    }

    /**
     * Selects the number at a point, and changes it if the point is in the column of values; returns true if it
     * changed.
     */
    boolean click(float x, float y, int steps) {
        int place = shelf.placeAt(x, y);
        if (place < 0 || rows.get(place).number == NO_NUMBER) {
            return false;
        }
        shelf.select(place);
        tell();
        return isOverValue(x) && change(steps);
    }

    private boolean isOverValue(float x) {
        return x >= layout.numbers.right() - layout.numbers.width() * VALUE_SHARE;
    }

    /** Changes the value under the mouse, or scrolls the list beside it; returns true if a number changed. */
    boolean wheel(float x, float y, int notches) {
        if (isOverValue(x)) {
            return click(x, y, -notches);
        }
        shelf.scroll(3 * notches);
        return false;
    }
}
