package dev.orebound.workbench.panel;

import dev.orebound.screen.hud.HudLayout;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.workbench.action.PlaytesterActions;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The panel at the left of the window: each action with its key and state. Does not allocate while nothing changes. */
public final class ActionPanel {
    private static final float GROUND_ALPHA = 0.88f;

    private final PlaytesterActions actions;
    private final List<ActionSign> rows = new ArrayList<>();
    private final List<ActionSign> buttons = new ArrayList<>();
    private final TextLine title;
    private final TextLine consoleKey;
    private final TextLine room;
    private final Explanation explanation;
    private PanelLayout layout = PanelLayout.of(InterfaceSize.of(1, 1, 1));
    private int grain = 1;
    private int roomVersion;
    private boolean isStale = true;
    private @Nullable ActionSign pointed;

    public ActionPanel(PlaytesterActions actions, PageContext parts) {
        this.actions = actions;
        title = parts.line(TextStyle.SMALL, "bench.panel.title");
        consoleKey = parts.line(TextStyle.SMALL, "bench.panel.console");
        room = parts.line(TextStyle.SMALL);
        explanation = new Explanation(actions, parts);
        PanelAction.ROWS.forEach(group -> group.forEach(action -> rows.add(new ActionSign(action, actions, parts))));
        PanelAction.STRIPS.forEach(
                strip -> strip.forEach(action -> buttons.add(new ActionSign(action, actions, parts))));
    }

    /** Updates the state for an entered floor. */
    public void enter() {
        isStale = true;
        rows.forEach(ActionSign::forget);
        buttons.forEach(ActionSign::forget);
    }

    /** Lays the panel out for a window. */
    public void resize(InterfaceSize size) {
        grain = size.grain();
        layout = PanelLayout.of(size);
        place(rows, layout.rows());
        place(buttons, layout.strips());
        explanation.resize(size);
    }

    private static void place(List<ActionSign> signs, List<List<LayoutBox>> boxes) {
        int next = 0;
        for (List<LayoutBox> group : boxes) {
            for (LayoutBox box : group) {
                signs.get(next++).place(box);
            }
        }
    }

    /** Draws the panel; the pane must have begun. */
    public void draw(UiPane pane) {
        LayoutBox box = layout.panel();
        pane.panel(box.x(), box.y(), box.width(), box.height(), grain, UiPalette.INK, UiPalette.STONE, GROUND_ALPHA);
        drawTitle(pane);
        drawRoom(pane);
        for (int i = 0; i < rows.size(); i++) {
            ActionSign sign = rows.get(i);
            sign.update();
            sign.drawRow(pane, grain, sign == pointed);
        }
        for (int i = 0; i < buttons.size(); i++) {
            ActionSign sign = buttons.get(i);
            sign.update();
            sign.drawButton(pane, grain, sign == pointed);
        }
        ActionSign explained = pointed;
        if (explained != null) {
            explanation.draw(pane, explained, box.right() + 2 * grain);
        }
    }

    private void drawTitle(UiPane pane) {
        LayoutBox box = layout.title();
        title.draw(pane.batch(), box.x() + 2f * grain, foot(box, title), UiPalette.GOLD, 1);
        float right = box.right() - 2 * grain - consoleKey.width();
        consoleKey.draw(pane.batch(), right, foot(box, consoleKey), UiPalette.BONE_DARK, 1);
    }

    private void drawRoom(UiPane pane) {
        int now = ActionState.AIMED_ROOM.version().applyAsInt(actions);
        if (isStale || now != roomVersion) {
            isStale = false;
            roomVersion = now;
            room.set(ActionState.AIMED_ROOM.words().apply(actions));
        }
        LayoutBox box = layout.room();
        pane.fill(box.x(), box.top() + Math.max(1, grain / 2), box.width(), Math.max(1, grain / 2), UiPalette.STONE, 1);
        int rgb = now == 0 ? UiPalette.BONE_DARK : UiPalette.GOLD;
        room.draw(pane.batch(), box.x() + 2f * grain, foot(box, room), rgb, 1);
    }

    private static float foot(LayoutBox box, TextLine line) {
        return box.y() + Math.round((box.height() - line.capHeight()) / 2);
    }

    /** Returns true if a point of the window is in the panel. */
    public boolean contains(float x, float y) {
        return layout.panel().contains(x, y);
    }

    /** Sets the mouse position. */
    public void pointerMoved(float x, float y) {
        pointed = at(x, y);
    }

    private @Nullable ActionSign at(float x, float y) {
        for (ActionSign sign : rows) {
            if (sign.box().contains(x, y)) {
                return sign;
            }
        }
        for (ActionSign sign : buttons) {
            if (sign.box().contains(x, y)) {
                return sign;
            }
        }
        return null;
    }

    /**
     * Returns the console line that a click at a point runs; it ends in a blank if it must be completed, and is empty
     * if there is none.
     */
    public String lineAt(float x, float y) {
        ActionSign sign = at(x, y);
        return sign == null ? "" : sign.action().line();
    }

    /** Returns the console line that a key runs, or an empty one; works while the panel is hidden too. */
    public static String lineOf(int keycode) {
        for (List<PanelAction> group : PanelAction.ROWS) {
            for (PanelAction action : group) {
                if (action.key() == keycode) {
                    return action.line();
                }
            }
        }
        return "";
    }

    /** Explains the pointed action beside the panel, and why it is impossible now. */
    private static final class Explanation {
        private static final int WIDTH = 300;

        private final PlaytesterActions actions;
        private final TextLine summary;
        private final TextLine against;
        private InterfaceSize size = InterfaceSize.of(1, 1, 1);

        Explanation(PlaytesterActions actions, PageContext parts) {
            this.actions = actions;
            summary = parts.line(TextStyle.SMALL);
            against = parts.line(TextStyle.SMALL);
        }

        void resize(InterfaceSize changed) {
            size = changed;
            summary.wrap(changed.pixels(WIDTH));
            against.wrap(changed.pixels(WIDTH));
        }

        /** Draws the explanation at a left side. */
        void draw(UiPane pane, ActionSign sign, int x) {
            summary.set(actions.run().texts().get(sign.explanationKey()));
            String why = sign.action().state().whyNot().apply(actions);
            against.set(why.isEmpty() ? "" : actions.run().texts().get(why));
            int padding = size.pixels(8);
            float height = summary.height() + (why.isEmpty() ? 0 : against.height() + padding) + 2 * padding;
            float width = Math.max(summary.width(), against.width()) + 2 * padding;
            float y = sign.box().top() - height;
            pane.panel(x, y, width, height, size.grain(), UiPalette.INK, UiPalette.STONE, 0.95f);
            float foot = y + height - padding - summary.capHeight();
            summary.draw(pane.batch(), x + padding, foot, UiPalette.BONE_LIGHT, 1);
            if (!why.isEmpty()) {
                against.draw(pane.batch(), x + padding, foot - summary.height() - padding, UiPalette.FLAME, 1);
            }
        }
    }

    /**
     * The layout of the action panel at the left of the window, between two parts of the HUD. Pure arithmetic.
     *
     * @param panel the whole panel
     * @param title the title line
     * @param room the line with the targeted trap room
     * @param rows a box for each action with a key, in groups
     * @param strips a box for each action without a key, side by side
     */
    record PanelLayout(
            LayoutBox panel,
            LayoutBox title,
            LayoutBox room,
            List<List<LayoutBox>> rows,
            List<List<LayoutBox>> strips) {
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

        /** Returns the largest row height that fits, since a large interface leaves less room. */
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
}
