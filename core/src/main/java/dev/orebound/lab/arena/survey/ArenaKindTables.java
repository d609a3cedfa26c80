package dev.orebound.lab.arena.survey;

import dev.orebound.lab.arena.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaCourse.WaveTally;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.figure.QuartileSummary;
import dev.orebound.lab.page.HtmlMarkup;
import dev.orebound.lab.page.HtmlTable;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** What the plots of one kind of arena show, in figures, and who came. */
final class ArenaKindTables {
    private static final int MONSTER_SCALE = 1;

    private final ArenaReport.ReportSource source;
    private final ReportPictures pictures;
    private final HtmlMarkup page;
    private final TrialGroup group;
    private final ArenaCourse course;

    ArenaKindTables(
            ArenaReport.ReportSource source, ReportPictures pictures, HtmlMarkup page, TrialGroup group, ArenaCourse course) {
        this.source = source;
        this.pictures = pictures;
        this.page = page;
        this.group = group;
        this.course = course;
    }

    void write() {
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
        for (int i = 0; i < course.waves.size(); i++) {
            WaveTally wave = course.waves.get(i);
            table.row(
                    "wave " + (i + 1),
                    wave.monsters.count(),
                    wave.seconds.count(),
                    medianAndMost(wave.monsters),
                    medianAndMost(wave.most),
                    medianAndMost(wave.seconds));
        }
        table.end();
    }

    private static String medianAndMost(IntHistogram numbers) {
        return numbers.count() == 0 ? ReportWords.NONE : numbers.percentile(50) + " (" + numbers.most() + ")";
    }

    private void writeRefusals() {
        HtmlTable table =
                HtmlTable.begin(page, "How players got out before they were shut in", "", "times", "to spare");
        table.row("never set it off", group.trials - group.sprung, ReportWords.NONE);
        table.row("walked out while the doors were shutting", course.walkedOut.count(), spare(course.walkedOut));
        table.row("dashed out while the doors were shutting", course.dashedOut.count(), spare(course.dashedOut));
        table.row("were outside when they met, or got out later", group.ended(TrialEnding.BROKEN), ReportWords.NONE);
        table.row("and stayed away for good: refused", group.ended(TrialEnding.REFUSED), ReportWords.NONE);
        table.end();
    }

    /** How long it was until the doors should have met. */
    private static String spare(IntHistogram ticksLeft) {
        return ticksLeft.count() == 0
                ? ReportWords.NONE
                : ReportWords.seconds(ticksLeft.percentile(50)) + " s; at least "
                        + ReportWords.seconds(ticksLeft.least()) + " s";
    }

    private void writeMonsters() {
        page.open("div", "class", "scroll").open("table").leaf("caption", "Who came up, and who ended players");
        page.open("thead").open("tr");
        for (String column : List.of("monster", "came up", "share", "ended players")) {
            page.leaf("th", column, "scope", "col");
        }
        page.close().close().open("tbody");
        long all = course.came.values().stream().mapToLong(Long::longValue).sum();
        course.came.entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<Integer, Long> entry) -> -entry.getValue()))
                .forEach(entry -> writeMonster(entry.getKey(), entry.getValue(), all));
        course.slew.keySet().stream()
                .filter(monster -> !course.came.containsKey(monster))
                .forEach(monster -> writeMonster(monster, 0, all));
        page.close().close().close();
    }

    private void writeMonster(int monster, long times, long all) {
        page.open("tr").open("th", "scope", "row");
        String picture = source.content().monsters().at(monster).sprite() + ".idle";
        pictures.write(page, picture, "", MONSTER_SCALE, "monster");
        page.text(ReportWords.monster(source.texts(), source.content(), monster))
                .close();
        page.leaf("td", String.valueOf(times)).leaf("td", ReportWords.percent(times, all));
        page.leaf("td", String.valueOf(course.slew.getOrDefault(monster, 0L))).close();
    }
}
