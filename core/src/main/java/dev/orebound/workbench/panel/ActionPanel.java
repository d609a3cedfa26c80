package dev.orebound.workbench.panel;

import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.workbench.action.PlaytesterActions;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The panel at the left of the window: each hand with its key and how it stands. Makes no garbage while nothing changes. */
public final class ActionPanel {
    private static final float GROUND_ALPHA = 0.88f;

    private final PlaytesterActions hands;
    private final List<ActionSign> rows = new ArrayList<>();
    private final List<ActionSign> buttons = new ArrayList<>();
    private final ActionState aimedRoom = new ActionState.AimedRoom();
    private final TextLine title;
    private final TextLine consoleKey;
    private final TextLine room;
    private final Explanation explanation;
    private PanelLayout layout = PanelLayout.of(InterfaceSize.of(1, 1, 1));
    private int grain = 1;
    private int roomVersion;
    private boolean isStale = true;
    private @Nullable ActionSign pointed;

    public ActionPanel(PlaytesterActions hands, PageContext parts) {
        this.hands = hands;
        title = parts.line(TextStyle.SMALL, "bench.panel.title");
        consoleKey = parts.line(TextStyle.SMALL, "bench.panel.console");
        room = parts.line(TextStyle.SMALL);
        explanation = new Explanation(hands, parts);
        PanelAction.ROWS.forEach(group -> group.forEach(hand -> rows.add(new ActionSign(hand, hands, parts))));
        PanelAction.STRIPS.forEach(strip -> strip.forEach(hand -> buttons.add(new ActionSign(hand, hands, parts))));
    }

    /** A floor was entered. */
    public void enter() {
        isStale = true;
        rows.forEach(ActionSign::forget);
        buttons.forEach(ActionSign::forget);
    }

    /** Lays it out. */
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

    /** Draws it; the pane has begun. */
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
        int now = aimedRoom.version(hands);
        if (isStale || now != roomVersion) {
            isStale = false;
            roomVersion = now;
            room.set(aimedRoom.words(hands));
        }
        LayoutBox box = layout.room();
        pane.fill(box.x(), box.top() + Math.max(1, grain / 2), box.width(), Math.max(1, grain / 2), UiPalette.STONE, 1);
        int rgb = now == 0 ? UiPalette.BONE_DARK : UiPalette.GOLD;
        room.draw(pane.batch(), box.x() + 2f * grain, foot(box, room), rgb, 1);
    }

    private static float foot(LayoutBox box, TextLine line) {
        return box.y() + Math.round((box.height() - line.capHeight()) / 2);
    }

    /** True if a place of the window is the panel's. */
    public boolean contains(float x, float y) {
        return layout.panel().contains(x, y);
    }

    /** Takes in where the mouse is. */
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

    /** The line that a click at a place runs, or one to be gone on with, or an empty one. */
    public String lineAt(float x, float y) {
        ActionSign sign = at(x, y);
        return sign == null ? "" : sign.hand().line();
    }

    /** The line that a key runs, or an empty one; also while the panel is hidden. */
    public static String lineOf(int keycode) {
        for (List<PanelAction> group : PanelAction.ROWS) {
            for (PanelAction hand : group) {
                if (hand.key() == keycode) {
                    return hand.line();
                }
            }
        }
        return "";
    }
}
