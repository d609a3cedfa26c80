package dev.orebound.screen.settings;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.ConfirmDialog;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.page.PageScaffold;
import dev.orebound.screen.page.ScrollGrid;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The page on which keys are changed: each action with its one or two keys, and a row at the end that restores the
 * defaults.
 */
public final class KeysPage implements GameScreen {
    private static final int ROW_UNITS = 42;
    private static final int GAP_UNITS = 4;
    private static final int WIDTH_UNITS = 780;
    private static final int FIXED_KEY = Keys.ESCAPE;

    private final PageContext parts;
    private final PageScaffold frame;
    private final KeyChange change;
    private final Runnable changed;
    private final Runnable leave;
    private final ConfirmDialog question;
    private final ScrollGrid shelf = new ScrollGrid();
    private final List<ActionLine> lines = new ArrayList<>();
    private final TextLine reset;
    private int slot;

    /**
     * Creates the page.
     *
     * @param changed runs whenever keys have changed, to save them
     */
    public KeysPage(PageContext parts, Runnable changed, Runnable leave) {
        this.parts = parts;
        this.changed = changed;
        this.leave = leave;
        frame = new PageScaffold(
                parts, parts.texts().get("keys.title"), parts.texts().get("keys.help"));
        change = new KeyChange(parts.bindings(), FIXED_KEY);
        question = new ConfirmDialog(
                parts, parts.texts().get("keys.take"), parts.texts().get("keys.leave"));
        reset = parts.line(TextStyle.BODY, "keys.reset");
        for (GameAction action : GameAction.values()) {
            lines.add(new ActionLine(parts, action));
        }
        shelf.fill(lines.size() + 1);
    }

    @Override
    public void resize(InterfaceSize size) {
        frame.resize(size);
        LayoutBox body = frame.body();
        int width = Math.min(body.width(), size.pixels(WIDTH_UNITS));
        LayoutBox area = new LayoutBox(body.x() + (body.width() - width) / 2, body.y(), width, body.height());
        shelf.layOut(area, width, size.pixels(ROW_UNITS), size.pixels(GAP_UNITS), size.grain());
        question.resize(size);
    }

    @Override
    public void draw(float seconds) {
        UiPane pane = parts.pane();
        pane.begin();
        frame.draw(pane, seconds);
        int grain = frame.size().grain();
        for (int i = 0; i < shelf.slots(); i++) {
            int row = shelf.at(i);
            if (row >= 0 && row < lines.size()) {
                boolean isWaiting = change.state() == KeyChange.KeyChangeState.WAITING;
                int place = row == shelf.selected() ? slot : -1;
                lines.get(row).draw(pane, shelf.box(i), grain, place, isWaiting, frame.shown());
            } else if (row == lines.size()) {
                drawReset(pane, shelf.box(i), grain);
            }
        }
        shelf.drawBar(pane, frame.shown());
        if (change.state() == KeyChange.KeyChangeState.ASKING) {
            question.draw(pane, frame.size());
        }
        pane.end();
    }

    private void drawReset(UiPane pane, LayoutBox box, int grain) {
        boolean isSelected = shelf.selected() == lines.size();
        if (isSelected) {
            pane.panel(
                    box.x(),
                    box.y(),
                    box.width(),
                    box.height(),
                    grain,
                    UiPalette.STONE_DARK,
                    UiPalette.STONE_LIGHT,
                    0.85f);
        }
        float foot = box.y() + Math.round((box.height() - reset.capHeight()) / 2f);
        reset.drawShadowed(
                pane.batch(), box.x() + 5f * grain, foot, isSelected ? UiPalette.GOLD : UiPalette.BONE, frame.shown());
    }

    private void keysChanged() {
        lines.forEach(ActionLine::refresh);
        changed.run();
        parts.sounds().play("ui_confirm");
    }

    private void press(int key) {
        if (change.press(key)) {
            keysChanged();
        } else if (change.state() == KeyChange.KeyChangeState.ASKING) {
            GameAction taken = change.taken();
            String does = taken == null ? "" : parts.texts().get("key." + taken.id());
            String wants = parts.texts().get("key." + change.action().id());
            question.ask(parts.texts().format("keys.conflict", KeyName.of(change.wanted()), does, wants));
            question.resize(frame.size());
        }
    }

    private void answer(ConfirmDialog.Answer answer) {
        if (answer == ConfirmDialog.Answer.YES && change.confirm()) {
            keysChanged();
        } else if (answer == ConfirmDialog.Answer.NO) {
            change.cancel();
        }
    }

    private void choose() {
        if (shelf.selected() == lines.size()) {
            parts.bindings().reset();
            keysChanged();
        } else if (change.begin(lines.get(shelf.selected()).action(), slot)) {
            slot = change.slot();
        }
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        if (change.state() == KeyChange.KeyChangeState.WAITING) {
            press(keycode);
        } else if (change.state() == KeyChange.KeyChangeState.ASKING) {
            answer(question.keyDown(keycode));
        } else if (frame.isLeftBy(keycode, action)) {
            leave.run();
        } else {
            walk(keycode);
        }
    }

    private void walk(int keycode) {
        switch (keycode) {
            case Keys.ENTER, Keys.NUMPAD_ENTER, Keys.SPACE, Keys.E -> choose();
            case Keys.LEFT, Keys.A -> slot = 0;
            case Keys.RIGHT, Keys.D -> slot = KeyChange.MOST - 1;
            case Keys.BACKSPACE, Keys.FORWARD_DEL -> {
                if (shelf.selected() < lines.size()
                        && change.clear(lines.get(shelf.selected()).action(), slot)) {
                    keysChanged();
                }
            }
            default -> {
                if (shelf.keyDown(keycode)) {
                    parts.sounds().play("ui_move");
                }
            }
        }
    }

    @Override
    public void pointerMoved(float x, float y) {
        frame.pointerMoved(x, y);
        question.pointerMoved(x, y);
        if (change.state() == KeyChange.KeyChangeState.RESTING && shelf.placeAt(x, y) >= 0) {
            shelf.point(x, y);
            slot = ActionLine.placeAt(shelf.box(0), x);
        }
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        if (change.state() == KeyChange.KeyChangeState.WAITING) {
            press(KeyName.FIRST_BUTTON + button);
        } else if (change.state() == KeyChange.KeyChangeState.ASKING) {
            answer(question.pointerDown(x, y));
        } else if (frame.isLeftAt(x, y)) {
            leave.run();
        } else if (shelf.placeAt(x, y) >= 0) {
            choose();
        }
    }

    @Override
    public void wheelTurned(int notches) {
        if (change.state() == KeyChange.KeyChangeState.RESTING) {
            shelf.scroll(notches);
        }
    }

    @Override
    public void loseFocus() {
        change.cancel();
    }

    /** One action with its keys. */
    private static final class ActionLine {
        /** Start of the first key and width of each, as shares of the row. */
        private static final float PLACES_FROM = 0.44f;

        private static final float PLACE_WIDE = 0.27f;

        private final PageContext parts;
        private final GameAction action;
        private final TextLine name;
        private final TextLine waiting;
        private final List<TextLine> keys = new ArrayList<>();

        ActionLine(PageContext parts, GameAction action) {
            this.parts = parts;
            this.action = action;
            name = parts.line(TextStyle.BODY, "key." + action.id());
            waiting = parts.line(TextStyle.SMALL, "keys.waiting");
            for (int i = 0; i < KeyChange.MOST; i++) {
                keys.add(parts.line(TextStyle.SMALL));
            }
            refresh();
        }

        GameAction action() {
            return action;
        }

        /** Updates the shown keys. */
        void refresh() {
            List<Integer> bound = parts.bindings().keysOf(action);
            for (int i = 0; i < keys.size(); i++) {
                boolean isNone = i == 0 && bound.isEmpty();
                String none = isNone ? parts.texts().get("keys.none") : "";
                keys.get(i).set(i < bound.size() ? KeyName.of(bound.get(i)) : none);
            }
        }

        private static int placeX(LayoutBox row, int place) {
            return row.x() + Math.round(row.width() * (PLACES_FROM + place * (PLACE_WIDE + 0.01f)));
        }

        /** Returns the key slot at a position of the row, or the nearest one. */
        static int placeAt(LayoutBox row, float x) {
            return x < placeX(row, 1) ? 0 : 1;
        }

        /**
         * Draws the row.
         *
         * @param place the selected slot, below 0 for none
         * @param isWaiting true while it waits for a key
         */
        void draw(UiPane pane, LayoutBox row, int grain, int place, boolean isWaiting, float alpha) {
            boolean isSelected = place >= 0;
            if (isSelected) {
                pane.panel(
                        row.x(),
                        row.y(),
                        row.width(),
                        row.height(),
                        grain,
                        UiPalette.STONE_DARK,
                        UiPalette.STONE_LIGHT,
                        0.85f * alpha);
            }
            float foot = row.y() + Math.round((row.height() - name.capHeight()) / 2f);
            name.drawShadowed(
                    pane.batch(), row.x() + 5f * grain, foot, isSelected ? UiPalette.GOLD : UiPalette.BONE, alpha);
            int wide = Math.round(row.width() * PLACE_WIDE);
            int inset = 2 * grain;
            for (int i = 0; i < keys.size(); i++) {
                int x = placeX(row, i);
                boolean isChosen = i == place;
                int rim = isChosen ? UiPalette.GOLD : UiPalette.STONE;
                pane.panel(
                        x, row.y() + inset, wide, row.height() - 2f * inset, grain, UiPalette.INK, rim, 0.95f * alpha);
                TextLine shown = isChosen && isWaiting ? waiting : keys.get(i);
                int ink = isChosen && isWaiting ? UiPalette.FLAME : isChosen ? UiPalette.BONE_LIGHT : UiPalette.BONE;
                float keyFoot = row.y() + Math.round((row.height() - shown.capHeight()) / 2f);
                shown.drawShadowed(pane.batch(), x + (wide - shown.width()) / 2, keyFoot, ink, alpha);
            }
        }
    }
}
