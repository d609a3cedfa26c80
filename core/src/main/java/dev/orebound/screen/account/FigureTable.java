package dev.orebound.screen.account;

import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;

/** Draws the counted deeds of a run in two columns. */
final class FigureTable {
    private static final int COLUMNS = 2;
    private static final int GAP_GRAINS = 16;

    private final List<TextLine> labels = new ArrayList<>();
    private final List<TextLine> values = new ArrayList<>();

    FigureTable(PageContext parts, List<AccountLines.Figure> figures) {
        for (AccountLines.Figure figure : figures) {
            labels.add(parts.said(TextStyle.BODY, figure.label()));
            values.add(parts.said(TextStyle.BODY, figure.value()));
        }
    }

    /** Returns the number of rows. */
    int rows() {
        return (labels.size() + COLUMNS - 1) / COLUMNS;
    }

    /** Draws the deeds in a box, each a little after the one before. */
    void draw(UiPane pane, LayoutBox box, int grain, float shown) {
        int rows = rows();
        int gap = GAP_GRAINS * grain;
        int width = (box.width() - gap) / COLUMNS;
        int step = box.height() / Math.max(1, rows);
        for (int i = 0; i < labels.size(); i++) {
            float alpha = Math.max(0, Math.min(1, shown * labels.size() * 0.8f - i * 0.55f));
            int x = box.x() + i / rows * (width + gap);
            int y = box.top() - (i % rows + 1) * step;
            TextLine label = labels.get(i);
            TextLine value = values.get(i);
            float foot = y + Math.round((step - label.capHeight()) / 2f);
            label.draw(pane.batch(), x, foot, UiPalette.BONE, alpha);
            value.draw(pane.batch(), x + width - value.width(), foot, UiPalette.GOLD, alpha);
            pane.fill(x, y, width, 1, UiPalette.STONE_LIGHT, 0.35f * alpha);
        }
    }
}
