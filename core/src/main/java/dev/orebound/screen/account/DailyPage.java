package dev.orebound.screen.account;

import com.badlogic.gdx.utils.Align;
import dev.orebound.chance.Seed;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.journal.run.KeptReplay;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.view.ui.BackgroundWork;
import dev.orebound.view.ui.UiPane;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Shows the daily run: a row that sets out on it, and the tries of each day, the newest day first, ranked, with the
 * first try of a day apart from the others. A try whose replay is still there can be raced or watched.
 */
public final class DailyPage extends RunListPage {
    private static final float LIST_SHARE = 0.48f;

    private final String today;
    private final Ways ways;
    private final Supplier<String> question;
    private final BackgroundWork<Map<String, DayTries>> reading;
    private final Map<RunAccount, FocusRow> rowsOfTries = new HashMap<>();

    /** The tries whose replays turned out to be gone or changed. */
    private final Set<RunAccount> gone = new HashSet<>();

    private boolean isRead;

    /** What the player can do with a day or a try. */
    public interface Ways {
        /** Lets the player set out on the run of a day. */
        void setOut(String day);

        /** Begins a race against a try; returns false if its replay has gone or changed since the page was opened. */
        boolean race(KeptReplay replay);

        /** Shows the replay of a try; returns false if it has gone or changed since the page was opened. */
        boolean watch(RunAccount account, KeptReplay replay);
    }

    /**
     * Creates the page.
     *
     * @param today the day whose run is offered
     * @param oldestFirst the accounts of all ended runs, the oldest first
     * @param replays returns the replays of some seeds, by seed; asked once, on another thread
     * @param question returns what is asked before a run begins; empty for nothing
     */
    public DailyPage(
            PageContext parts,
            String today,
            List<RunAccount> oldestFirst,
            Function<Set<Seed>, Map<Seed, List<KeptReplay>>> replays,
            Supplier<String> question,
            Ways ways,
            Runnable leave) {
        super(parts, parts.texts().get("daily.title"), LIST_SHARE, leave);
        this.today = today;
        this.ways = ways;
        this.question = question;
        SortedMap<String, List<RunAccount>> days = DayTries.byDay(oldestFirst);
        reading = new BackgroundWork<>(() -> read(days, replays));
        FocusRow start = row("menu", () -> askFirst(question.get(), () -> ways.setOut(today)))
                .whenFocused(this::tellToday);
        addRow(start, "best", parts.texts().get("daily.set_out"), parts.texts().date(today));
        days.forEach((day, accounts) -> {
            DayTries tries = new DayTries(accounts, List.of());
            addTries("daily.first", day, tries.first(), tries);
            addTries("daily.further", day, tries.further(), tries);
        });
        layOutList();
    }

    /** Returns the tries of each day, with their replays. */
    private static Map<String, DayTries> read(
            SortedMap<String, List<RunAccount>> days, Function<Set<Seed>, Map<Seed, List<KeptReplay>>> replays) {
        Map<Seed, List<KeptReplay>> found =
                replays.apply(days.keySet().stream().map(Seed::ofDay).collect(Collectors.toSet()));
        Map<String, DayTries> read = new HashMap<>();
        days.forEach((day, accounts) ->
                read.put(day, new DayTries(accounts, found.getOrDefault(Seed.ofDay(day), List.of()))));
        return read;
    }

    /** Adds a heading and the rows of some tries; nothing if there are none. */
    private void addTries(String heading, String day, List<RunAccount> some, DayTries tries) {
        if (some.isEmpty()) {
            return;
        }
        GameTexts texts = parts().texts();
        String told = day.equals(today) ? texts.get("daily.today") : texts.date(day);
        rows().add(label("said", texts.format(heading, told)).align(Align.bottomLeft))
                .padLeft(units(14))
                .padBottom(units(12))
                .row();
        some.forEach(account -> add(account, tries));
    }

    private void add(RunAccount account, DayTries tries) {
        GameTexts texts = parts().texts();
        String ending = texts.format(
                "history.ended." + account.ending().id(), account.deeds().deepest());
        int rank = tries.rank(account);
        String head = rank == 0 ? texts.format("daily.unranked", ending) : texts.format("daily.ranked", rank, ending);
        String below = texts.format(
                "daily.try",
                tries.number(account),
                AccountLines.time(account.deeds().ticks()));
        FocusRow row = row("menu", () -> choose(account)).whenFocused(() -> tell(account));
        rowsOfTries.put(account, row);
        addRow(
                row,
                account.ending() == RunOutcome.WON ? "best" : "back",
                head,
                AccountLines.marked(below, account.deeds(), texts));
    }

    private void tellToday() {
        tell(parts().texts().format("daily.about", parts().texts().date(today)));
        addLine(parts().texts().get("daily.ghost"));
    }

    private void tell(RunAccount account) {
        GameTexts texts = parts().texts();
        AccountLines lines = AccountLines.of(account, texts);
        tell(gone.contains(account) ? texts.get("daily.gone") : lines.cause());
        addFigures(lines.figures());
        addLine(AccountLines.termsLine(account.terms(), account.deeds(), texts));
        addLine(lines.damageLine(texts));
        if (!isRead) {
            addLine(texts.get("daily.looking"));
        } else if (!gone.contains(account)) {
            addLine(texts.get(replayOf(account) == null ? "daily.no_replay" : "daily.has_replay"));
        }
    }

    /** Returns the replay of a try; null if there is none, or as long as the replays are read. */
    private @Nullable KeptReplay replayOf(RunAccount account) {
        DayTries tries = isRead ? reading.result().get(account.day()) : null;
        return tries == null || gone.contains(account) ? null : tries.replayOf(account);
    }

    /** Asks what to do with a try whose replay is there. */
    private void choose(RunAccount account) {
        GameTexts texts = parts().texts();
        KeptReplay replay = replayOf(account);
        if (replay != null) {
            ask(
                    texts.get("daily.race_or_watch"),
                    texts.get("daily.race"),
                    texts.get("daily.watch"),
                    () -> askFirst(question.get(), () -> follow(account, ways.race(replay))),
                    () -> follow(account, ways.watch(account, replay)),
                    () -> {});
        }
    }

    private void follow(RunAccount account, boolean isThere) {
        if (!isThere) {
            tellGone(account);
        }
    }

    /** Tells that the replay of a try cannot be played any more, and focuses the try. */
    public void tellGone(RunAccount account) {
        gone.add(account);
        focusOn(account);
    }

    /** Focuses a try; does nothing if it is not on the page. */
    public void focusOn(RunAccount account) {
        FocusRow row = rowsOfTries.get(account);
        if (row != null) {
            focus().choose(row);
        }
    }

    @Override
    protected void drawAbove(UiPane pane, float seconds) {
        if (!isRead && reading.isDone()) {
            isRead = true;
            FocusRow row = focus().focused();
            if (row != null) {
                // It tells again what it is about, now with its replay.
                focus().choose(row);
            }
        }
    }
}
