package dev.orebound.screen.page;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/** A panel in the middle of a page with a question and two answers, chosen by Enter, Escape or a click. */
public final class ConfirmDialog {
    private static final int WIDTH_UNITS = 560;
    private static final int PADDING_UNITS = 24;
    private static final int ANSWER_UNITS = 44;

    private final TextLine words;
    private final TextLine yes;
    private final TextLine no;
    private LayoutBox panel = new LayoutBox(0, 0, 1, 1);
    private LayoutBox yesBox = panel;
    private LayoutBox noBox = panel;
    private boolean isYes = true;

    /** The player's answer. */
    public enum Answer {
        YES,
        NO,
        NOTHING
    }

    /** Creates a dialog with the texts of its answers. */
    public ConfirmDialog(PageContext parts, String yesWord, String noWord) {
        words = parts.line(TextStyle.BODY);
        yes = parts.said(TextStyle.BODY, yesWord);
        no = parts.said(TextStyle.BODY, noWord);
    }

    /** Asks a question. */
    public void ask(String asked) {
        words.set(asked);
        isYes = true;
    }

    public void resize(InterfaceSize size) {
        int padding = size.pixels(PADDING_UNITS);
        int width = Math.min(size.pixels(WIDTH_UNITS), size.width() - 2 * padding);
        words.wrap(width - 2f * padding);
        int answer = size.pixels(ANSWER_UNITS);
        int height = Math.round(words.height()) + answer + 3 * padding;
        panel = new LayoutBox((size.width() - width) / 2, (size.height() - height) / 2, width, height);
        int half = (width - 3 * padding) / 2;
        yesBox = new LayoutBox(panel.x() + padding, panel.y() + padding, half, answer);
        noBox = new LayoutBox(yesBox.right() + padding, yesBox.y(), half, answer);
    }

    /** Draws the dialog over a page; the pane has begun. */
    public void draw(UiPane pane, InterfaceSize size) {
        int grain = size.grain();
        pane.fill(0, 0, size.width(), size.height(), UiPalette.NIGHT, 0.7f);
        pane.panel(panel.x(), panel.y(), panel.width(), panel.height(), grain, UiPalette.INK, UiPalette.GOLD, 1);
        float foot = panel.top() - size.pixels(PADDING_UNITS) - words.capHeight();
        words.drawShadowed(pane.batch(), yesBox.x(), foot, UiPalette.BONE_LIGHT, 1);
        drawAnswer(pane, yesBox, yes, grain, isYes);
        drawAnswer(pane, noBox, no, grain, !isYes);
    }

    private static void drawAnswer(UiPane pane, LayoutBox box, TextLine word, int grain, boolean isSelected) {
        int rim = isSelected ? UiPalette.STONE_LIGHT : UiPalette.STONE_DARK;
        pane.panel(
                box.x(), box.y(), box.width(), box.height(), grain, UiPalette.STONE_DARK, rim, isSelected ? 1 : 0.5f);
        float foot = box.y() + Math.round((box.height() - word.capHeight()) / 2f);
        float x = box.x() + (box.width() - word.width()) / 2;
        word.drawShadowed(pane.batch(), x, foot, isSelected ? UiPalette.GOLD : UiPalette.BONE, 1);
    }

    /** Handles a key press. */
    public Answer keyDown(int keycode) {
        switch (keycode) {
            case Keys.LEFT, Keys.RIGHT, Keys.TAB, Keys.A, Keys.D -> isYes = !isYes;
            case Keys.ENTER, Keys.NUMPAD_ENTER, Keys.SPACE -> {
                return isYes ? Answer.YES : Answer.NO;
            }
            case Keys.ESCAPE -> {
                return Answer.NO;
            }
            default -> {}
        }
        return Answer.NOTHING;
    }

    public void pointerMoved(float x, float y) {
        if (yesBox.contains(x, y)) {
            isYes = true;
        } else if (noBox.contains(x, y)) {
            isYes = false;
        }
    }

    /** Handles a mouse button press. */
    public Answer pointerDown(float x, float y) {
        if (yesBox.contains(x, y)) {
            return Answer.YES;
        }
        return noBox.contains(x, y) ? Answer.NO : Answer.NOTHING;
    }
}
