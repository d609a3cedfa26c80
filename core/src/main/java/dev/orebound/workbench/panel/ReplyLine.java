package dev.orebound.workbench.panel;

import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/** Shows the result of the last key or click for a moment, below the player and above the beginners' hints. */
public final class ReplyLine {
    private static final float SHOWN_SECONDS = 3.5f;
    private static final float SECONDS_A_LETTER = 0.05f;
    private static final float FADE_SECONDS = 0.4f;
    private static final int FOOT = 268;
    private static final int WIDTH = 400;

    private final TextLine line;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private float secondsLeft;
    private boolean isRefusal;

    public ReplyLine(PageContext parts) {
        line = parts.line(TextStyle.SMALL);
    }

    public void resize(InterfaceSize changed) {
        size = changed;
        line.wrap(changed.pixels(WIDTH));
    }

    /** Shows a text; refusals have another colour. */
    public void say(String text, boolean isRefused) {
        line.set(text);
        isRefusal = isRefused;
        secondsLeft = Math.max(SHOWN_SECONDS, text.length() * SECONDS_A_LETTER);
    }

    /** Advances and draws the line. */
    public void draw(UiPane pane, float seconds) {
        if (secondsLeft <= 0) {
            return;
        }
        secondsLeft -= seconds;
        float alpha = Math.max(0, Math.min(1, secondsLeft / FADE_SECONDS));
        int padding = size.pixels(7);
        float width = line.width() + 4 * padding;
        float height = line.height() + 2 * padding;
        int x = Math.round((size.width() - width) / 2);
        int y = size.pixels(FOOT);
        pane.panel(x, y, width, height, size.grain(), UiPalette.INK, UiPalette.STONE, 0.85f * alpha);
        float foot = y + height - padding - line.capHeight();
        line.draw(pane.batch(), x + 2f * padding, foot, isRefusal ? UiPalette.FLAME : UiPalette.BONE_LIGHT, alpha);
    }
}
