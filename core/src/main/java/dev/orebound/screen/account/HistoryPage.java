package dev.orebound.screen.account;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.expedition.RunTerms;
import dev.orebound.journal.run.KeptRun;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.RowScroll;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.text.SeedText;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Shows the runs that were put aside, which can be continued, and below them the ended ones, newest first. Beside them
 * stands the account of the focused one.
 */
public final class HistoryPage extends FramedPage {
    private static final int ROW_UNITS = 60;
    private static final int FIGURE_UNITS = 28;
    private static final float LIST_SHARE = 0.44f;

    private final Supplier<String> question;
    private final Predicate<KeptRun> continued;
    private final Runnable leave;
    private final List<RunAccount> accounts;
    private final Table told = new Table();

    /**
     * Creates the page of a history.
     *
     * @param oldestFirst the accounts of the ended runs, oldest first
     * @param putAside the runs that were put aside, newest first
     * @param question returns what is asked before one of them is continued; empty for nothing
     * @param continued continues one of them; returns false if it cannot be continued
     */
    public HistoryPage(
            PageContext parts,
            List<RunAccount> oldestFirst,
            List<KeptRun> putAside,
            Supplier<String> question,
            Predicate<KeptRun> continued,
            Runnable leave) {
        super(parts, PagePlace.LEDGER, parts.texts().get("history.title"), "");
        this.question = question;
        this.continued = continued;
        this.leave = leave;
        accounts = List.copyOf(oldestFirst);
        note(parts.texts().format("history.count", accounts.size()));
        if (accounts.isEmpty() && putAside.isEmpty()) {
            body().add(label("body", parts.texts().get("history.none")));
            return;
        }
        RowScroll scroll = new RowScroll(parts.skin(), units(ROW_UNITS));
        scroll.rows().defaults().growX().height(units(ROW_UNITS));
        putAside.forEach(run -> scroll.rows().add(row(run)).row());
        for (int i = accounts.size() - 1; i >= 0; i--) {
            scroll.rows().add(row(accounts.get(i))).row();
        }
        scrolls(scroll);
        body().add(scroll)
                .top()
                .width(new PixelValue(() -> bodyWidth() * LIST_SHARE))
                .height(new PixelValue(() -> scroll.wholeRows(bodyHeight())));
        body().add(told.top()).grow().padLeft(units(28));
    }

    private FocusRow row(KeptRun run) {
        GameTexts texts = parts().texts();
        String head = texts.format("history.aside", run.depth(parts().content()));
        String key = run.isHelped() ? "history.aside_helped" : "history.aside_time";
        FocusRow row = row("menu", () -> askFirst(question.get(), () -> goOn(run)))
                .whenFocused(() -> tell(run, texts.get("history.aside_words")));
        return filled(row, "said", head, texts.format(key, AccountLines.time(run.ticks())));
    }

    private void goOn(KeptRun run) {
        if (!continued.test(run)) {
            tell(run, parts().texts().get("history.gone"));
        }
    }

    private FocusRow row(RunAccount account) {
        String head = parts().texts()
                .format(
                        "history.ended." + account.ending().id(),
                        account.deeds().deepest());
        FocusRow row = row("menu", () -> {}).whenFocused(() -> tell(account));
        return filled(row, account.ending() == RunOutcome.WON ? "best" : "back", head, dateOf(account));
    }

    private FocusRow filled(FocusRow row, String look, String head, String below) {
        row.pad(units(2), units(14), units(2), units(14)).left();
        row.add(label(look, head)).left().row();
        row.add(label("place", below)).left().padTop(units(10));
        return row;
    }

    private String dateOf(RunAccount account) {
        GameTexts texts = parts().texts();
        if (account.deeds().isHelped()) {
            return texts.format("history.helped", account.date()).strip();
        }
        int tries = RunRanking.tries(account, accounts);
        if (tries == 0) {
            return account.date();
        }
        return texts.format(tries == 1 ? "history.daily" : "history.daily_again", account.date(), tries)
                .strip();
    }

    private void tell(KeptRun run, String words) {
        GameTexts texts = parts().texts();
        tellRun(words, AccountLines.walkedPath(run, parts().content()));
        String terms = AccountLines.termsLine(RunTerms.of(run.entered().party().terms()), texts);
        if (!terms.isEmpty()) {
            told.add(label("words", terms).wrapped().align(Align.topLeft))
                    .growX()
                    .padBottom(units(10))
                    .row();
        }
        AccountLines.Figure time = new AccountLines.Figure(texts.get("summary.time"), AccountLines.time(run.ticks()));
        AccountLines.Figure depth =
                new AccountLines.Figure(texts.get("summary.depth"), Integer.toString(run.depth(parts().content())));
        told.add(FigureTable.of(parts(), List.of(depth, time), 2, units(FIGURE_UNITS)))
                .growX()
                .padBottom(units(12))
                .row();
        addSeed(SeedText.of(run.entered().seed(), run.entered().opening().isFirst(), parts().fonts()));
    }

    private void tell(RunAccount account) {
        AccountLines lines = AccountLines.of(account, parts().texts());
        tellRun(lines.cause(), AccountLines.walkedPath(account, parts().content()));
        told.add(FigureTable.of(parts(), lines.figures(), 2, units(FIGURE_UNITS)))
                .growX()
                .padBottom(units(12))
                .row();
        for (String line : List.of(
                AccountLines.termsLine(account.terms(), parts().texts()),
                lines.damageLine(parts().texts()),
                lines.fallenLine(account.deeds(), parts().texts()),
                lines.findsLine(parts().texts()))) {
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
        String rank = RunRanking.told(account, accounts, parts().texts());
        told.add(label("words", rank).wrapped().align(Align.topLeft))
                .growX()
                .padBottom(units(8))
                .row();
        addSeed(SeedText.of(account, parts().fonts()));
    }

    /** Begins to tell a run: a sentence, and the floors that it went through. */
    private void tellRun(String words, List<FloorKind> kinds) {
        PathRow path = new PathRow(parts().sprites(), kinds);
        told.clearChildren();
        told.add(label("said", words).wrapped().align(Align.topLeft))
                .growX()
                .padTop(units(8))
                .row();
        told.add(drawn((pane, x, y, width, height, alpha) ->
                        path.draw(pane, x, y, width, height, size().grain(), false, alpha)))
                .growX()
                .height(grains(36))
                .row();
    }

    private void addSeed(String seed) {
        told.add(label("words", parts().texts().format("hud.seed", seed))).left();
    }

    @Override
    protected float foldShare() {
        return accounts.isEmpty() ? 0.5f : LIST_SHARE + 0.014f;
    }

    @Override
    protected void leave() {
        leave.run();
    }
}
