package dev.orebound.screen.menu;

import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import java.util.List;
import java.util.function.IntConsumer;

/** A row that sets one of a few values, which go round. */
public final class ChoiceRow implements MenuRow {
    private static final float MIDDLE_OF_VALUE = 0.73f;

    /** Of the row's width, from the value's middle to the steps that stand for an arrow. */
    private static final float ARROW_OFF = 0.22f;

    private static final int ARROW_STEPS = 3;

    private final TextLine line;
    private final TextLine value;
    private final List<String> values;
    private final IntConsumer setter;
    private int chosen;

    /**
     * A row.
     *
     * @param values what can be chosen, at least one
     * @param chosen the number of what is chosen now
     * @param setter takes the number of what is chosen
     */
    public ChoiceRow(FontSet fonts, String label, List<String> values, int chosen, IntConsumer setter) {
        this.line = new TextLine(fonts, TextStyle.HEADING, label);
        this.value = new TextLine(fonts, TextStyle.HEADING, values.get(chosen));
        this.values = List.copyOf(values);
        this.chosen = chosen;
        this.setter = setter;
    }

    @Override
    public void choose() {
        shift(1);
    }

    @Override
    public void shift(int direction) {
        chosen = Math.floorMod(chosen + direction, values.size());
        value.set(values.get(chosen));
        setter.accept(chosen);
    }

    @Override
    public void draw(UiPane pane, LayoutBox box, int grain, int rgb) {
        float foot = box.y() + Math.round((box.height() - line.capHeight()) / 2f);
        line.drawShadowed(pane.batch(), box.x() + 6f * grain, foot, rgb, 1);
        float middle = box.x() + box.width() * MIDDLE_OF_VALUE;
        value.drawShadowed(pane.batch(), middle - value.width() / 2, foot, rgb, 1);
        float height = box.y() + box.height() / 2f;
        drawArrow(pane, middle - box.width() * ARROW_OFF, height, -1, grain, rgb);
        drawArrow(pane, middle + box.width() * ARROW_OFF, height, 1, grain, rgb);
    }

    private static void drawArrow(UiPane pane, float tip, float middle, int way, int grain, int rgb) {
        for (int step = 0; step < ARROW_STEPS; step++) {
            float x = Math.round(tip) - way * step * grain;
            float half = (step + 0.5f) * grain;
            pane.fill(x, Math.round(middle - half), grain, 2 * half, rgb, 0.8f);
        }
    }
}
