package dev.orebound.screen.stage;

import com.badlogic.gdx.graphics.Color;
import dev.orebound.view.text.TextStyle;

/** A look of texts in the skin: a style, a colour, and the colour within a focused row. */
public final class TextLook {
    private String style = TextStyle.BODY.name();
    private Color colour = Color.WHITE;
    private Color focused = Color.CLEAR;
    private Color foot = Color.CLEAR;

    /** Makes a look for the skin's reader, which then fills it in. */
    public TextLook() {}

    TextStyle style() {
        return TextStyle.valueOf(style);
    }

    /** Returns true if its colour changes from the foot of a line to the top of its capitals. */
    boolean isGraded() {
        return foot.a > 0;
    }

    int footRgb() {
        return Color.rgb888(foot);
    }

    int rgb(boolean isFocused) {
        return Color.rgb888(isFocused && focused.a > 0 ? focused : colour);
    }
}
