package dev.orebound.screen.account;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.RowScroll;
import java.util.ArrayList;
import java.util.List;

/** Shows the ended runs, newest first, and beside them the account of the focused one. */
public final class HistoryPage extends FramedPage {
    private static final int ROW_UNITS = 60;
    private static final int FIGURE_UNITS = 28;
    private static final float LIST_SHARE = 0.4f;

    private final Runnable leave;
    private final List<RunAccount> accounts = new ArrayList<>();
    private final Table told = new Table();

    /**
     * Creates the page of a history.
     *
     * @param oldestFirst the accounts of the ended runs, oldest first
     */
    public HistoryPage(PageContext parts, List<RunAccount> oldestFirst, Runnable leave) {
        super(parts, parts.texts().get("history.title"), "");
        this.leave = leave;
        oldestFirst.forEach(account -> accounts.add(0, account));
        note(parts.texts().format("history.count", accounts.size()));
        if (accounts.isEmpty()) {
            body().add(label("body", parts.texts().get("history.none")));
            return;
        }
        RowScroll scroll = new RowScroll(parts.skin(), units(ROW_UNITS));
        scroll.rows().defaults().growX().height(units(ROW_UNITS));
        accounts.forEach(account -> scroll.rows().add(row(account)).row());
        scrolls(scroll);
        body().add(scroll)
                .top()
                .width(new PixelValue(() -> size().width() * LIST_SHARE))
                .height(new PixelValue(() -> scroll.wholeRows(bodyHeight())));
        body().add(told.top()).grow().padLeft(units(28));
    }

    private FocusRow row(RunAccount account) {
        String head = parts().texts()
                .format(
                        "history.ended." + account.ending().id(),
                        account.deeds().deepest());
        FocusRow row = row("menu", () -> {}).whenFocused(() -> tell(account));
        row.pad(units(2), units(14), units(2), units(14)).left();
        row.add(label(account.ending() == RunOutcome.WON ? "best" : "back", head))
                .left()
                .row();
        row.add(label("place", dateOf(account))).left().padTop(units(10));
        return row;
    }

    private String dateOf(RunAccount account) {
        boolean isHelped = account.deeds().isHelped();
        return isHelped
                ? parts().texts().format("history.helped", account.date()).strip()
                : account.date();
    }

    private void tell(RunAccount account) {
        AccountLines lines = AccountLines.of(account, parts().texts());
        PathRow path = new PathRow(parts().sprites(), AccountLines.walkedPath(account, parts().content()));
        told.clearChildren();
        told.add(label("said", lines.cause()).wrapped().align(Align.topLeft))
                .growX()
                .padTop(units(8))
                .row();
        told.add(drawn((pane, x, y, width, height, alpha) ->
                        path.draw(pane, x, y, width, height, size().grain(), false, alpha)))
                .growX()
                .height(grains(36))
                .row();
        told.add(FigureTable.of(parts(), lines.figures(), 2, units(FIGURE_UNITS)))
                .growX()
                .padBottom(units(12))
                .row();
        for (String line : List.of(lines.damageLine(parts().texts()), lines.findsLine(parts().texts()))) {
            if (!line.isEmpty()) {
                told.add(label("words", line).wrapped().align(Align.topLeft))
                        .growX()
                        .padBottom(units(10))
                        .row();
            }
        }
        if (!lines.gear().isEmpty()) {
            told.add(GearLine.of(parts(), account.deeds(), lines))
                    .growX()
                    .padBottom(units(10))
                    .row();
        }
        told.add(label("words", RunRanking.told(account, accounts, parts().texts())))
                .left()
                .padBottom(units(8))
                .row();
        told.add(label("words", parts().texts().format("hud.seed", account.seed())))
                .left();
    }

    @Override
    protected void leave() {
        leave.run();
    }
}
