package dev.orebound.screen.settings;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.settings.ThirdPartyNotice.ShippedWork;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.RowScroll;
import dev.orebound.view.floor.PagePlace;

/** The credits: the licence of the game, and the fonts and libraries of others with their licences and authors. */
public final class CreditsPage extends FramedPage {
    private static final int WIDTH_UNITS = 760;
    private static final int ROW_UNITS = 56;
    private static final int INDENT_UNITS = 12;
    private static final int LEADING_UNITS = 9;

    private final Runnable leave;

    /** Creates the page; leaving it runs {@code leave}. */
    public CreditsPage(PageContext parts, Runnable leave) {
        super(
                parts,
                PagePlace.WALL,
                parts.texts().get("credits.title"),
                () -> parts.texts().get("credits.help"));
        this.leave = leave;
        GameTexts texts = parts.texts();
        RowScroll scroll = new RowScroll(parts.skin(), units(ROW_UNITS));
        scroll.rows().defaults().height(units(ROW_UNITS)).growX();
        add(scroll, texts.get("credits.game"), texts.get("credits.licence"), texts.get("credits.own"));
        for (ShippedWork work : ThirdPartyNotice.read()) {
            add(scroll, work.name(), work.licence(), told(work, texts));
        }
        scrolls(scroll);
        body().top().add(scroll).width(units(WIDTH_UNITS)).height(new PixelValue(() -> scroll.wholeRows(bodyHeight())));
    }

    private static String told(ShippedWork work, GameTexts texts) {
        if (work.authors().isEmpty()) {
            return texts.get(work.isFont() ? "credits.font" : "credits.library");
        }
        return texts.format(work.isFont() ? "credits.font_by" : "credits.library_by", work.authors());
    }

    private void add(RowScroll to, String name, String licence, String told) {
        Table first = new Table();
        first.add(label("back", name)).left().growX();
        first.add(label("back", licence).align(Align.right)).right().padLeft(units(INDENT_UNITS));
        FocusRow row = row("menu", () -> {});
        row.add(first)
                .growX()
                .padLeft(units(INDENT_UNITS))
                .padRight(units(INDENT_UNITS))
                .row();
        row.add(label("words", told).fitted().align(Align.left))
                .growX()
                .padTop(units(LEADING_UNITS))
                .padLeft(units(INDENT_UNITS))
                .padRight(units(INDENT_UNITS));
        to.rows().add(row).row();
    }

    @Override
    protected void leave() {
        leave.run();
    }
}
