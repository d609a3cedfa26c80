package dev.orebound.workbench.panel;

import dev.orebound.screen.hud.HudLayout;
import dev.orebound.screen.layout.Box;
import dev.orebound.screen.layout.InterfaceSize;
import java.util.ArrayList;
import java.util.List;

/**
 * The layout of the action panel at the left of the window, between two parts of the HUD. Pure arithmetic.
 *
 * @param panel the whole panel
 * @param title the title line
 * @param room the line with the targeted trap room
 * @param rows a box for each action with a key, in groups
 * @param strips a box for each action without a key, side by side
 */
record PanelLayout(Box panel, Box title, Box room, List<List<Box>> rows, List<List<Box>> strips) {
    private static final int WIDTH = 272;
    private static final int LEAST_WIDTH = 206;
    private static final int NOTICE_WIDTH = 460;
    private static final int ROW = 24;
    private static final int PADDING = 6;
    private static final int GAP = 4;

    PanelLayout {
        rows = List.copyOf(rows);
        strips = List.copyOf(strips);
    }

    /** Returns the layout for a window. */
    static PanelLayout of(InterfaceSize size) {
        HudLayout hud = HudLayout.of(size);
        int padding = size.pixels(PADDING);
        int gap = size.pixels(GAP);
        int x = hud.eye().x();
        // In a narrow window the notice of a trap comes down beside it.
        int beside = size.width() / 2 - size.pixels(NOTICE_WIDTH / 2f) - 2 * gap - x;
        int width = Math.min(size.pixels(WIDTH), Math.max(size.pixels(LEAST_WIDTH), beside));
        int top = hud.eye().y() - 2 * gap;
        int row = Math.min(size.pixels(ROW), rowThatFits(top - hud.toasts().top(), padding, gap));
        int inner = width - 2 * padding;
        int y = top - padding - row;
        Box title = new Box(x + padding, y, inner, row);
        List<List<Box>> rows = new ArrayList<>();
        Box room = title;
        for (List<PanelAction> group : PanelAction.ROWS) {
            y -= gap;
            if (rows.size() == 1) {
                y -= row;
                room = new Box(x + padding, y, inner, row);
            }
            List<Box> boxes = new ArrayList<>();
            for (int i = 0; i < group.size(); i++) {
                y -= row;
                boxes.add(new Box(x + padding, y, inner, row));
            }
            rows.add(List.copyOf(boxes));
        }
        List<List<Box>> strips = new ArrayList<>();
        for (List<PanelAction> strip : PanelAction.STRIPS) {
            y -= gap + row;
            strips.add(strip(x + padding, y, inner, row, strip.size(), gap));
        }
        y -= padding;
        return new PanelLayout(new Box(x, y, width, top - y), title, room, rows, strips);
    }

    /** Returns the largest row height that fits, since a large interface leaves less room. */
    private static int rowThatFits(int room, int padding, int gap) {
        int rows = 2 + PanelAction.STRIPS.size();
        for (List<PanelAction> group : PanelAction.ROWS) {
            rows += group.size();
        }
        return (room - 2 * padding - (PanelAction.ROWS.size() + PanelAction.STRIPS.size()) * gap) / rows;
    }

    private static List<Box> strip(int x, int y, int width, int height, int count, int gap) {
        List<Box> boxes = new ArrayList<>();
        int wide = (width - (count - 1) * gap) / count;
        for (int i = 0; i < count; i++) {
            boxes.add(new Box(x + i * (wide + gap), y, wide, height));
        }
        return List.copyOf(boxes);
    }
}
