package dev.orebound.screen.stage;

import com.badlogic.gdx.scenes.scene2d.ui.Value;
import dev.orebound.chance.Seed;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.List;

/** A row for typing a text. Of a text that is longer than the row, the part about the caret is seen. */
public final class TypedRow extends FocusRow {
    private static final float BLINK_SECONDS = 1;
    private static final float NOTE_SECONDS = 4;

    /** The most chars on either side of the caret that a row can show; more are not laid out. */
    private static final int MOST_SHOWN = 160;

    /** A mark after the text before the caret, because trailing blanks have no width of their own. */
    private static final String END = "|";

    private final TypedText letters;
    private final TextLabel typed;
    private final TextLabel beforeCaret;
    private final TextLabel end;
    private final TextLabel hint;
    private final TextLabel note;
    private float seconds;
    private float noteSeconds;

    /** The first char that is seen. */
    private int from;

    /** The width for which the seen part was chosen; 0 to choose it again. */
    private float seenWidth;

    /**
     * Makes a row for a seed.
     *
     * @param hint shown while nothing is typed
     * @param action runs on Enter
     */
    public TypedRow(RowLook look, TextLabel label, TextLabel hint, TextLabel typed, Runnable action) {
        this(look, label, hint, typed, new TypedText(Seed.LONGEST_TEXT), action);
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
        note = typed.alike("");
        add(label).padLeft(Value.percentHeight(0.22f, this)).padRight(Value.percentHeight(0.43f, this));
        add(new DrawnWidget(this::draw)).grow().pad(Value.percentHeight(0.12f, this));
    }

    /** Returns the typed text without surrounding blanks. */
    public String text() {
        return letters.text().strip();
    }

    /**
     * Inserts a text as a whole, for example from the clipboard. Line breaks around it are left out.
     *
     * @param unreadable what the row says, and nothing is inserted, if the text holds characters that cannot be typed
     * @param tooLong what it says if there is no place for the text
     */
    public void insert(String pasted, String unreadable, String tooLong) {
        String line = pasted.replaceAll("^\\p{Cc}+|\\p{Cc}+$", "");
        if (!TypedText.takes(line)) {
            note(unreadable);
        } else if (!letters.hasPlaceFor(line)) {
            note(tooLong);
        } else {
            letters.insert(line);
            refresh();
        }
    }

    private void note(String words) {
        note.set(words);
        noteSeconds = NOTE_SECONDS;
    }

    /** Returns what the row says about the text that was pasted last; empty if there is nothing to say. */
    public String note() {
        return noteSeconds > 0 ? note.text() : "";
    }

    /** Shows the letters and the caret as they are now. */
    public void refresh() {
        seenWidth = 0;
        noteSeconds = 0;
        seconds = 0;
    }

    @Override
    public void addWords(List<String> words) {
        super.addWords(words);
        String shown = text();
        words.add(noteSeconds > 0 ? note.text() : shown.isEmpty() ? hint.text() : shown);
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
        noteSeconds = Math.max(0, noteSeconds - frameSeconds);
    }

    /**
     * Chooses the part of the text that is seen: it holds the caret and begins as near as possible to where it began.
     */
    private void choosePart(float width) {
        seenWidth = width;
        String text = letters.text();
        int caret = letters.caret();
        from = text.length() <= MOST_SHOWN
                ? Math.min(from, caret)
                : Math.max(caret - MOST_SHOWN, Math.min(from, caret));
        from = from > 0 && from < text.length() && Character.isLowSurrogate(text.charAt(from)) ? from + 1 : from;
        showBeforeCaret(text, caret);
        while (from < caret && widthBeforeCaret() > width) {
            from = text.offsetByCodePoints(from, 1);
            showBeforeCaret(text, caret);
        }
        while (from > 0 && hasPlaceBefore(text, caret, width)) {
            from = text.offsetByCodePoints(from, -1);
        }
        showBeforeCaret(text, caret);
        int to = Math.min(text.length(), caret + MOST_SHOWN);
        to = to < text.length() && Character.isLowSurrogate(text.charAt(to)) ? to - 1 : to;
        typed.set(text.substring(from, to));
        while (to > caret && typed.getPrefWidth() > width) {
            to = text.offsetByCodePoints(to, -1);
            typed.set(text.substring(from, to));
        }
    }

    /**
     * Returns true if the text ends before the end of the row and one more letter before the seen part has place there.
     */
    private boolean hasPlaceBefore(String text, int caret, float width) {
        if (caret < text.length()) {
            return false;
        }
        beforeCaret.set(text.substring(text.offsetByCodePoints(from, -1), caret) + END);
        return widthBeforeCaret() <= width;
    }

    private void showBeforeCaret(String text, int caret) {
        beforeCaret.set(text.substring(from, caret) + END);
    }

    private float widthBeforeCaret() {
        return beforeCaret.getPrefWidth() - end.getPrefWidth();
    }

    private void draw(UiPane pane, int x, int y, int width, int height, float alpha) {
        int grain = Math.max(1, height / 12);
        pane.panel(x, y, width, height, grain, UiPalette.INK, isFocused() ? UiPalette.GOLD : UiPalette.STONE, alpha);
        float place = width - 8f * grain;
        if (seenWidth != place) {
            choosePart(place);
        }
        boolean isEmpty = letters.caret() == 0 && typed.text().isEmpty();
        TextLabel shown = noteSeconds > 0 ? note : isEmpty ? hint : typed;
        float left = x + 4f * grain;
        hint.setWidth(place);
        shown.drawAt(pane, left, y + (height - shown.getPrefHeight()) / 2, alpha);
        boolean isLit = seconds % BLINK_SECONDS < BLINK_SECONDS / 2;
        float caretAlpha = pane.flashes().blink(isLit, 1, 0);
        if (isFocused() && caretAlpha > 0 && noteSeconds == 0) {
            float caret = left + (isEmpty ? -1.5f * grain : widthBeforeCaret() + grain / 2f);
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
