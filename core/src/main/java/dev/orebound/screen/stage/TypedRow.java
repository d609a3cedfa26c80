package dev.orebound.screen.stage;

import com.badlogic.gdx.scenes.scene2d.ui.Value;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/** A row for typing a short text. */
public final class TypedRow extends FocusRow {
    private static final int MOST_LETTERS = 24;
    private static final float BLINK_SECONDS = 1;

    /** A mark after the text before the caret, because trailing blanks have no width of their own. */
    private static final String END = "|";

    private final TypedText letters;
    private final TextLabel typed;
    private final TextLabel beforeCaret;
    private final TextLabel end;
    private final TextLabel hint;
    private float seconds;

    /**
     * Makes a row.
     *
     * @param hint shown while nothing is typed
     * @param action runs on Enter
     */
    public TypedRow(RowLook look, TextLabel label, TextLabel hint, TextLabel typed, Runnable action) {
        this(look, label, hint, typed, new TypedText(MOST_LETTERS), action);
    }

    /** Makes a row for letters that others may change, too, if they then call {@link #refresh}. */
    public TypedRow(
            RowLook look, TextLabel label, TextLabel hint, TextLabel typed, TypedText letters, Runnable action) {
        super(look, action);
        this.hint = hint;
        this.typed = typed;
        this.letters = letters;
        beforeCaret = typed.alike(END);
        end = typed.alike(END);
        add(label).padLeft(Value.percentHeight(0.22f, this)).padRight(Value.percentHeight(0.43f, this));
        add(new DrawnWidget(this::draw)).grow().pad(Value.percentHeight(0.12f, this));
    }

    /** Returns the typed text without surrounding blanks. */
    public String text() {
        return letters.text().strip();
    }

    /** Inserts letters, for example from the clipboard; letters that do not fit and other characters are left out. */
    public void insert(String pasted) {
        letters.insert(pasted);
        refresh();
    }

    /** Shows the letters and the caret as they are now. */
    public void refresh() {
        typed.set(letters.text());
        beforeCaret.set(letters.text().substring(0, letters.caret()) + END);
        seconds = 0;
    }

    @Override
    protected boolean takesText() {
        return true;
    }

    @Override
    protected void type(char letter) {
        letters.type(letter);
        refresh();
    }

    @Override
    public void act(float frameSeconds) {
        super.act(frameSeconds);
        seconds += frameSeconds;
    }

    private void draw(UiPane pane, int x, int y, int width, int height, float alpha) {
        int grain = Math.max(1, height / 12);
        pane.panel(x, y, width, height, grain, UiPalette.INK, isFocused() ? UiPalette.GOLD : UiPalette.STONE, alpha);
        boolean isEmpty = typed.text().isEmpty();
        TextLabel shown = isEmpty ? hint : typed;
        float left = x + 4f * grain;
        shown.drawAt(pane, left, y + (height - shown.getPrefHeight()) / 2, alpha);
        boolean isLit = seconds % BLINK_SECONDS < BLINK_SECONDS / 2;
        float caretAlpha = pane.flashes().blink(isLit, 1, 0);
        if (isFocused() && caretAlpha > 0) {
            float caret =
                    left + (isEmpty ? -1.5f * grain : beforeCaret.getPrefWidth() - end.getPrefWidth() + grain / 2f);
            pane.fill(
                    caret,
                    y + 3f * grain,
                    Math.max(1, grain / 2),
                    height - 6f * grain,
                    UiPalette.GOLD,
                    caretAlpha * alpha);
        }
    }
}
