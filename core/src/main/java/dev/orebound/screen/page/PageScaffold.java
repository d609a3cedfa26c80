package dev.orebound.screen.page;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import org.jspecify.annotations.Nullable;

/** The frame that all pages share: a dark ground, a heading above a rule, and the way back below the body. */
public final class PageScaffold {
    private static final int MARGIN_UNITS = 48;
    private static final int HEAD_UNITS = 92;
    private static final int FOOT_UNITS = 68;
    private static final int FOOT_MARGIN_UNITS = 24;
    private static final float FADE_A_SECOND = 6;
    private static final float GROUND_ALPHA = 0.93f;

    private final TextLine heading;
    private final TextLine back;
    private final TextLine aside;
    private final TextLine note;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private LayoutBox body = new LayoutBox(0, 0, 1, 1);
    private LayoutBox backBox = new LayoutBox(0, 0, 1, 1);
    private boolean isPointedAt;
    private float shown;

    /** Creates a frame with a heading, and a short help text at its bottom. */
    public PageScaffold(PageContext parts, String heading, String help) {
        this(parts, heading, help, parts.texts().get("page.back"));
    }

    /** Creates a frame with another text for the way back. */
    public PageScaffold(PageContext parts, String heading, String help, String leave) {
        this.heading = parts.said(TextStyle.HEADING, heading);
        back = parts.said(TextStyle.BODY, leave);
        note = parts.line(TextStyle.BODY);
        aside = parts.said(TextStyle.SMALL, help);
    }

    /** Lays the frame out. */
    public void resize(InterfaceSize changed) {
        size = changed;
        int margin = changed.pixels(MARGIN_UNITS);
        int foot = changed.pixels(FOOT_UNITS);
        int height = Math.max(1, changed.height() - foot - changed.pixels(HEAD_UNITS));
        body = new LayoutBox(margin, foot, Math.max(1, changed.width() - 2 * margin), height);
        int backHeight = changed.pixels(36);
        backBox = new LayoutBox(
                margin - changed.pixels(12),
                changed.pixels(FOOT_MARGIN_UNITS) - backHeight / 4,
                Math.round(back.width()) + changed.pixels(24),
                backHeight);
    }

    /** Changes the help at the bottom; cheap if it is the same. */
    public void help(String words) {
        aside.set(words);
    }

    /** Changes the note to the right of the heading; cheap if it is the same. */
    public void note(String words) {
        note.set(words);
    }

    /** Returns the area for the page's content; call {@link #resize} first. */
    public LayoutBox body() {
        return body;
    }

    public InterfaceSize size() {
        return size;
    }

    /** Returns how far the page has faded in, 0 to 1. */
    public float shown() {
        return shown;
    }

    /** Draws the frame; the pane has begun. */
    public void draw(UiPane pane, float seconds) {
        shown = Math.min(1, shown + FADE_A_SECOND * seconds);
        pane.fill(0, 0, size.width(), size.height(), UiPalette.NIGHT, GROUND_ALPHA * shown);
        pane.glow(body.x(), size.height(), size.height() * 0.7f, UiPalette.FLAME, 0.07f * shown);
        float foot = body.top() + size.pixels(32);
        heading.drawShadowed(pane.batch(), body.x(), foot, UiPalette.GOLD, shown);
        note.drawShadowed(pane.batch(), body.right() - note.width(), foot, UiPalette.BONE, shown);
        int rule = size.pixels(16);
        pane.fill(body.x(), body.top() + rule, body.width(), size.grain(), UiPalette.STONE, shown);
        pane.fill(body.x(), body.top() + rule, heading.width(), size.grain(), UiPalette.GOLD, 0.6f * shown);
        drawFoot(pane);
    }

    private void drawFoot(UiPane pane) {
        if (isPointedAt) {
            pane.panel(
                    backBox.x(),
                    backBox.y(),
                    backBox.width(),
                    backBox.height(),
                    size.grain(),
                    UiPalette.STONE_DARK,
                    UiPalette.STONE_LIGHT,
                    0.85f * shown);
        }
        float foot = backBox.y() + Math.round((backBox.height() - back.capHeight()) / 2f);
        back.drawShadowed(pane.batch(), body.x(), foot, isPointedAt ? UiPalette.GOLD : UiPalette.BONE, shown);
        aside.drawShadowed(pane.batch(), body.right() - aside.width(), foot, UiPalette.BONE_DARK, shown);
    }

    /** Returns true if a key leaves the page: Escape or a key bound to pause. */
    public boolean isLeftBy(int keycode, @Nullable GameAction action) {
        return keycode == Keys.ESCAPE || action == GameAction.PAUSE;
    }

    /** Returns true if a click at a place leaves the page. */
    public boolean isLeftAt(float x, float y) {
        return backBox.contains(x, y);
    }

    /** Sets the mouse position. */
    public void pointerMoved(float x, float y) {
        isPointedAt = backBox.contains(x, y);
    }
}
