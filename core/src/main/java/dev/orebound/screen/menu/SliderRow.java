package dev.orebound.screen.menu;

import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;

/** A row that sets a value from 0 to 1, in tenths. */
public final class SliderRow implements MenuRow {
    private static final int STEPS = 10;

    /** Where in the row the slider begins, unless the label needs more, and where it ends: from left to right, 0 to 1. */
    private static final float FROM = 0.5f;

    private static final float TO = 0.96f;

    /** Left of the slider, as far as this, a hand that points still means it. */
    private static final float REACH = 0.06f;

    private final TextLine line;
    private final Setter setter;
    private int step;
    private float from = FROM;

    /** Takes the value that was set. */
    @FunctionalInterface
    public interface Setter {
        void set(float value);
    }

    public SliderRow(FontSet fonts, String label, float value, Setter setter) {
        this.line = new TextLine(fonts, TextStyle.HEADING, label);
        this.step = Math.round(value * STEPS);
        this.setter = setter;
    }

    @Override
    public void choose() {
        // Enter does nothing here: left and right do.
    }

    @Override
    public void shift(int direction) {
        setStep(step + direction);
    }

    @Override
    public void drag(float share) {
        if (share > from - REACH) {
            setStep(Math.round((share - from) / (TO - from) * STEPS));
        }
    }

    private void setStep(int wanted) {
        int changed = Math.max(0, Math.min(STEPS, wanted));
        if (changed != step) {
            step = changed;
            setter.set(step / (float) STEPS);
        }
    }

    @Override
    public void draw(UiPane pane, LayoutBox box, int grain, int rgb) {
        float foot = box.y() + Math.round((box.height() - line.capHeight()) / 2f);
        line.drawShadowed(pane.batch(), box.x() + 6f * grain, foot, rgb, 1);
        from = Math.min(TO - REACH, Math.max(FROM, (line.width() + 12 * grain) / box.width()));
        int left = box.x() + Math.round(box.width() * from);
        int length = Math.round(box.width() * (TO - from));
        int middle = box.y() + box.height() / 2;
        pane.panel(left, middle - 2 * grain, length, 4 * grain, grain, UiPalette.INK, UiPalette.STONE, 1);
        int filled = Math.round((length - 2 * grain) * step / (float) STEPS);
        pane.fill(left + grain, middle - grain, filled, 2 * grain, rgb, 0.85f);
        int knob = 3 * grain;
        pane.panel(
                left + grain + filled - knob / 2, middle - 4 * grain, knob, 8 * grain, grain, rgb, UiPalette.BONE_LIGHT, 1);
    }
}
