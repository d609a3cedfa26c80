package dev.orebound.workbench.overlay;

import dev.orebound.screen.hud.HudLayout;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;

/** The menu of overlays along the right side of the window; a click toggles one. */
final class OverlayMenu {
    private static final int ROW_UNITS = 20;

    /** The least row height; if there is less room, the rows stand in several columns. */
    private static final int LEAST_ROW_UNITS = 16;

    private static final int PADDING_UNITS = 8;
    private static final int TICK_UNITS = 11;
    private static final int GAP_UNITS = 10;
    private static final float GROUND_ALPHA = 0.85f;
    static final int NONE = -1;

    private final PageContext parts;
    private final List<TextLine> rows = new ArrayList<>();
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private LayoutBox box = new LayoutBox(0, 0, 1, 1);
    private int rowHigh = 1;
    private int columnWide = 1;
    private int rowsAColumn = 1;
    private int pointed = NONE;

    OverlayMenu(PageContext parts, List<String> names) {
        this.parts = parts;
        names.forEach(name -> rows.add(parts.line(TextStyle.SMALL, "overlay.name." + name)));
    }

    /** Lays the menu out between the parts of the HUD, in more columns if there is little room. */
    void resize(InterfaceSize changed) {
        size = changed;
        HudLayout hud = HudLayout.of(changed);
        int gap = changed.pixels(GAP_UNITS);
        int padding = changed.pixels(PADDING_UNITS);
        int foot = hud.place().top() + gap;
        int room = hud.horde().y() - gap - foot - 2 * padding;
        int least = changed.pixels(LEAST_ROW_UNITS);
        boolean fits = room / rows.size() >= least;
        rowHigh = fits ? Math.min(changed.pixels(ROW_UNITS), room / rows.size()) : least;
        room = Math.max(rowHigh, room);
        int columns = (rows.size() * rowHigh + room - 1) / room;
        rowsAColumn = (rows.size() + columns - 1) / columns;
        float widest = 0;
        for (int i = 0; i < rows.size(); i++) {
            widest = Math.max(widest, rows.get(i).width());
        }
        columnWide = Math.round(widest) + changed.pixels(TICK_UNITS + 2 * PADDING_UNITS);
        int width = columns * columnWide + padding;
        int height = rowsAColumn * rowHigh + 2 * padding;
        box = new LayoutBox(hud.horde().right() - width, hud.horde().y() - gap - height, width, height);
    }

    LayoutBox box() {
        return box;
    }

    /** Returns the row at a point, or {@link #NONE}. */
    int rowAt(float x, float y) {
        int padding = size.pixels(PADDING_UNITS);
        if (!box.contains(x, y)) {
            return NONE;
        }
        int column = (int) ((x - box.x()) / columnWide);
        int row = (int) ((box.top() - padding - y) / rowHigh);
        int index = column * rowsAColumn + row;
        return y < box.top() - padding && row < rowsAColumn && index < rows.size() ? index : NONE;
    }

    void pointerMoved(float x, float y) {
        pointed = rowAt(x, y);
    }

    void draw(UiPane pane, OverlayChoice choice, List<String> names) {
        pane.panel(
                box.x(),
                box.y(),
                box.width(),
                box.height(),
                size.grain(),
                UiPalette.INK,
                UiPalette.STONE_LIGHT,
                GROUND_ALPHA);
        int padding = size.pixels(PADDING_UNITS);
        int side = size.pixels(TICK_UNITS);
        for (int i = 0; i < rows.size(); i++) {
            int x = box.x() + padding + i / rowsAColumn * columnWide;
            int y = box.top() - padding - (i % rowsAColumn + 1) * rowHigh;
            boolean isOn = choice.isShown(names.get(i));
            int middle = y + rowHigh / 2;
            int rim = i == pointed ? UiPalette.GOLD_LIGHT : isOn ? UiPalette.GOLD : UiPalette.BONE_DARK;
            drawTick(pane, x, middle - side / 2, side, rim, isOn);
            int rgb = i == pointed ? UiPalette.GOLD_LIGHT : isOn ? UiPalette.BONE_LIGHT : UiPalette.BONE_DARK;
            TextLine row = rows.get(i);
            float foot = middle - Math.round(row.capHeight() / 2);
            row.draw(parts.pane().batch(), x + side + padding, foot, rgb, 1);
        }
    }

    private static void drawTick(UiPane pane, int x, int y, int side, int rim, boolean isOn) {
        pane.fill(x, y, side, side, rim, 1);
        pane.fill(x + 1, y + 1, side - 2, side - 2, UiPalette.NIGHT, 1);
        if (isOn) {
            float third = side / 3f;
            pane.line(x + third * 0.7f, y + side / 2f, x + third * 1.3f, y + third * 0.7f, 2, UiPalette.GOLD_LIGHT, 1);
            pane.line(
                    x + third * 1.3f,
                    y + third * 0.7f,
                    x + side - third * 0.6f,
                    y + side - third * 0.7f,
                    2,
                    UiPalette.GOLD_LIGHT,
                    1);
        }
    }
}
