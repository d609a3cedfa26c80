package dev.orebound.screen.stage;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.Align;
import dev.orebound.view.draw.PaneBatch;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A text on a page. Its height runs from the top of the first line's capitals to the foot of the last line. */
public final class TextLabel extends Widget {
    private final FontSet fonts;
    private TextLook look;
    private final TextLine line;
    private static final int NO_TINT = -1;
    private static final TextStyle[] STYLES = TextStyle.values();
    /** The sum of the channels of a colour below which it is ink. */
    private static final int DARK_SUM = 0xf0;

    private int align = Align.left;
    private boolean isWrapped;
    /** The text in smaller letters, the largest first, for a room in which it does not fit otherwise. */
    private final List<TextLine> smaller = new ArrayList<>();

    private boolean isSpoken = true;
    private boolean isFitted;
    private TextLine shown;

    private @Nullable Value mostWide;
    private boolean isInFocus;
    private int tint = NO_TINT;

    public TextLabel(FontSet fonts, TextLook look, String text) {
        this.fonts = fonts;
        this.look = look;
        line = new TextLine(fonts, look.style(), text);
        shown = line;
        setTouchable(Touchable.disabled);
    }

    /** Changes the text; does nothing if it is the same. */
    public void set(String text) {
        if (!text.equals(line.text())) {
            line.set(text);
            smaller.forEach(each -> each.set(text));
            invalidateHierarchy();
            choose();
        }
    }

    public String text() {
        return line.text();
    }

    /** Places the text within its room; one of libGDX's {@link Align}. */
    public TextLabel align(int changed) {
        align = changed;
        return this;
    }

    /** Uses another colour than the look's. */
    public TextLabel tint(int rgb) {
        tint = rgb;
        return this;
    }

    /** Uses another look, which must be of the same style. */
    public void look(TextLook changed) {
        look = changed;
    }

    /** Breaks the text into lines as wide as its room. */
    public TextLabel wrapped() {
        isWrapped = true;
        return this;
    }

    /**
     * Takes the room that it gets, and uses the largest letters with which the text fits into it. A wrapped text takes
     * the height that it gets, too.
     */
    public TextLabel fitted() {
        isFitted = true;
        return this;
    }

    /** Breaks the text into lines no wider than a length; its room is as wide as they are. */
    public TextLabel wrapped(Value most) {
        mostWide = most;
        return this;
    }

    /** Leaves the text out of speech, because a row says it, or because it means nothing without a picture. */
    public TextLabel unspoken() {
        isSpoken = false;
        return this;
    }

    boolean isSpoken() {
        return isSpoken;
    }

    /** Returns another label with the same look. */
    TextLabel alike(String text) {
        return new TextLabel(fonts, look, text);
    }

    /** Uses the colour of a focused row, or the usual one. */
    void focus(boolean isFocused) {
        isInFocus = isFocused;
    }

    @Override
    protected void sizeChanged() {
        float before = getMinHeight();
        choose();
        if (isWrapped && getMinHeight() != before) {
            invalidateHierarchy();
        }
    }

    /** Chooses the largest letters that fit into the room: all of the text, or each of its words if it is wrapped. */
    private void choose() {
        shown = line;
        if (getWidth() <= 0 || !(isWrapped || isFitted)) {
            return;
        }
        for (int style = look.style().ordinal() + 1; !fits(shown) && style < STYLES.length; style++) {
            shown = of(style);
        }
    }

    /** Returns the text in the letters of a style, by its ordinal. */
    private TextLine of(int style) {
        for (int next = look.style().ordinal() + 1 + smaller.size(); next <= style; next++) {
            smaller.add(new TextLine(fonts, STYLES[next], line.text()));
        }
        return style == look.style().ordinal()
                ? line
                : smaller.get(style - look.style().ordinal() - 1);
    }

    private boolean fits(TextLine tried) {
        if (isWrapped) {
            tried.wrap(getWidth());
            return !tried.breaksWord() && (!isFitted || tried.height() <= getHeight() + 1);
        }
        return tried.width() <= getWidth();
    }

    @Override
    public void layout() {
        choose();
    }

    @Override
    public float getMinWidth() {
        return isWrapped || isFitted ? 0 : getPrefWidth();
    }

    @Override
    public float getMinHeight() {
        if (!isWrapped || !isFitted || line.text().isEmpty()) {
            return getPrefHeight();
        }
        TextLine smallest = of(STYLES.length - 1);
        smallest.wrap(getWidth());
        return smallest.height();
    }

    @Override
    public float getPrefWidth() {
        limit();
        return isWrapped ? 0 : line.width();
    }

    private void limit() {
        if (mostWide != null) {
            line.wrap(mostWide.get(this));
        }
    }

    @Override
    public float getPrefHeight() {
        limit();
        TextLine high = isWrapped && !isFitted ? shown : line;
        return line.text().isEmpty() ? line.capHeight() : high.height();
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        float spare = getWidth() - shown.width();
        float left = Align.isRight(align) ? spare : Align.isLeft(align) ? 0 : spare / 2;
        float high = getHeight() - (isWrapped ? shown.height() : getPrefHeight());
        float down = Align.isTop(align) ? 0 : Align.isBottom(align) ? high : high / 2;
        float first = isWrapped ? shown.capHeight() : line.capHeight();
        float foot = Math.round(getY() + getHeight() - down - first + (first - shown.capHeight()) / 2);
        float alpha = parentAlpha * getColor().a;
        PaneBatch pane = StageBatch.paneOf(batch).batch();
        int rgb = tint == NO_TINT ? look.rgb(isInFocus) : tint;
        if (isDark(rgb)) {
            shown.draw(pane, getX() + left, foot, rgb, alpha);
            return;
        }
        shown.drawShadowed(pane, getX() + left, foot, look.isGraded() ? UiPalette.INK : rgb, alpha);
        if (look.isGraded()) {
            shown.drawGraded(pane, getX() + left, foot, look.footRgb(), rgb, alpha);
        }
    }

    /** Returns true for ink, which lies on paper and so has no shadow. */
    private static boolean isDark(int rgb) {
        return (rgb >> 16 & 0xff) + (rgb >> 8 & 0xff) + (rgb & 0xff) < DARK_SUM;
    }

    /** Draws the text with its left lower corner at a place, for an actor that shows it itself. */
    void drawAt(UiPane pane, float x, float y, float alpha) {
        shown.drawShadowed(pane.batch(), x, Math.round(y), look.rgb(isInFocus), alpha);
    }
}
