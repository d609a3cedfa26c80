package dev.orebound.workbench.stepper;

import dev.orebound.lab.making.FloorMaking;
import dev.orebound.lab.making.MakingView;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import java.util.ArrayList;
import java.util.List;

/** The generator's own list of passes, the one that runs lit; a click goes to where a pass ends. */
final class PassList {
    private static final int NONE = -1;

    private final PageContext parts;
    private final TextLine heading;
    private final List<TextLine> names = new ArrayList<>();
    private final List<LayoutBox> rows = new ArrayList<>();
    private List<String> passes = List.of();
    private StepperLayout layout;
    private float pointerX = NONE;
    private float pointerY = NONE;

    PassList(PageContext parts, StepperLayout layout) {
        this.parts = parts;
        this.layout = layout;
        heading = parts.line(TextStyle.SMALL, "stepper.passes");
    }

    void layOut(StepperLayout changed) {
        layout = changed;
        rows.clear();
        for (int i = 0; i < passes.size(); i++) {
            int y = layout.lists.top() - (i + 2) * layout.listRow;
            rows.add(new LayoutBox(layout.lists.x(), y, layout.lists.width(), layout.listRow));
        }
    }

    /** Takes in which passes there are; comes before {@link #layOut}. */
    void takeIn(FloorMaking making) {
        if (!passes.equals(making.passes())) {
            passes = making.passes();
            names.clear();
            passes.forEach(pass -> names.add(parts.said(TextStyle.SMALL, pass)));
        }
    }

    /** How many rows it takes, its heading among them. */
    int rows() {
        return passes.size() + 1;
    }

    void draw(UiPane pane, MakingView view) {
        LayoutBox lists = layout.lists;
        float foot = lists.top() - layout.listRow + (layout.listRow - heading.capHeight()) / 2;
        heading.drawShadowed(pane.batch(), lists.x(), foot, UiPalette.GOLD, 1);
        int current = passes.indexOf(view.step().pass());
        for (int i = 0; i < rows.size(); i++) {
            LayoutBox row = rows.get(i);
            boolean isCurrent = i == current;
            if (isCurrent || row.contains(pointerX, pointerY)) {
                int ground = isCurrent ? UiPalette.STONE : UiPalette.STONE_DARK;
                pane.fill(row.x(), row.y(), row.width(), row.height(), ground, 0.8f);
            }
            if (isCurrent) {
                pane.fill(row.x(), row.y(), layout.size.grain(), row.height(), UiPalette.GOLD, 1);
            }
            int rgb = isCurrent ? UiPalette.GOLD_LIGHT : i < current ? UiPalette.BONE : UiPalette.BONE_DARK;
            TextLine name = names.get(i);
            float y = row.y() + Math.round((row.height() - name.capHeight()) / 2);
            name.draw(pane.batch(), row.x() + layout.margin, y, rgb, 1);
        }
    }

    void pointerMoved(float x, float y) {
        pointerX = x;
        pointerY = y;
    }

    /** The step at which the pass at a place ends, in the attempt that is looked at if it comes so far, or -1. */
    int stepAt(float x, float y, MakingView view) {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).contains(x, y)) {
                return endOf(passes.get(i), view);
            }
        }
        return NONE;
    }

    private static int endOf(String pass, MakingView view) {
        FloorMaking making = view.making();
        int found = NONE;
        for (int step = 0; step < making.stepCount(); step++) {
            boolean isEnd =
                    making.step(step).pass().equals(pass) && making.step(step).endsPass();
            boolean isHere = making.step(step).attempt() == view.step().attempt();
            if (isEnd
                    && (isHere
                            || found == NONE
                            || making.step(found).attempt() < view.step().attempt())) {
                found = step;
            }
        }
        return found;
    }
}
