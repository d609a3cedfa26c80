package dev.orebound.lab.arena.survey;

import dev.orebound.cave.words.TrapDescriber;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.monster.Monster;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaCourse.TrialPlace;
import dev.orebound.lab.arena.survey.ArenaSurvey.TypicalRoom;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import dev.orebound.lab.arena.survey.ArenaTally.WrongTrial;
import dev.orebound.lab.figure.FigurePart.Sum;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.figure.QuartileSummary;
import dev.orebound.lab.page.BoxRows;
import dev.orebound.lab.page.HistogramPlot;
import dev.orebound.lab.page.PageTable;
import dev.orebound.lab.page.Plot;
import dev.orebound.lab.page.PlotFill;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The content of the section on one kind of arena. */
final class ArenaKindReport {
    /** The width of a map on the page in pixels, unless its own size is larger. */
    private static final int WIDEST_MAP = 660;

    private final ReportSource source;
    private final ArenaKind kind;
    private final TrialGroup group;
    private final ArenaCourse course;

    /** A line of the table of monsters. */
    record MonsterLine(String sprite, String name, long came, String share, long slew) {}

    ArenaKindReport(ReportSource source, ArenaKind kind) {
        this.source = source;
        this.kind = kind;
        ArenaTally tally = source.survey().tally();
        group = tally.byKind.of(kind.id());
        course = tally.courses.of(kind.id());
    }

    String id() {
        return kind.id();
    }

    String name() {
        return source.texts().get("arena." + kind.id() + ".name");
    }

    TrialGroup group() {
        return group;
    }

    ArenaCourse course() {
        return course;
    }

    /** Returns a room in which the kind was tried, tried once more, or null if it was not tried. */
    @Nullable
    TypicalRoom typicalRoom() {
        TrialPlace place = course.typical();
        return place == null ? null : TypicalRoom.of(place, source.worlds());
    }

    String sign(TypicalRoom shown) {
        int depth = shown.floor().request().depth();
        int danger = shown.floor().request().danger();
        return "Its sign says at depth " + depth + ": "
                + String.join(" ", new TrapDescriber(source.texts(), source.content()).sentences(kind, depth, danger));
    }

    RoomMap map(TypicalRoom shown) {
        return RoomMap.of(shown, source.content(), source.texts(), source.sprites());
    }

    /** Returns twice the scale of a map, in halves lest its pixels come out too uneven. */
    int halves(RoomMap map) {
        return Math.max(2, Math.min(4, 2 * WIDEST_MAP / map.width()));
    }

    /** Returns those trials of the kind in which something went wrong. */
    List<WrongTrial> wrong(List<WrongTrial> all) {
        return all.stream().filter(trial -> kind.id().equals(trial.arena())).toList();
    }

    PageTable endings() {
        String caption = group.trials.value() + " offered, " + group.sprung.value() + " sprung";
        PageTable table = table(caption, "", "times", "share");
        for (TrialEnding ending : TrialEnding.values()) {
            table.row(
                    ReportWords.longName(ending),
                    group.ended(ending),
                    ReportWords.percent(group.ended(ending), group.trials.value()));
        }
        return table;
    }

    List<Plot> plots() {
        List<Plot> plots = new ArrayList<>();
        plots.add(HistogramPlot.of(
                "Seconds behind shut doors until it was won",
                "seconds",
                PlotFill.GOOD,
                group.secondsWon.times(),
                group.secondsWon.quartiles()));
        plots.add(HistogramPlot.of(
                "Damage to players with the usual health, won or lost",
                "health",
                PlotFill.BAD,
                group.usualDamage.times(),
                group.usualDamage.quartiles()));
        List<BoxRows.NamedQuartiles> seconds = new ArrayList<>();
        List<BoxRows.NamedQuartiles> monsters = new ArrayList<>();
        course.waves.all().forEach((number, wave) -> {
            seconds.add(new BoxRows.NamedQuartiles("wave " + number, wave.seconds.quartiles()));
            monsters.add(new BoxRows.NamedQuartiles("wave " + number, wave.monsters.quartiles()));
        });
        if (!seconds.isEmpty()) {
            plots.add(BoxRows.of(
                    "How long each wave took, from its marks to its end or the arena's", "seconds", seconds));
            plots.add(BoxRows.of("How many monsters each wave brought", "monsters", monsters));
        }
        return plots;
    }

    PageTable spreads() {
        PageTable table = table("Time and damage", "", "of", "least", "lower", "median", "upper", "most");
        row(table, "seconds until it was won", group.secondsWon);
        row(table, "seconds behind shut doors, all", group.seconds);
        row(table, "damage, usual health", group.usualDamage);
        row(table, "damage, hardly to be killed", group.hardyDamage);
        row(table, "waves beaten", group.waves);
        return table;
    }

    private static void row(PageTable table, String name, IntHistogram numbers) {
        QuartileSummary spread = numbers.quartiles();
        if (spread.count() == 0) {
            String none = ReportWords.NONE;
            table.row(name, 0, none, none, none, none, none);
        } else {
            table.row(
                    name,
                    spread.count(),
                    spread.least(),
                    spread.lower(),
                    spread.median(),
                    spread.upper(),
                    spread.most());
        }
    }

    PageTable waves() {
        PageTable table = table(
                "Waves: medians, and the most in brackets", "", "came", "ended", "monsters", "at once", "seconds");
        course.waves
                .all()
                .forEach((number, wave) -> table.row(
                        "wave " + number,
                        wave.monsters.count(),
                        wave.seconds.count(),
                        medianAndMost(wave.monsters),
                        medianAndMost(wave.most),
                        medianAndMost(wave.seconds)));
        return table;
    }

    private static String medianAndMost(IntHistogram numbers) {
        return numbers.count() == 0 ? ReportWords.NONE : numbers.percentile(50) + " (" + numbers.most() + ")";
    }

    PageTable refusals() {
        PageTable table = table("How players got out before they were shut in", "", "times", "to spare");
        table.row("never set it off", group.trials.value() - group.sprung.value(), ReportWords.NONE);
        table.row("walked out while the doors were shutting", course.walkedOut.count(), spare(course.walkedOut));
        table.row("dashed out while the doors were shutting", course.dashedOut.count(), spare(course.dashedOut));
        table.row("were outside when they met, or got out later", group.ended(TrialEnding.BROKEN), ReportWords.NONE);
        table.row("and stayed away for good: refused", group.ended(TrialEnding.REFUSED), ReportWords.NONE);
        return table;
    }

    /** Returns how much time was left until the doors would have met. */
    private static String spare(IntHistogram ticksLeft) {
        return ticksLeft.count() == 0
                ? ReportWords.NONE
                : ReportWords.seconds(ticksLeft.percentile(50)) + " s; at least "
                        + ReportWords.seconds(ticksLeft.least()) + " s";
    }

    /** Returns a line for each monster that came up or ended a player, the most frequent first. */
    List<MonsterLine> monsters() {
        List<MonsterLine> lines = new ArrayList<>();
        Map<String, Sum> came = course.came.all();
        came.entrySet().stream()
                .sorted(Comparator.comparing(
                        (Map.Entry<String, Sum> entry) -> -entry.getValue().value()))
                .forEach(
                        entry -> lines.add(line(entry.getKey(), entry.getValue().value())));
        course.slew.all().keySet().stream()
                .filter(monster -> !came.containsKey(monster))
                .forEach(monster -> lines.add(line(monster, 0)));
        return lines;
    }

    private MonsterLine line(String monster, long times) {
        Monster met = source.content().monsters().at(Integer.parseInt(monster));
        long all = course.came.all().values().stream().mapToLong(Sum::value).sum();
        return new MonsterLine(
                met.sprite() + ".idle",
                source.texts().get("monster." + met.id() + ".name"),
                times,
                ReportWords.percent(times, all),
                course.slew.of(Integer.parseInt(monster)).value());
    }

    private static PageTable table(String caption, String... columns) {
        return new PageTable(caption, "plain", List.of(columns));
    }
}
