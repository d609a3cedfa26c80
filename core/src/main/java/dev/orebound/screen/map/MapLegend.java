package dev.orebound.screen.map;

import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.FloorMap;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;

/**
 * Explains the marks that stand on the large map now, and the liquids on it, one below the other. Allocates nothing
 * while it is drawn.
 */
final class MapLegend {
    private static final MapMark[] MARKS = MapMark.values();
    private static final int ROW_GAP_GRAINS = 3;
    private static final int WORD_GAP_GRAINS = 4;
    private static final int WIDEST_GRAINS = 13;
    private static final int SWATCH_WIDE_GRAINS = 9;
    private static final int SWATCH_HIGH_GRAINS = 5;

    private final MapMarkPainter painter;
    private final FloorMap map;
    private final List<TextLine> words = new ArrayList<>();
    private final List<TextLine> liquids = new ArrayList<>();
    private final TextLine padlock;
    private final TextLine numbers;

    MapLegend(FloorMap map, ContentTable<Terrain> terrains, MapMarkPainter painter, GameTexts texts, FontSet fonts) {
        this.map = map;
        this.painter = painter;
        for (int code = 0; code < terrains.size(); code++) {
            String name = texts.get("terrain." + terrains.at(code).id() + ".name");
            liquids.add(new TextLine(fonts, TextStyle.SMALL, PageContext.alone(name)));
        }
        for (MapMark mark : MARKS) {
            words.add(new TextLine(fonts, TextStyle.SMALL, texts.get(mark.textKey())));
        }
        padlock = new TextLine(fonts, TextStyle.SMALL, texts.get("map.padlock"));
        numbers = new TextLine(fonts, TextStyle.SMALL, texts.get("map.numbers"));
    }

    /** Returns the width that the legend takes, in real pixels. */
    int width(MapMarks marks, int grain) {
        float widest = marks.areExitsLocked() ? padlock.width() : 0;
        widest = hasNumbers(marks) ? Math.max(widest, numbers.width()) : widest;
        for (MapMark mark : MARKS) {
            if (marks.has(mark)) {
                widest = Math.max(widest, words.get(mark.ordinal()).width());
            }
        }
        for (int code = 0; code < liquids.size(); code++) {
            widest = map.showsLiquid(code) ? Math.max(widest, liquids.get(code).width()) : widest;
        }
        return (int) Math.ceil(widest) + (WIDEST_GRAINS + WORD_GAP_GRAINS) * grain;
    }

    /** Draws the legend downwards from a height to another; marks for which there is no room are left out. */
    void draw(UiPane pane, MapMarks marks, int x, int top, int foot, int grain) {
        int y = top;
        for (MapMark mark : MARKS) {
            if (!marks.has(mark)) {
                continue;
            }
            TextLine word = words.get(mark.ordinal());
            y = row(pane, word, x, y, foot, painter.high(mark) * grain, grain);
            if (y < foot) {
                return;
            }
            int middle = y + rowHeight(word, painter.high(mark) * grain, grain) / 2;
            painter.draw(pane, mark, x + WIDEST_GRAINS * grain / 2, middle, grain, 1);
            if (mark.isExit() && !isExitNext(marks, mark) && marks.areExitsLocked()) {
                y = row(pane, padlock, x, y, foot, 0, grain);
                middle = y + rowHeight(padlock, 0, grain) / 2;
                painter.drawPadlockAlone(pane, x + WIDEST_GRAINS * grain / 2, middle, grain);
            }
        }
        if (hasNumbers(marks) && row(pane, numbers, x, y, foot, 0, grain) >= foot) {
            y -= rowHeight(numbers, 0, grain);
            painter.drawDigit(pane, 1, x + WIDEST_GRAINS * grain / 2, y + rowHeight(numbers, 0, grain) / 2, grain);
        }
        for (int code = 0; code < liquids.size(); code++) {
            if (map.showsLiquid(code)) {
                TextLine word = liquids.get(code);
                y = row(pane, word, x, y, foot, SWATCH_HIGH_GRAINS * grain, grain);
                if (y < foot) {
                    return;
                }
                int wide = SWATCH_WIDE_GRAINS * grain;
                int high = SWATCH_HIGH_GRAINS * grain;
                int middle = y + rowHeight(word, high, grain) / 2;
                int left = x + (WIDEST_GRAINS * grain - wide) / 2;
                pane.fill(left, middle - high / 2, wide, high, UiPalette.BONE_DARK, 1);
                int in = Math.max(1, grain / 2);
                int colour = map.liquidColour(code);
                pane.fill(left + in, middle - high / 2 + in, wide - 2 * in, high - 2 * in, colour, 1);
            }
        }
    }

    private static boolean hasNumbers(MapMarks marks) {
        return marks.has(MapMark.LOCK) || marks.has(MapMark.KEY) || marks.has(MapMark.LEVER);
    }

    private static boolean isExitNext(MapMarks marks, MapMark mark) {
        for (int i = mark.ordinal() + 1; MARKS[i].isExit(); i++) {
            if (marks.has(MARKS[i])) {
                return true;
            }
        }
        return false;
    }

    private static int rowHeight(TextLine word, int markHigh, int grain) {
        return Math.max(markHigh, Math.round(word.capHeight() * 1.5f)) + ROW_GAP_GRAINS * grain / 2;
    }

    /** Draws the words of a row below a height; returns the foot of the row, or one below the limit without drawing. */
    private static int row(UiPane pane, TextLine word, int x, int top, int foot, int markHigh, int grain) {
        int height = rowHeight(word, markHigh, grain);
        int y = top - height;
        if (y >= foot) {
            float line = y + Math.round((height - word.capHeight()) / 2);
            word.draw(pane.batch(), x + (WIDEST_GRAINS + WORD_GAP_GRAINS) * grain, line, UiPalette.BONE_LIGHT, 0.95f);
        }
        return y;
    }
}
