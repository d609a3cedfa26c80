package dev.orebound.workbench.overlay;

import dev.orebound.screen.hud.HudLayout;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/**
 * Places panels left of the menu, at the bottom above hints or at the top below the banner, so that the window's middle
 * stays free. A panel under the mouse moves to the other end, so that it does not hide the cell it describes.
 */
final class SidePanels {
    /** The ends of the column. */
    enum End {
        FOOT,
        TOP
    }

    private static final int GAP_UNITS = 8;
    private static final int WIDTH_UNITS = 330;
    private static final float GROUND_ALPHA = 0.96f;

    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private LayoutBox column = new LayoutBox(0, 0, 1, 1);
    private LayoutBox hints = column;
    private float hintsTop;
    private float headFoot;
    private float mouseX;
    private float mouseY;
    private float usedAtFoot;
    private float usedAtTop;

    /** Sets the left side of the menu. */
    void layOut(InterfaceSize changed, int menuLeft) {
        size = changed;
        HudLayout hud = HudLayout.of(changed);
        int gap = changed.pixels(GAP_UNITS);
        int right = Math.min(menuLeft, hud.horde().x()) - gap;
        hints = hud.hint();
        int foot = hud.place().y();
        int width = Math.min(changed.pixels(WIDTH_UNITS), right - gap);
        column = new LayoutBox(right - width, foot, width, hud.banner().y() - gap - foot);
    }

    /**
     * Begins a frame.
     *
     * @param footTop top of the hints and descriptions in the lower middle of the window, in pixels
     * @param headFoot foot of the banner and notices in the upper middle
     */
    void begin(float x, float y, float footTop, float headFoot) {
        this.headFoot = headFoot;
        hintsTop = footTop;
        mouseX = x;
        mouseY = y;
        usedAtFoot = 0;
        usedAtTop = 0;
    }

    /** Reserves space for a panel and returns its bottom. Its right side is that of the column. */
    float place(float width, float height, End wished) {
        float foot = footAt(wished, width, height);
        float gap = size.pixels(GAP_UNITS);
        boolean isUnderMouse = mouseX > column.right() - width - gap
                && mouseX < column.right() + gap
                && mouseY > foot - gap
                && mouseY < foot + height + gap;
        End end = isUnderMouse ? (wished == End.FOOT ? End.TOP : End.FOOT) : wished;
        foot = footAt(end, width, height);
        if (end == End.FOOT) {
            usedAtFoot += height + gap;
        } else {
            usedAtTop += height + gap;
        }
        return Math.round(foot);
    }

    /** Reserves space for a panel, draws its ground, and returns its bottom. */
    float draw(UiPane pane, float width, float height, End wished, int rim) {
        float left = Math.round(column.right() - width);
        float foot = place(width, height, wished);
        pane.panel(left, foot, width, height, size.grain(), UiPalette.INK, rim, GROUND_ALPHA);
        return foot;
    }

    private float footAt(End end, float width, float height) {
        float gap = size.pixels(GAP_UNITS);
        // In a wide window there is room beside the hints; in a narrow one panels stand above them while they are
        // shown.
        boolean isOverHints = hintsTop > 0 && column.right() - width < hints.right() + gap;
        float lowest = isOverHints ? Math.max(column.y(), hintsTop + gap) : column.y();
        return end == End.FOOT ? lowest + usedAtFoot : Math.min(column.top(), headFoot - gap) - usedAtTop - height;
    }

    int width() {
        return column.width();
    }

    int right() {
        return column.right();
    }

    float unit() {
        return size.pixelsAUnit();
    }
}
