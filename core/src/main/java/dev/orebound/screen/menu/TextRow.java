package dev.orebound.screen.menu;

import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/** A row for typing a short text. */
public final class TextRow implements MenuRow {
    private static final int MOST_LETTERS = 24;
    private static final float BLINK_SECONDS = 1;
    private static final float FIELD_FROM = 0.22f;

    private final TextLine label;
    private final TextLine hint;
    private final TypedText letters = new TypedText(MOST_LETTERS);
    private final TextLine typed;
    private final Runnable action;
    private float seconds;
    private boolean selected;

    /**
     * Creates a row.
     *
     * @param hintText shown while nothing is typed
     * @param action runs on Enter
     */
    public TextRow(FontSet fonts, String labelText, String hintText, Runnable action) {
        this.label = new TextLine(fonts, TextStyle.HEADING, labelText);
        this.hint = new TextLine(fonts, TextStyle.SMALL, hintText);
        this.typed = new TextLine(fonts, TextStyle.BODY);
        this.action = action;
    }

    /** Returns the typed text without surrounding blanks. */
    public String text() {
        return typed.text().strip();
    }

    /** Inserts letters, for example from the clipboard; letters that do not fit and other characters are left out. */
    public void insert(String pasted) {
        letters.insert(pasted);
        typed.set(letters.text());
    }

    @Override
    public boolean takesText() {
        return true;
    }

    @Override
    public void type(char letter) {
        letters.type(letter);
        typed.set(letters.text());
        seconds = 0;
    }

    @Override
    public void choose() {
        action.run();
    }

    @Override
    public void leave() {
        selected = false;
    }

    @Override
    public void update(float frameSeconds) {
        seconds += frameSeconds;
    }

    @Override
    public void enter() {
        selected = true;
    }

    @Override
    public void draw(UiPane pane, LayoutBox box, int grain, int rgb) {
        float foot = box.y() + Math.round((box.height() - label.capHeight()) / 2f);
        label.drawShadowed(pane.batch(), box.x() + 6f * grain, foot, rgb, 1);
        int x = box.x() + Math.max(Math.round(box.width() * FIELD_FROM), Math.round(label.width()) + 12 * grain);
        int width = box.right() - x - 4 * grain;
        int y = box.y() + 2 * grain;
        int height = box.height() - 4 * grain;
        pane.panel(x, y, width, height, grain, UiPalette.INK, selected ? rgb : UiPalette.STONE, 0.95f);
        TextLine shown = typed.text().isEmpty() ? hint : typed;
        float textFoot = y + Math.round((height - shown.capHeight()) / 2f);
        int shownRgb = shown == hint ? UiPalette.BONE_DARK : UiPalette.BONE_LIGHT;
        shown.draw(pane.batch(), x + 4f * grain, textFoot, shownRgb, 1);
        if (selected && seconds % BLINK_SECONDS < BLINK_SECONDS / 2) {
            float caret = x + 4f * grain + (shown == hint ? -1.5f * grain : typed.width() + grain);
            pane.fill(caret, y + 3f * grain, Math.max(1, grain / 2), height - 6f * grain, UiPalette.GOLD, 1);
        }
    }
}
