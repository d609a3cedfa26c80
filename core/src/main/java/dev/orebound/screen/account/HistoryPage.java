package dev.orebound.screen.account;

import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.expedition.RunTerms;
import dev.orebound.journal.run.KeptRun;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.view.text.SeedText;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Shows the runs that were put aside, which can be continued, and below them the ended ones, newest first. Beside them
 * stands the account of the focused one.
 */
public final class HistoryPage extends RunListPage {
    private static final float LIST_SHARE = 0.44f;

    private final Supplier<String> question;
    private final Predicate<KeptRun> continued;
    private final List<RunAccount> accounts;

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
        super(parts, parts.texts().get("history.title"), LIST_SHARE, leave);
        this.question = question;
        this.continued = continued;
        accounts = List.copyOf(oldestFirst);
        note(parts.texts().format("history.count", accounts.size()));
        if (accounts.isEmpty() && putAside.isEmpty()) {
            body().add(label("body", parts.texts().get("history.none")));
            return;
        }
        putAside.forEach(this::add);
        for (int i = accounts.size() - 1; i >= 0; i--) {
            add(accounts.get(i));
        }
        layOutList();
    }

    private void add(KeptRun run) {
        GameTexts texts = parts().texts();
        String head = texts.format("history.aside", run.depth(parts().content()));
        String key = run.isHelped() ? "history.aside_helped" : "history.aside_time";
        FocusRow row = row("menu", () -> askFirst(question.get(), () -> goOn(run)))
                .whenFocused(() -> tell(run, texts.get("history.aside_words")));
        addRow(row, "said", head, texts.format(key, AccountLines.time(run.ticks())));
    }

    private void goOn(KeptRun run) {
        if (!continued.test(run)) {
            tell(run, parts().texts().get("history.gone"));
        }
    }

    private void add(RunAccount account) {
        String head = parts().texts()
                .format(
                        "history.ended." + account.ending().id(),
                        account.deeds().deepest());
        FocusRow row = row("menu", () -> {}).whenFocused(() -> tell(account));
        addRow(
                row,
                account.ending() == RunOutcome.WON ? "best" : "back",
                head,
                AccountLines.marked(dateOf(account), account.deeds(), parts().texts()));
    }

    private String dateOf(RunAccount account) {
        GameTexts texts = parts().texts();
        if (account.deeds().isHelped()) {
            return texts.format("history.helped", texts.date(account.date())).strip();
        }
        int tries = RunRanking.tries(account, accounts);
        if (tries == 0) {
            return texts.date(account.date());
        }
        return texts.format(tries == 1 ? "history.daily" : "history.daily_again", texts.date(account.date()), tries)
                .strip();
    }

    private void tell(KeptRun run, String words) {
        GameTexts texts = parts().texts();
        tellRun(words, AccountLines.walkedPath(run, parts().content()));
        addLine(AccountLines.termsLine(
                RunTerms.of(run.entered().party().terms()), run.entered().deeds(), texts));
        AccountLines.Figure time = new AccountLines.Figure(texts.get("summary.time"), AccountLines.time(run.ticks()));
        AccountLines.Figure depth =
                new AccountLines.Figure(texts.get("summary.depth"), Integer.toString(run.depth(parts().content())));
        addFigures(List.of(depth, time));
        addSeed(SeedText.of(run.entered().seed(), run.entered().opening().isFirst(), parts().fonts()));
    }

    private void tell(RunAccount account) {
        AccountLines lines = AccountLines.of(account, parts().texts());
        tellRun(lines.cause(), AccountLines.walkedPath(account, parts().content()));
        addFigures(lines.figures());
        List.of(
                        AccountLines.termsLine(account.terms(), account.deeds(), parts().texts()),
                        lines.damageLine(parts().texts()),
                        lines.fallenLine(account.deeds(), parts().texts()),
                        lines.findsLine(parts().texts()))
                .forEach(this::addLine);
        if (!lines.gear().isEmpty()) {
            told().add(GearLine.of(parts(), account.deeds(), lines))
                    .growX()
                    .padBottom(units(10))
                    .row();
        }
        addLine(RunRanking.told(account, accounts, parts().texts()));
        addSeed(SeedText.of(account, parts().fonts()));
    }

    /** Begins to tell a run: a sentence, and the floors that it went through. */
    private void tellRun(String words, List<FloorKind> kinds) {
        PathRow path = new PathRow(parts().sprites(), kinds);
        tell(words);
        told().add(drawn((pane, x, y, width, height, alpha) ->
                        path.draw(pane, x, y, width, height, size().grain(), false, alpha)))
                .growX()
                .height(grains(36))
                .row();
    }

    private void addSeed(String seed) {
        told().add(label("words", parts().texts().format("hud.seed", seed))).left();
    }
}
