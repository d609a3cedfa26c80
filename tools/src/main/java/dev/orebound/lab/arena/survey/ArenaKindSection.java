package dev.orebound.lab.arena.survey;

import dev.orebound.cave.words.TrapDescriber;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaSurvey.TypicalRoom;
import dev.orebound.lab.arena.survey.ArenaTally.ArenaCourse;
import dev.orebound.lab.arena.survey.ArenaTally.ArenaCourse.TrialPlace;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import dev.orebound.lab.figure.FigurePart.Sum;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.figure.QuartileSummary;
import dev.orebound.lab.page.BoxRows;
import dev.orebound.lab.page.HistogramPlot;
import dev.orebound.lab.page.HtmlMarkup;
import dev.orebound.lab.page.HtmlTable;
import dev.orebound.lab.page.PlotFill;
import dev.orebound.lab.page.ShareBar;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Writes the section on one kind of arena. */
final class ArenaKindSection {
    private static final int SIGN_SCALE = 3;
    private static final int MONSTER_SCALE = 1;

    /** The width of a map on the page in pixels, unless its own size is larger. */
    private static final int WIDEST_MAP = 660;

    private final ReportSource source;
    private final HtmlMarkup page;
    private final ArenaKind kind;
    private final TrialGroup group;
    private final ArenaCourse course;

    ArenaKindSection(ReportSource source, HtmlMarkup page, ArenaKind kind) {
        this.source = source;
        this.page = page;
        this.kind = kind;
        ArenaTally tally = source.survey().tally();
        group = tally.byKind.of(kind.id());
        course = tally.courses.of(kind.id());
    }

    void write() {
        page.open("section", "id", "kind-" + kind.id());
        TrialPlace place = course.typical();
        if (place == null) {
            writeTitle("");
            page.leaf("p", "None of these floors has such a room. Try more seeds.");
        } else {
            TypicalRoom room = TypicalRoom.of(place, source.worlds());
            int depth = room.floor().request().depth();
            String sign = String.join(" ", new TrapDescriber(source.texts(), source.content()).sentences(kind, depth));
            writeTitle("Its sign says at depth " + depth + ": " + sign);
            writeRoom(room);
            writePlots();
            writeTables();
            page.leaf("h3", "By depth");
            new TrialGroupSections(page).writeDepthPlots(course.byDepth.all());
            new TrialCaseList(source, page).writeOf(kind.id());
        }
        page.close();
    }

    private void writeTitle(String words) {
        page.open("div", "class", "title");
        source.writeSprite(page, "sigil_" + kind.id(), SIGN_SCALE, "large");
        page.open("div").leaf("h2", ReportWords.name(source.texts(), kind)).leaf("p", words, "class", "quiet");
        page.close().close();
    }

    private void writeRoom(TypicalRoom shown) {
        RoomMap map = RoomMap.of(shown, source.content(), source.texts(), source.sprites());
        // In halves, lest its pixels come out too uneven.
        int halves = Math.max(2, Math.min(4, 2 * WIDEST_MAP / map.width()));
        String place = ReportWords.place(shown.result().tried());
        page.open("div", "class", "room").open("figure");
        ReportSource.writePicture(
                page,
                map.png(),
                "Map of " + place + ", north up: "
                        + String.join(", ", map.legend().keySet()),
                map.width() * halves / 2,
                map.height() * halves / 2,
                "map");
        page.open("figcaption").text("A typical room, north up: " + place + ". ");
        page.text(shown.room().cells().size() + " cells; half of these rooms have up to "
                + course.sizes().percentile(50) + ". This one ended "
                + shown.result().ending().id() + " after "
                + ReportWords.seconds(shown.result().sealedTicks()) + " seconds behind shut doors. ");
        page.leaf("code", source.commandLine(ReportWords.command(shown.result().tried())));
        page.close().close().open("div", "class", "beside");
        writeEndings();
        writeLegend(map);
        page.close().close();
    }

    private void writeEndings() {
        page.leaf("h3", "How they ended");
        ShareBar.write(page, ReportWords.shares(group));
        String caption = group.trials.value() + " offered, " + group.sprung.value() + " sprung";
        HtmlTable table = HtmlTable.begin(page, caption, "", "times", "share");
        for (TrialEnding ending : TrialEnding.values()) {
            table.row(
                    ReportWords.longName(ending),
                    group.ended(ending),
                    ReportWords.percent(group.ended(ending), group.trials.value()));
        }
        table.end();
    }

    private void writeLegend(RoomMap map) {
        page.leaf("h3", "On the map").open("ul", "class", "legend");
        map.legend().forEach((name, png) -> {
            page.open("li");
            ReportSource.writePicture(page, png, "", RoomSigns.ALONE, RoomSigns.ALONE, "sign");
            page.leaf("span", name).close();
        });
        page.close();
    }

    private void writePlots() {
        page.leaf("h3", "How it goes").open("div", "class", "plots");
        HistogramPlot.write(
                page,
                "Seconds behind shut doors until it was won",
                "seconds",
                PlotFill.GOOD,
                group.secondsWon.times(),
                group.secondsWon.quartiles());
        HistogramPlot.write(
                page,
                "Damage to players with the usual health, won or lost",
                "health",
                PlotFill.BAD,
                group.usualDamage.times(),
                group.usualDamage.quartiles());
        List<BoxRows.NamedQuartiles> seconds = new ArrayList<>();
        List<BoxRows.NamedQuartiles> monsters = new ArrayList<>();
        course.waves.all().forEach((number, wave) -> {
            seconds.add(new BoxRows.NamedQuartiles("wave " + number, wave.seconds.quartiles()));
            monsters.add(new BoxRows.NamedQuartiles("wave " + number, wave.monsters.quartiles()));
        });
        if (!seconds.isEmpty()) {
            BoxRows.write(
                    page, "How long each wave took, from its marks to its end or the arena's", "seconds", seconds);
            BoxRows.write(page, "How many monsters each wave brought", "monsters", monsters);
        }
        page.close();
    }

    /** Writes the figures behind the plots of one kind of arena, and its monsters. */
    private void writeTables() {
        page.open("div", "class", "plots tables");
        page.open("div");
        writeSpreads();
        writeWaves();
        writeRefusals();
        page.close();
        writeMonsters();
        page.close();
    }

    private void writeSpreads() {
        HtmlTable table =
                HtmlTable.begin(page, "Time and damage", "", "of", "least", "lower", "median", "upper", "most");
        row(table, "seconds until it was won", group.secondsWon);
        row(table, "seconds behind shut doors, all", group.seconds);
        row(table, "damage, usual health", group.usualDamage);
        row(table, "damage, hardly to be killed", group.hardyDamage);
        row(table, "waves beaten", group.waves);
        table.end();
    }

    private static void row(HtmlTable table, String name, IntHistogram numbers) {
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

    private void writeWaves() {
        HtmlTable table = HtmlTable.begin(
                page,
                "Waves: medians, and the most in brackets",
                "",
                "came",
                "ended",
                "monsters",
                "at once",
                "seconds");
        course.waves
                .all()
                .forEach((number, wave) -> table.row(
                        "wave " + number,
                        wave.monsters.count(),
                        wave.seconds.count(),
                        medianAndMost(wave.monsters),
                        medianAndMost(wave.most),
                        medianAndMost(wave.seconds)));
        table.end();
    }

    private static String medianAndMost(IntHistogram numbers) {
        return numbers.count() == 0 ? ReportWords.NONE : numbers.percentile(50) + " (" + numbers.most() + ")";
    }

    private void writeRefusals() {
        HtmlTable table =
                HtmlTable.begin(page, "How players got out before they were shut in", "", "times", "to spare");
        table.row("never set it off", group.trials.value() - group.sprung.value(), ReportWords.NONE);
        table.row("walked out while the doors were shutting", course.walkedOut.count(), spare(course.walkedOut));
        table.row("dashed out while the doors were shutting", course.dashedOut.count(), spare(course.dashedOut));
        table.row("were outside when they met, or got out later", group.ended(TrialEnding.BROKEN), ReportWords.NONE);
        table.row("and stayed away for good: refused", group.ended(TrialEnding.REFUSED), ReportWords.NONE);
        table.end();
    }

    /** Returns how much time was left until the doors would have met. */
    private static String spare(IntHistogram ticksLeft) {
        return ticksLeft.count() == 0
                ? ReportWords.NONE
                : ReportWords.seconds(ticksLeft.percentile(50)) + " s; at least "
                        + ReportWords.seconds(ticksLeft.least()) + " s";
    }

    private void writeMonsters() {
        HtmlTable table = HtmlTable.begin(
                page, "Who came up, and who ended players", "monster", "came up", "share", "ended players");
        Map<String, Sum> came = course.came.all();
        long all = came.values().stream().mapToLong(Sum::value).sum();
        came.entrySet().stream()
                .sorted(Comparator.comparing(
                        (Map.Entry<String, Sum> entry) -> -entry.getValue().value()))
                .forEach(entry -> writeMonster(
                        Integer.parseInt(entry.getKey()), entry.getValue().value(), all));
        course.slew.all().keySet().stream()
                .filter(monster -> !came.containsKey(monster))
                .forEach(monster -> writeMonster(Integer.parseInt(monster), 0, all));
        table.end();
    }

    private void writeMonster(int monster, long times, long all) {
        page.open("tr").open("th", "scope", "row");
        String picture = source.content().monsters().at(monster).sprite() + ".idle";
        source.writeSprite(page, picture, MONSTER_SCALE, "monster");
        page.text(ReportWords.monster(source.texts(), source.content(), monster))
                .close();
        page.leaf("td", String.valueOf(times)).leaf("td", ReportWords.percent(times, all));
        page.leaf("td", String.valueOf(course.slew.of(monster).value())).close();
    }
}
