package dev.orebound.workbench.panel;

import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.workbench.action.PlaytesterActions;

/** Says beside the panel what the hand is for that the mouse points at, and why it cannot do it now. */
final class Explanation {
    private static final int WIDTH = 300;

    private final PlaytesterActions hands;
    private final TextLine summary;
    private final TextLine against;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);

    Explanation(PlaytesterActions hands, PageContext parts) {
        this.hands = hands;
        summary = parts.line(TextStyle.SMALL);
        against = parts.line(TextStyle.SMALL);
    }

    void resize(InterfaceSize changed) {
        size = changed;
        summary.wrap(changed.pixels(WIDTH));
        against.wrap(changed.pixels(WIDTH));
    }

    /** Draws it with its left side at a place. */
    void draw(UiPane pane, ActionSign sign, int x) {
        summary.set(hands.run().texts().get(sign.explanationKey()));
        String why = sign.hand().state().whyNot(hands);
        against.set(why.isEmpty() ? "" : hands.run().texts().get(why));
        int padding = size.pixels(8);
        float height = summary.height() + (why.isEmpty() ? 0 : against.height() + padding) + 2 * padding;
        float width = Math.max(summary.width(), against.width()) + 2 * padding;
        float y = sign.box().top() - height;
        pane.panel(x, y, width, height, size.grain(), UiPalette.INK, UiPalette.STONE, 0.95f);
        float foot = y + height - padding - summary.capHeight();
        summary.draw(pane.batch(), x + padding, foot, UiPalette.BONE_LIGHT, 1);
        if (!why.isEmpty()) {
            against.draw(pane.batch(), x + padding, foot - summary.height() - padding, UiPalette.FLAME, 1);
        }
    }
}
