package dev.orebound.screen;

import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;

/** Two lines that lie over whatever is shown for a while, and then are gone. */
final class ReportNotice {
    private static final float SHOWN_SECONDS = 7;
    private static final float FADE_SECONDS = 0.6f;
    private static final int WIDEST_UNITS = 460;
    private static final int PADDING_UNITS = 12;
    private static final int LEADING_UNITS = 11;
    private static final int GAP_UNITS = 8;

    private final UiPane pane;
    private final TextLine heading;
    private final TextLine words;
    private float secondsLeft;

    ReportNotice(GameContext equipment) {
        pane = equipment.pane();
        heading = new TextLine(equipment.fonts(), TextStyle.BODY);
        words = new TextLine(equipment.fonts(), TextStyle.SMALL);
    }

    /** Says something, in place of what was said before. */
    void show(String title, String text) {
        heading.set(title);
        words.set(text);
        secondsLeft = SHOWN_SECONDS;
    }

    /** True as long as it is there. */
    boolean isShown() {
        return secondsLeft > 0;
    }

    /**
     * Draws it, as long as it is there; the pane has ended.
     *
     * @param top below which it stands, in real pixels
     */
    void draw(InterfaceSize size, float top, float seconds) {
        if (!isShown()) {
            return;
        }
        float alpha = Math.min(1, secondsLeft / FADE_SECONDS);
        secondsLeft -= seconds;
        int padding = size.pixels(PADDING_UNITS);
        int leading = size.pixels(LEADING_UNITS);
        words.wrap(Math.min(size.pixels(WIDEST_UNITS), size.width() - 4f * padding) - 2f * padding);
        int width = Math.round(Math.max(heading.width(), words.width())) + 2 * padding;
        int below = Math.round(words.height() + words.capHeight() * 0.5f);
        int height = Math.round(heading.capHeight()) + leading + below + 2 * padding;
        int x = (size.width() - width) / 2;
        int y = Math.round(top) - size.pixels(GAP_UNITS) - height;
        pane.begin();
        pane.panel(x, y, width, height, size.grain(), UiPalette.INK, UiPalette.GOLD, 0.94f * alpha);
        float foot = y + height - padding - heading.capHeight();
        heading.draw(pane.batch(), x + padding, foot, UiPalette.GOLD, alpha);
        words.draw(pane.batch(), x + padding, foot - leading - words.capHeight(), UiPalette.BONE_LIGHT, alpha);
        pane.end();
    }
}
