package dev.orebound.screen.menu;

import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import java.util.function.BooleanSupplier;

/** A row that turns something on and off. */
public final class ToggleRow implements MenuRow {
    private static final float MIDDLE_OF_VALUE = 0.73f;

    private final TextLine line;
    private final TextLine on;
    private final TextLine off;
    private final BooleanSupplier isOn;
    private final Runnable toggle;

    /**
     * A row.
     *
     * @param onWord shown while it is on; {@code offWord} likewise
     */
    public ToggleRow(FontSet fonts, String label, String onWord, String offWord, BooleanSupplier isOn, Runnable toggle) {
        this.line = new TextLine(fonts, TextStyle.HEADING, label);
        this.on = new TextLine(fonts, TextStyle.HEADING, onWord);
        this.off = new TextLine(fonts, TextStyle.HEADING, offWord);
        this.isOn = isOn;
        this.toggle = toggle;
    }

    @Override
    public void choose() {
        toggle.run();
    }

    @Override
    public void shift(int direction) {
        toggle.run();
    }

    @Override
    public void draw(UiPane pane, LayoutBox box, int grain, int rgb) {
        float foot = box.y() + Math.round((box.height() - line.capHeight()) / 2f);
        line.drawShadowed(pane.batch(), box.x() + 6f * grain, foot, rgb, 1);
        TextLine value = isOn.getAsBoolean() ? on : off;
        float x = box.x() + box.width() * MIDDLE_OF_VALUE - value.width() / 2;
        value.drawShadowed(pane.batch(), x, foot, rgb, 1);
    }
}
