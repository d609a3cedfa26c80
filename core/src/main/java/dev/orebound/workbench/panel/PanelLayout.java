package dev.orebound.workbench.panel;

import dev.orebound.screen.hud.HudLayout;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.layout.InterfaceSize;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the panel of hands is: at the left, between what the HUD says of the player and what was picked up. Pure arithmetic.
 *
 * @param panel all of it
 * @param title its first line
 * @param room above the rows of trap rooms: which of them
 * @param rows one for each hand with a key, in groups
 * @param strips one for each hand without, side by side
 */
record PanelLayout(LayoutBox panel, LayoutBox title, LayoutBox room, List<List<LayoutBox>> rows, List<List<LayoutBox>> strips) {
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

    /** The layout for a window. */
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
        LayoutBox title = new LayoutBox(x + padding, y, inner, row);
        List<List<LayoutBox>> rows = new ArrayList<>();
        LayoutBox room = title;
        for (List<PanelAction> group : PanelAction.ROWS) {
            y -= gap;
            if (rows.size() == 1) {
                y -= row;
                room = new LayoutBox(x + padding, y, inner, row);
            }
            List<LayoutBox> boxes = new ArrayList<>();
            for (int i = 0; i < group.size(); i++) {
                y -= row;
                boxes.add(new LayoutBox(x + padding, y, inner, row));
            }
            rows.add(List.copyOf(boxes));
        }
        List<List<LayoutBox>> strips = new ArrayList<>();
        for (List<PanelAction> strip : PanelAction.STRIPS) {
            y -= gap + row;
            strips.add(strip(x + padding, y, inner, row, strip.size(), gap));
        }
        y -= padding;
        return new PanelLayout(new LayoutBox(x, y, width, top - y), title, room, rows, strips);
    }

    /** A large interface leaves less room between what lies above and below. */
    private static int rowThatFits(int room, int padding, int gap) {
        int rows = 2 + PanelAction.STRIPS.size();
        for (List<PanelAction> group : PanelAction.ROWS) {
            rows += group.size();
        }
        return (room - 2 * padding - (PanelAction.ROWS.size() + PanelAction.STRIPS.size()) * gap) / rows;
    }

    private static List<LayoutBox> strip(int x, int y, int width, int height, int count, int gap) {
        List<LayoutBox> boxes = new ArrayList<>();
        int wide = (width - (count - 1) * gap) / count;
        for (int i = 0; i < count; i++) {
            boxes.add(new LayoutBox(x + i * (wide + gap), y, wide, height));
        }
        return List.copyOf(boxes);
    }
}
