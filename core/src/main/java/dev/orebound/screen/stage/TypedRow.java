package dev.orebound.screen.stage;

import com.badlogic.gdx.scenes.scene2d.ui.Value;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/** A row for typing a short text. */
public final class TypedRow extends FocusRow {
    private static final int MOST_LETTERS = 24;
    private static final float BLINK_SECONDS = 1;

    private final TypedText letters = new TypedText(MOST_LETTERS);
    private final TextLabel typed;
    private final TextLabel hint;
    private float seconds;

    /**
     * Makes a row.
     *
     * @param hint shown while nothing is typed
     * @param action runs on Enter
     */
    public TypedRow(RowLook look, TextLabel label, TextLabel hint, TextLabel typed, Runnable action) {
        super(look, action);
        this.hint = hint;
        this.typed = typed;
        add(label).padLeft(Value.percentWidth(0.02f, this)).padRight(Value.percentWidth(0.04f, this));
        add(new DrawnWidget(this::draw)).grow().pad(Value.percentHeight(0.12f, this));
    }

    /** Returns the typed text without surrounding blanks. */
    public String text() {
        return letters.text().strip();
    }

    /** Inserts letters, for example from the clipboard; letters that do not fit and other characters are left out. */
    public void insert(String pasted) {
        letters.insert(pasted);
        typed.set(letters.text());
    }

    @Override
    protected boolean takesText() {
        return true;
    }

    @Override
    protected void type(char letter) {
        letters.type(letter);
        typed.set(letters.text());
        seconds = 0;
    }

    @Override
    public void act(float frameSeconds) {
        super.act(frameSeconds);
        seconds += frameSeconds;
    }

    private void draw(UiPane pane, int x, int y, int width, int height, float alpha) {
        int grain = Math.max(1, height / 12);
        pane.panel(x, y, width, height, grain, UiPalette.INK, isFocused() ? UiPalette.GOLD : UiPalette.STONE, alpha);
        boolean isEmpty = letters.text().isEmpty();
        TextLabel shown = isEmpty ? hint : typed;
        float left = x + 4f * grain;
        shown.drawAt(pane, left, y + (height - shown.getPrefHeight()) / 2, alpha);
        if (isFocused() && seconds % BLINK_SECONDS < BLINK_SECONDS / 2) {
            float caret = left + (isEmpty ? -1.5f * grain : typed.getPrefWidth() + grain);
            pane.fill(caret, y + 3f * grain, Math.max(1, grain / 2), height - 6f * grain, UiPalette.GOLD, alpha);
        }
    }
}
