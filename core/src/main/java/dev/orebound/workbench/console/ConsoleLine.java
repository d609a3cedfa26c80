package dev.orebound.workbench.console;

import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;

/** The line that is typed, as it is drawn, with its caret. */
final class ConsoleLine {
    private static final float BLINK_SECONDS = 1;

    /** What ends in a blank is as wide as without it, so the caret is measured with this behind it. */
    private static final String END = "|";

    private final TextLine sign;
    private final TextLine typed;
    private final TextLine hint;
    private final TextLine beforeCaret;
    private final TextLine end;
    private float seconds;

    ConsoleLine(PageContext parts) {
        sign = parts.said(TextStyle.BODY, ">");
        typed = parts.line(TextStyle.BODY);
        hint = parts.line(TextStyle.SMALL, "bench.console.hint");
        beforeCaret = parts.line(TextStyle.BODY);
        end = parts.said(TextStyle.BODY, END);
    }

    /** Takes in what is typed. */
    void set(String text, int caret) {
        typed.set(text);
        beforeCaret.set(text.substring(0, caret) + END);
        seconds = 0;
    }

    void draw(UiPane pane, LayoutBox box, int grain, float frameSeconds) {
        seconds += frameSeconds;
        pane.panel(box.x(), box.y(), box.width(), box.height(), grain, UiPalette.NIGHT, UiPalette.STONE_LIGHT, 1);
        float foot = box.y() + Math.round((box.height() - typed.capHeight()) / 2);
        float x = box.x() + 4f * grain;
        sign.draw(pane.batch(), x, foot, UiPalette.GOLD, 1);
        x += Math.round(sign.width()) + 3f * grain;
        typed.draw(pane.batch(), x, foot, UiPalette.BONE_LIGHT, 1);
        if (typed.text().isEmpty()) {
            hint.draw(pane.batch(), x + 3f * grain, foot, UiPalette.BONE_DARK, 1);
        }
        if (seconds % BLINK_SECONDS < BLINK_SECONDS / 2) {
            float caret = x + Math.round(beforeCaret.width() - end.width());
            pane.fill(caret, box.y() + 2f * grain, Math.max(1, grain / 2), box.height() - 4f * grain, UiPalette.GOLD, 1);
        }
    }
}
