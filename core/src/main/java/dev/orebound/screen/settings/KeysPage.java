package dev.orebound.screen.settings;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.settings.KeyChange.KeyChangeState;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.RowScroll;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.floor.PagePlace;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The page on which keys are changed: each action with its one or two keys and its button of a gamepad, and a row at
 * the end that restores the defaults.
 */
public final class KeysPage extends FramedPage {
    private static final int ROW_UNITS = 42;
    private static final int GAP_UNITS = 4;
    private static final int WIDTH_UNITS = 790;
    private static final int KEY_UNITS = 156;
    private static final int SLOTS = KeyChange.PAD_SLOT + 1;

    private final KeyChange change;
    private final Runnable changed;
    private final Runnable leave;
    private final List<KeySlot> slots = new ArrayList<>();
    /** The version of the bindings that is shown. */
    private int version;

    /** The slot of one key of an action. */
    private record KeySlot(GameAction action, int place, FocusRow row, TextLabel key) {}

    /**
     * Creates the page.
     *
     * @param changed runs whenever keys have changed, to save them
     */
    public KeysPage(PageContext parts, Runnable changed, Runnable leave) {
        super(parts, PagePlace.WALL, parts.texts().get("keys.title"), () -> parts.told("keys.help"));
        this.changed = changed;
        this.leave = leave;
        change = new KeyChange(parts.bindings());
        RowScroll scroll = new RowScroll(parts.skin(), units(ROW_UNITS + GAP_UNITS));
        Table rows = scroll.rows();
        rows.defaults().height(units(ROW_UNITS)).padTop(units(GAP_UNITS / 2f)).padBottom(units(GAP_UNITS / 2f));
        for (GameAction action : GameAction.values()) {
            rows.add(label("body", parts.texts().get("key." + action.id()))
                            .fitted()
                            .unspoken())
                    .growX();
            for (int place = 0; place < SLOTS; place++) {
                KeySlot slot = slot(action, place);
                slots.add(slot);
                rows.add(slot.row).width(units(KEY_UNITS)).padLeft(units(GAP_UNITS));
            }
            rows.row();
        }
        FocusRow reset = row("menu", this::reset);
        reset.add(label("back", parts.texts().get("keys.reset"))).growX().padLeft(units(12));
        rows.add(reset).growX().colspan(1 + SLOTS);
        scrolls(scroll);
        body().top().add(scroll).width(units(WIDTH_UNITS)).height(new PixelValue(() -> scroll.wholeRows(bodyHeight())));
        refresh();
    }

    private KeySlot slot(GameAction action, int place) {
        TextLabel key = label("key", "").fitted().align(Align.center);
        FocusRow row = row("slot", () -> {
            if (change.begin(action, place)) {
                refresh();
            }
        });
        row.about(parts().texts().get("key." + action.id())).add(key).growX();
        return new KeySlot(action, place, row, key);
    }

    private String name(int key) {
        return parts().bindings().nameOf(key);
    }

    /** Updates the shown keys. */
    private void refresh() {
        version = parts().bindings().version();
        boolean isWaiting = change.state() == KeyChangeState.WAITING;
        for (KeySlot slot : slots) {
            int bound = change.keyOf(slot.action, slot.place);
            boolean isNone = slot.place == 0 && bound == KeyName.NO_KEY;
            String none = isNone ? parts().texts().get("keys.none") : "";
            boolean isChanged = isWaiting && slot.action == change.action() && slot.place == change.slot();
            String shown = bound == KeyName.NO_KEY ? none : name(bound);
            slot.key.set(isChanged ? parts().texts().get("keys.waiting") : shown);
            if (isChanged) {
                focus().choose(slot.row);
            }
        }
    }

    private void keysChanged() {
        changed.run();
        parts().sounds().play("ui_confirm");
    }

    private void reset() {
        parts().bindings().reset();
        keysChanged();
        refresh();
    }

    private void press(int key) {
        if (change.press(key)) {
            keysChanged();
        } else if (change.state() == KeyChangeState.ASKING) {
            GameAction taken = change.taken();
            String does = taken == null ? "" : parts().texts().get("key." + taken.id());
            String wants = parts().texts().get("key." + change.action().id());
            ask(
                    parts().texts().format("keys.conflict", name(change.wanted()), does, wants),
                    parts().texts().get("keys.take"),
                    parts().texts().get("keys.leave"),
                    () -> {
                        if (change.confirm()) {
                            keysChanged();
                        }
                        refresh();
                    },
                    change::cancel);
        }
        refresh();
    }

    private void clear() {
        for (KeySlot slot : slots) {
            if (slot.row == focus().focused() && change.clear(slot.action, slot.place)) {
                keysChanged();
            }
        }
        refresh();
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        if (change.state() == KeyChangeState.WAITING) {
            press(keycode);
        } else if (!isAsking() && (keycode == Keys.BACKSPACE || keycode == Keys.FORWARD_DEL)) {
            clear();
        } else {
            super.keyDown(keycode, action);
        }
    }

    @Override
    public boolean awaits(int keycode) {
        return change.state() == KeyChangeState.WAITING || super.awaits(keycode);
    }

    @Override
    public void draw(float seconds) {
        if (version != parts().bindings().version()) {
            refresh();
        }
        super.draw(seconds);
    }

    @Override
    public void pointerMoved(float x, float y) {
        if (change.state() != KeyChangeState.WAITING) {
            super.pointerMoved(x, y);
        }
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        if (change.state() == KeyChangeState.WAITING) {
            press(KeyName.FIRST_BUTTON + button);
        } else {
            super.pointerDown(x, y, button);
        }
    }

    @Override
    public void loseFocus() {
        refuse();
        change.cancel();
        refresh();
    }

    @Override
    protected void leave() {
        leave.run();
    }
}
