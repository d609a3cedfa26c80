package dev.orebound.screen.account;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.RowScroll;
import dev.orebound.view.floor.PagePlace;
import java.util.List;

/** A page of the ledger with a list of runs, and beside it the account of the focused one. */
abstract class RunListPage extends FramedPage {
    private static final int ROW_UNITS = 60;
    private static final int FIGURE_UNITS = 28;

    /** The distance from the list to the fold of the ledger, as a share of the body's width. */
    private static final float FOLD_SHARE = 0.014f;

    private final float listShare;
    private final Runnable leave;
    private final RowScroll scroll;
    private final Table told = new Table();

    /**
     * Creates a page without rows.
     *
     * @param listShare the share of the body's width that the list takes
     */
    RunListPage(PageContext parts, String heading, float listShare, Runnable leave) {
        super(parts, PagePlace.LEDGER, heading, "");
        this.listShare = listShare;
        this.leave = leave;
        scroll = new RowScroll(parts.skin(), units(ROW_UNITS));
        rows().defaults().growX().height(units(ROW_UNITS));
    }

    /** Lays out the list and the account beside it; a page without a run leaves its body to other words. */
    final void layOutList() {
        scrolls(scroll);
        body().add(scroll)
                .top()
                .width(new PixelValue(() -> bodyWidth() * listShare))
                .height(new PixelValue(() -> scroll.wholeRows(bodyHeight())));
        body().add(told.top()).grow().padLeft(units(28));
    }

    /** Returns the table of the list's rows. */
    final Table rows() {
        return scroll.rows();
    }

    /**
     * Adds a row of two lines to the list.
     *
     * @param look the look of the upper line
     */
    final void addRow(FocusRow row, String look, String head, String below) {
        row.pad(units(2), units(14), units(2), units(14)).left();
        row.add(label(look, head).fitted()).growX().row();
        row.add(label("place", below).fitted()).growX().padTop(units(10));
        rows().add(row).row();
    }

    /** Returns the table of the account. */
    final Table told() {
        return told;
    }

    /** Begins another account with a sentence. */
    final void tell(String sentence) {
        told.clearChildren();
        told.add(label("said", sentence).wrapped().align(Align.topLeft))
                .growX()
                .padTop(units(8))
                .padBottom(units(6))
                .row();
    }

    /** Adds figures to the account, in two columns. */
    final void addFigures(List<AccountLines.Figure> figures) {
        told.add(FigureTable.of(parts(), figures, 2, units(FIGURE_UNITS)))
                .growX()
                .padBottom(units(12))
                .row();
    }

    /** Adds a line to the account, unless it is empty. */
    final void addLine(String line) {
        if (!line.isEmpty()) {
            told.add(label("words", line).wrapped().align(Align.topLeft))
                    .growX()
                    .padBottom(units(10))
                    .row();
        }
    }

    @Override
    protected final float foldShare() {
        return rows().hasChildren() ? listShare + FOLD_SHARE : 0.5f;
    }

    @Override
    protected final void leave() {
        leave.run();
    }
}
