package dev.orebound.workbench.overlay;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.screen.descent.FloorKindSprites;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import java.util.ArrayList;
import java.util.List;

/** What the signs on a room graph stand for: each kind, the scores at which it is drawn, and what it adds for all that follow. */
final class GraphLegend {
    private static final int GAP_UNITS = 8;

    private final PageContext parts;
    private final List<GraphRules.Rule> rules;
    private final List<TextLine> kinds = new ArrayList<>();
    private final List<TextLine> scores = new ArrayList<>();
    private LayoutBox box = new LayoutBox(0, 0, 1, 1);
    private int grain = 1;
    private int gap = 1;

    GraphLegend(PageContext parts) {
        this.parts = parts;
        rules = parts.content().graph().rules();
        for (GraphRules.Rule rule : rules) {
            kinds.add(parts.line(TextStyle.SMALL, "floor_kind." + rule.kind().id()));
            String boost = (rule.boost() < 0 ? "" : "+") + rule.boost();
            scores.add(parts.said(
                    TextStyle.SMALL,
                    parts.texts()
                            .format(
                                    "overlay.graph.rule",
                                    rule.scores().lowest(),
                                    rule.scores().highest(),
                                    boost)));
        }
    }

    void layOut(LayoutBox within, InterfaceSize size) {
        box = within;
        gap = size.pixels(GAP_UNITS);
        grain = Math.max(1, size.grain() - 1);
    }

    void draw(UiPane pane, float alpha) {
        float wide = box.width() / (float) Math.max(1, rules.size());
        for (int i = 0; i < rules.size(); i++) {
            TextureRegion picture =
                    parts.sprites().frame(FloorKindSprites.of(rules.get(i).kind()), 0);
            float x = Math.round(box.x() + i * wide);
            float side = picture.getRegionWidth() * grain;
            float y = Math.round(box.y() + (box.height() - side) / 2 - gap);
            pane.picture(picture, x, y, grain, alpha);
            TextLine kind = kinds.get(i);
            TextLine score = scores.get(i);
            float middle = y + side / 2;
            kind.draw(pane.batch(), x + side + gap, middle + gap * 0.4f, UiPalette.BONE_LIGHT, alpha);
            score.draw(pane.batch(), x + side + gap, middle - gap * 0.6f - score.capHeight(), UiPalette.BONE, alpha);
        }
    }
}
