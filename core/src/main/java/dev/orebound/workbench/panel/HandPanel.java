package dev.orebound.workbench.panel;

import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.pane.Ink;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.workbench.hand.Hands;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The panel at the left of the window: each hand with its key and how it stands. Makes no garbage while nothing changes. */
public final class HandPanel {
    private static final float GROUND_ALPHA = 0.88f;

    private final Hands hands;
    private final List<HandSign> rows = new ArrayList<>();
    private final List<HandSign> buttons = new ArrayList<>();
    private final RowState aimedRoom = new RowState.AimedRoom();
    private final TextLine title;
    private final TextLine consoleKey;
    private final TextLine room;
    private final Explanation explanation;
    private PanelLayout layout = PanelLayout.of(InterfaceSize.of(1, 1, 1));
    private int grain = 1;
    private int roomVersion;
    private boolean isStale = true;
    private @Nullable HandSign pointed;

    public HandPanel(Hands hands, PageContext parts) {
        this.hands = hands;
        title = parts.line(TextStyle.SMALL, "bench.panel.title");
        consoleKey = parts.line(TextStyle.SMALL, "bench.panel.console");
        room = parts.line(TextStyle.SMALL);
        explanation = new Explanation(hands, parts);
        Hand.ROWS.forEach(group -> group.forEach(hand -> rows.add(new HandSign(hand, hands, parts))));
        Hand.STRIPS.forEach(strip -> strip.forEach(hand -> buttons.add(new HandSign(hand, hands, parts))));
    }

    /** A floor was entered. */
    public void enter() {
        isStale = true;
        rows.forEach(HandSign::forget);
        buttons.forEach(HandSign::forget);
    }

    /** Lays it out. */
    public void resize(InterfaceSize size) {
        grain = size.grain();
        layout = PanelLayout.of(size);
        place(rows, layout.rows());
        place(buttons, layout.strips());
        explanation.resize(size);
    }

    private static void place(List<HandSign> signs, List<List<LayoutBox>> boxes) {
        int next = 0;
        for (List<LayoutBox> group : boxes) {
            for (LayoutBox box : group) {
                signs.get(next++).place(box);
            }
        }
    }

    /** Draws it; the pane has begun. */
    public void draw(Pane pane) {
        LayoutBox box = layout.panel();
        pane.panel(box.x(), box.y(), box.width(), box.height(), grain, Ink.INK, Ink.STONE, GROUND_ALPHA);
        drawTitle(pane);
        drawRoom(pane);
        for (int i = 0; i < rows.size(); i++) {
            HandSign sign = rows.get(i);
            sign.update();
            sign.drawRow(pane, grain, sign == pointed);
        }
        for (int i = 0; i < buttons.size(); i++) {
            HandSign sign = buttons.get(i);
            sign.update();
            sign.drawButton(pane, grain, sign == pointed);
        }
        HandSign explained = pointed;
        if (explained != null) {
            explanation.draw(pane, explained, box.right() + 2 * grain);
        }
    }

    private void drawTitle(Pane pane) {
        LayoutBox box = layout.title();
        title.draw(pane.batch(), box.x() + 2f * grain, foot(box, title), Ink.GOLD, 1);
        float right = box.right() - 2 * grain - consoleKey.width();
        consoleKey.draw(pane.batch(), right, foot(box, consoleKey), Ink.BONE_DARK, 1);
    }

    private void drawRoom(Pane pane) {
        int now = aimedRoom.version(hands);
        if (isStale || now != roomVersion) {
            isStale = false;
            roomVersion = now;
            room.set(aimedRoom.words(hands));
        }
        LayoutBox box = layout.room();
        pane.fill(box.x(), box.top() + Math.max(1, grain / 2), box.width(), Math.max(1, grain / 2), Ink.STONE, 1);
        int rgb = now == 0 ? Ink.BONE_DARK : Ink.GOLD;
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

    private @Nullable HandSign at(float x, float y) {
        for (HandSign sign : rows) {
            if (sign.box().contains(x, y)) {
                return sign;
            }
        }
        for (HandSign sign : buttons) {
            if (sign.box().contains(x, y)) {
                return sign;
            }
        }
        return null;
    }

    /** The line that a click at a place runs, or one to be gone on with, or an empty one. */
    public String lineAt(float x, float y) {
        HandSign sign = at(x, y);
        return sign == null ? "" : sign.hand().line();
    }

    /** The line that a key runs, or an empty one; also while the panel is hidden. */
    public static String lineOf(int keycode) {
        for (List<Hand> group : Hand.ROWS) {
            for (Hand hand : group) {
                if (hand.key() == keycode) {
                    return hand.line();
                }
            }
        }
        return "";
    }
}
