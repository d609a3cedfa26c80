package dev.orebound.screen.page;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.ui.UiPalette;
import java.util.function.Supplier;

/** A page with a heading above a rule, a body, and the way back below it beside a short help. */
public abstract class FramedPage extends StagePage {
    private static final int MARGIN_UNITS = 48;
    private static final int HEAD_UNITS = 76;
    private static final int FOOT_UNITS = 68;
    private static final int SHEET_GRAINS = 8;
    private static final int RIM_GRAINS = 4;
    /** The width of a window, in interface units, from which on more of the place is seen beside the sheet. */
    private static final int NARROW_UNITS = 960;

    private static final float PLACE_SHARE = 0.28f;

    private final Table body = new Table();
    private final TextLabel note;
    private final TextLabel help;
    private Supplier<String> helpWords;
    /** The version of the bindings whose keys the help names. */
    private int helpVersion;

    private final FocusRow back;
    private final Table foot = new Table();

    /** Creates a frame in a place, with a heading, and a short help text at its bottom. */
    protected FramedPage(PageContext parts, PagePlace where, String heading, String helpText) {
        this(parts, where, heading, () -> helpText);
    }

    /**
     * Creates a frame in a place.
     *
     * @param help gives the short help text at its bottom, again whenever the player takes another device
     */
    protected FramedPage(PageContext parts, PagePlace where, String heading, Supplier<String> help) {
        this(parts, where, heading, help, parts.texts().get("page.back"));
    }

    /** Creates a frame with another text for the way back. */
    protected FramedPage(PageContext parts, PagePlace where, String heading, Supplier<String> helpText, String leave) {
        super(parts, where);
        TextLabel title = label("heading", heading).align(Align.bottomLeft);
        note = label("body", "").fitted().align(Align.bottomRight);
        helpWords = helpText;
        helpVersion = parts.bindings().version();
        help = label("help", helpText.get()).fitted();
        back = row("menu", this::leave);
        back.add(label("back", leave)).padLeft(units(12)).padRight(units(12));
        Table head = new Table();
        head.add(title).grow().bottom();
        head.add(note).growY();
        foot.add(back).height(units(36)).padLeft(new PixelValue(() -> -size().pixels(12)));
        foot.add(help.align(Align.right)).growX();
        Table table = table();
        Value margin = new PixelValue(this::margin);
        table.pad(units(0), margin, units(0), margin);
        table.add(head)
                .growX()
                .bottom()
                .height(units(HEAD_UNITS - 16))
                .padBottom(units(16))
                .row();
        table.add(drawn((pane, x, y, width, height, alpha) -> {
                    pane.fill(x, y, width, height, ruleRgb(), alpha);
                    pane.fill(x, y, title.getPrefWidth(), height, underlineRgb(), 0.6f * alpha);
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
        helpWords = help::text;
    }

    /** Changes the help at the bottom to a text that names keys, as {@link PageContext#told} gives it. */
    protected final void helpOfKeys(String key) {
        helpWords = () -> parts().told(key);
        help.set(helpWords.get());
    }

    @Override
    public void draw(float seconds) {
        if (helpVersion != parts().bindings().version()) {
            helpVersion = parts().bindings().version();
            help.set(helpWords.get());
        }
        super.draw(seconds);
    }

    /** Changes the note to the right of the heading; cheap if it is the same. */
    protected final void note(String words) {
        note.set(words);
    }

    /** Returns the pixels between a side of the window and the body. */
    private int margin() {
        float spare = Math.max(0, size().width() / size().pixelsAUnit() - NARROW_UNITS);
        return size().pixels(MARGIN_UNITS + placeShare() * spare);
    }

    /** Returns the share of the room beyond a narrow window's that is left to the place, at either side. */
    protected float placeShare() {
        return PLACE_SHARE;
    }

    /** Returns the width of the body, in pixels. */
    protected final int bodyWidth() {
        return size().width() - 2 * margin();
    }

    /** Returns the colour of rules between parts of the page. */
    protected final int ruleRgb() {
        return parts().isOnPaper() ? UiPalette.EARTH_LIGHT : UiPalette.STONE;
    }

    /** Returns the colour of what underlines a title. */
    protected final int underlineRgb() {
        return parts().isOnPaper() ? UiPalette.BLOOD_DARK : UiPalette.GOLD;
    }

    /** Returns the share of the body's width at which a book folds; negative for nowhere. */
    protected float foldShare() {
        return -1;
    }

    @Override
    protected final PlaceBackdrop.SheetBounds sheet() {
        int aside = margin() - SHEET_GRAINS * size().grain();
        int above = RIM_GRAINS * size().grain();
        float fold = foldShare() < 0 ? -1 : margin() + foldShare() * bodyWidth();
        return new PlaceBackdrop.SheetBounds(
                aside, above, size().width() - 2f * aside, size().height() - 2f * above, fold);
    }
}
