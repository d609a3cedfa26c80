package dev.orebound.workbench.overlay;

import dev.orebound.screen.hud.HudLayout;
import dev.orebound.screen.layout.Box;
import dev.orebound.screen.layout.InterfaceSize;

/**
 * The column of panels left of the list, from the window's foot upwards; while the mouse is about there, from below the banner
 * downwards, so that no panel hides the cell that it tells of.
 */
final class Sidebar {
    private static final int GAP_UNITS = 8;
    private static final int WIDTH_UNITS = 330;

    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private Box column = new Box(0, 0, 1, 1);
    private boolean isAtTop;
    private float used;
    private float usedLast;

    /** Takes in where the list is. */
    void layOut(InterfaceSize changed, Box list) {
        size = changed;
        HudLayout hud = HudLayout.of(changed);
        int gap = changed.pixels(GAP_UNITS);
        int right = Math.min(list.x(), hud.horde().x()) - gap;
        int foot = hud.place().y();
        int width = Math.min(changed.pixels(WIDTH_UNITS), right - gap);
        column = new Box(right - width, foot, width, hud.banner().y() - gap - foot);
    }

    /** Begins a frame. */
    void begin(float mouseX, float mouseY) {
        usedLast = used;
        used = 0;
        float reach = 2 * size.pixels(GAP_UNITS);
        boolean isBeside = mouseX > column.x() - reach && mouseX < column.right() + reach;
        if (isAtTop && !(isBeside && mouseY > column.top() - usedLast - reach)) {
            isAtTop = isBeside && mouseY < column.y() + usedLast + reach;
        } else {
            isAtTop = isBeside && mouseY < column.y() + usedLast + reach && mouseY < column.top() - usedLast;
        }
    }

    int x() {
        return column.x();
    }

    int width() {
        return column.width();
    }

    /** Makes room for a panel, and returns where its foot is. */
    float place(float height) {
        float foot = isAtTop ? column.top() - used - height : column.y() + used;
        used += height + size.pixels(GAP_UNITS);
        return Math.round(foot);
    }

    float unit() {
        return size.pixelsAUnit();
    }

    int grain() {
        return size.grain();
    }
}
