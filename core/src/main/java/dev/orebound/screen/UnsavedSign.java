package dev.orebound.screen;

import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageParts;
import dev.orebound.view.pane.Ink;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;

/** Says at the window's foot that nothing is kept of what is played; of any other run, nothing. */
final class UnsavedSign {
    private static final int FOOT_UNITS = 24;

    private final TextLine words;

    UnsavedSign(boolean isUnsaved, PageParts parts) {
        words = isUnsaved ? parts.line(TextStyle.SMALL, "watch.taken_over") : parts.line(TextStyle.SMALL);
    }

    void draw(Pane pane, InterfaceSize size) {
        float x = (size.width() - words.width()) / 2;
        words.drawShadowed(pane.batch(), x, size.pixels(FOOT_UNITS), Ink.GOLD, 1);
    }
}
