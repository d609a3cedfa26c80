package dev.orebound.workbench.panel;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.workbench.action.PlaytesterActions;

/** Draws an action: as a row with key, name and state, or as a button with its name alone. */
final class ActionSign {
    private static final int KEY_GRAINS = 11;

    private final PanelAction action;
    private final PlaytesterActions actions;
    private final String explanationKey;
    private final TextLine key;
    private final TextLine name;
    private final TextLine state;
    private LayoutBox box = new LayoutBox(0, 0, 1, 1);
    private int version;
    private boolean isStale = true;
    private boolean isPossible = true;

    ActionSign(PanelAction action, PlaytesterActions actions, PageContext parts) {
        this.action = action;
        this.actions = actions;
        explanationKey = "bench.command." + firstWord(action.line());
        key = parts.said(TextStyle.SMALL, action.key() == PanelAction.NO_KEY ? "" : Keys.toString(action.key()));
        name = parts.line(TextStyle.SMALL, "bench.hand." + action.id());
        state = parts.line(TextStyle.SMALL);
    }

    /** Returns the command of a line. */
    private static String firstWord(String line) {
        String stripped = line.strip();
        int end = stripped.indexOf(' ');
        return end < 0 ? stripped : stripped.substring(0, end);
    }

    PanelAction action() {
        return action;
    }

    /** Returns the text key of its explanation. */
    String explanationKey() {
        return explanationKey;
    }

    void place(LayoutBox changed) {
        box = changed;
    }

    LayoutBox box() {
        return box;
    }

    /** Forgets the shown state, because a floor was entered. */
    void forget() {
        isStale = true;
    }

    /** Updates the shown state. */
    void update() {
        int now = action.state().version().applyAsInt(actions);
        if (isStale || now != version) {
            isStale = false;
            version = now;
            isPossible = action.state().whyNot().apply(actions).isEmpty();
            state.set(action.state().words().apply(actions));
        }
    }

    void drawRow(UiPane pane, int grain, boolean isPointedAt) {
        if (isPointedAt) {
            pane.fill(box.x(), box.y(), box.width(), box.height(), UiPalette.STONE, 0.8f);
        }
        float foot = foot();
        int x = box.x() + 2 * grain;
        key.draw(pane.batch(), x, foot, isPossible ? UiPalette.GOLD : UiPalette.BONE_DARK, 1);
        name.draw(pane.batch(), x + KEY_GRAINS * grain, foot, rgb(isPointedAt), 1);
        float right = box.right() - 2 * grain - state.width();
        state.draw(pane.batch(), right, foot, isPossible ? UiPalette.BONE : UiPalette.BONE_DARK, 1);
    }

    void drawButton(UiPane pane, int grain, boolean isPointedAt) {
        int ground = isPointedAt ? UiPalette.STONE : UiPalette.STONE_DARK;
        pane.panel(box.x(), box.y(), box.width(), box.height(), Math.max(1, grain / 2), ground, UiPalette.STONE, 1);
        float x = box.x() + Math.round((box.width() - name.width()) / 2);
        name.draw(pane.batch(), x, foot(), rgb(isPointedAt), 1);
    }

    private float foot() {
        return box.y() + Math.round((box.height() - name.capHeight()) / 2);
    }

    private int rgb(boolean isPointedAt) {
        if (!isPossible) {
            return UiPalette.BONE_DARK;
        }
        return isPointedAt ? UiPalette.GOLD_LIGHT : UiPalette.BONE_LIGHT;
    }
}
