package dev.orebound.screen.account;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import dev.orebound.chance.Seed;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.journal.run.KeptReplay;
import dev.orebound.screen.page.FramedPage;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.RowScroll;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.ui.BackgroundWork;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Shows the daily run: a row that sets out on it, and the tries of each day, the newest day first, ranked, with the
 * first try of a day apart from the others. A try whose replay is still there can be raced or watched.
 */
public final class DailyPage extends FramedPage {
    private static final int ROW_UNITS = 60;
    private static final int FIGURE_UNITS = 28;
    private static final float LIST_SHARE = 0.48f;

    private final String today;
    private final Ways ways;
    private final Supplier<String> question;
    private final Runnable leave;
    private final BackgroundWork<Map<String, DayTries>> reading;
    private final Table rows;
    private final Table told = new Table();
    private Runnable retell = () -> {};
    private boolean isRead;

    /** What the player can do with a day or a try. */
    public interface Ways {
        /** Lets the player set out on the run of a day. */
        void setOut(String day);

        /** Begins a race against a try. */
        void race(KeptReplay replay);

        /** Shows a try. */
        void watch(KeptReplay replay);
    }

    /**
     * Creates the page.
     *
     * @param today the day whose run is offered
     * @param oldestFirst the accounts of all ended runs, the oldest first
     * @param replays returns the replays of a seed; asked on another thread
     * @param question returns what is asked before a run begins; empty for nothing
     */
    public DailyPage(
            PageContext parts,
            String today,
            List<RunAccount> oldestFirst,
            Function<Seed, List<KeptReplay>> replays,
            Supplier<String> question,
            Ways ways,
            Runnable leave) {
        super(parts, PagePlace.LEDGER, parts.texts().get("daily.title"), "");
        this.today = today;
        this.ways = ways;
        this.question = question;
        this.leave = leave;
        SortedMap<String, List<RunAccount>> days = DayTries.byDay(oldestFirst);
        reading = new BackgroundWork<>(() -> {
            Map<String, DayTries> read = new LinkedHashMap<>();
            days.forEach((day, accounts) -> read.put(day, new DayTries(accounts, replays.apply(Seed.ofDay(day)))));
            return read;
        });
        RowScroll scroll = new RowScroll(parts.skin(), units(ROW_UNITS));
        rows = scroll.rows();
        rows.defaults().growX().height(units(ROW_UNITS));
        FocusRow start = row("menu", () -> askFirst(question.get(), () -> ways.setOut(today)))
                .whenFocused(() -> tell(this::tellToday));
        rows.add(filled(start, "best", parts.texts().get("daily.set_out"), today))
                .row();
        days.forEach((day, accounts) -> addDay(day, new DayTries(accounts, List.of())));
        scrolls(scroll);
        body().add(scroll)
                .top()
                .width(new PixelValue(() -> bodyWidth() * LIST_SHARE))
                .height(new PixelValue(() -> scroll.wholeRows(bodyHeight())));
        body().add(told.top()).grow().padLeft(units(28));
        focus().choose(start);
    }

    private void addDay(String day, DayTries tries) {
        addTries("daily.first", day, tries.first(), tries);
        addTries("daily.further", day, tries.further(), tries);
    }

    /** Adds a heading and the rows of some tries; nothing if there are none. */
    private void addTries(String heading, String day, List<RunAccount> some, DayTries tries) {
        if (some.isEmpty()) {
            return;
        }
        String word = parts().texts().get("daily.today");
        rows.add(label("said", parts().texts().format(heading, day.equals(today) ? word : day))
                        .align(Align.bottomLeft))
                .padLeft(units(14))
                .padBottom(units(12))
                .row();
        some.forEach(account -> rows.add(row(account, tries)).row());
    }

    private FocusRow row(RunAccount account, DayTries tries) {
        GameTexts texts = parts().texts();
        String ending = texts.format(
                "history.ended." + account.ending().id(), account.deeds().deepest());
        int rank = tries.rank(account);
        String head = rank == 0 ? texts.format("daily.unranked", ending) : texts.format("daily.ranked", rank, ending);
        String below = texts.format(
                "daily.try",
                tries.number(account),
                AccountLines.time(account.deeds().ticks()));
        FocusRow row = row("menu", () -> choose(account)).whenFocused(() -> tell(() -> tell(account)));
        return filled(row, account.ending() == RunOutcome.WON ? "best" : "back", head, below);
    }

    private FocusRow filled(FocusRow row, String look, String head, String below) {
        row.pad(units(2), units(14), units(2), units(14)).left();
        row.add(label(look, head)).left().row();
        row.add(label("place", below)).left().padTop(units(10));
        return row;
    }

    /** Tells something now, and once more when the replays are read. */
    private void tell(Runnable words) {
        retell = words;
        told.clearChildren();
        words.run();
    }

    private void tellToday() {
        addTold("said", parts().texts().format("daily.about", today));
        addTold("words", parts().texts().get("daily.ghost"));
    }

    private void tell(RunAccount account) {
        AccountLines lines = AccountLines.of(account, parts().texts());
        addTold("said", lines.cause());
        told.add(FigureTable.of(parts(), lines.figures(), 2, units(FIGURE_UNITS)))
                .growX()
                .padBottom(units(12))
                .row();
        List<String> texts = new ArrayList<>(
                List.of(AccountLines.termsLine(account.terms(), parts().texts()), lines.damageLine(parts().texts())));
        if (isRead) {
            texts.add(parts().texts().get(replayOf(account).isEmpty() ? "daily.no_replay" : "daily.has_replay"));
        }
        texts.stream().filter(line -> !line.isEmpty()).forEach(line -> addTold("words", line));
    }

    private void addTold(String look, String words) {
        told.add(label(look, words).wrapped().align(Align.topLeft))
                .growX()
                .padTop(units(8))
                .padBottom(units(6))
                .row();
    }

    /** Returns the replay of a try, or nothing; waits until the replays are read. */
    private List<KeptReplay> replayOf(RunAccount account) {
        KeptReplay replay =
                Objects.requireNonNull(reading.result().get(account.day())).replayOf(account);
        return replay == null ? List.of() : List.of(replay);
    }

    /** Asks what to do with a try whose replay is there. */
    private void choose(RunAccount account) {
        GameTexts texts = parts().texts();
        for (KeptReplay replay : replayOf(account)) {
            ask(
                    texts.get("daily.race_or_watch"),
                    texts.get("daily.race"),
                    texts.get("daily.watch"),
                    () -> askFirst(question.get(), () -> ways.race(replay)),
                    () -> ways.watch(replay),
                    () -> {});
        }
    }

    @Override
    protected void drawAbove(UiPane pane, float seconds) {
        if (!isRead && reading.isDone()) {
            isRead = true;
            told.clearChildren();
            retell.run();
            resize(size());
        }
    }

    @Override
    protected float foldShare() {
        return LIST_SHARE + 0.014f;
    }

    @Override
    protected void leave() {
        leave.run();
    }
}
