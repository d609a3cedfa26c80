package dev.orebound.screen.page;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/** A page with a heading above a rule, a body, and the way back below it beside a short help. */
public abstract class FramedPage extends StagePage {
    private static final int MARGIN_UNITS = 48;
    private static final int HEAD_UNITS = 76;
    private static final int FOOT_UNITS = 68;
    private static final float GROUND_ALPHA = 0.93f;

    private final Table body = new Table();
    private final TextLabel note;
    private final TextLabel help;
    private final FocusRow back;
    private final Table foot = new Table();

    /** Creates a frame with a heading, and a short help text at its bottom. */
    protected FramedPage(PageContext parts, String heading, String helpText) {
        this(parts, heading, helpText, parts.texts().get("page.back"));
    }

    /** Creates a frame with another text for the way back. */
    protected FramedPage(PageContext parts, String heading, String helpText, String leave) {
        super(parts);
        TextLabel title = label("heading", heading).align(Align.bottomLeft);
        note = label("body", "").align(Align.bottomRight);
        help = label("help", helpText);
        back = row("menu", this::leave);
        back.add(label("back", leave)).padLeft(units(12)).padRight(units(12));
        Table head = new Table();
        head.add(title).grow().bottom();
        head.add(note).growY();
        foot.add(back).height(units(36)).padLeft(new PixelValue(() -> -size().pixels(12)));
        foot.add(help.align(Align.right)).growX();
        Table table = table();
        table.pad(units(0), units(MARGIN_UNITS), units(0), units(MARGIN_UNITS));
        table.add(head)
                .growX()
                .bottom()
                .height(units(HEAD_UNITS - 16))
                .padBottom(units(16))
                .row();
        table.add(drawn((pane, x, y, width, height, alpha) -> {
                    pane.fill(x, y, width, height, UiPalette.STONE, alpha);
                    pane.fill(x, y, title.getPrefWidth(), height, UiPalette.GOLD, 0.6f * alpha);
                }))
                .growX()
                .height(grains(1))
                .padBottom(units(16))
                .row();
        table.add(body).grow().row();
        table.add(foot).growX().height(units(FOOT_UNITS));
    }

    /** Adds a row beside the way back, and at the other end something instead of the help. */
    protected final void addToFoot(FocusRow row, Table end) {
        foot.clearChildren();
        foot.add(back).height(units(36)).padLeft(new PixelValue(() -> -size().pixels(12)));
        foot.add(row).height(units(36)).padLeft(units(12));
        foot.add(end).expandX().right();
    }

    /** Returns the table for the page's content. */
    protected final Table body() {
        return body;
    }

    /** Returns the height of the body, in pixels. */
    protected final int bodyHeight() {
        return size().height()
                - size().pixels(HEAD_UNITS)
                - size().grain()
                - size().pixels(16)
                - size().pixels(FOOT_UNITS);
    }

    /** Changes the help at the bottom; cheap if it is the same. */
    protected final void help(String words) {
        help.set(words);
    }

    /** Changes the note to the right of the heading; cheap if it is the same. */
    protected final void note(String words) {
        note.set(words);
    }

    @Override
    protected void drawGround(UiPane pane, float seconds) {
        pane.fill(0, 0, size().width(), size().height(), UiPalette.NIGHT, GROUND_ALPHA * shown());
        pane.glow(
                size().pixels(MARGIN_UNITS), size().height(), size().height() * 0.7f, UiPalette.FLAME, 0.07f * shown());
    }
}
