package dev.orebound.lab.arena.survey;

import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.text.GameTexts;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import dev.orebound.lab.page.HtmlMarkup;
import dev.orebound.lab.page.HtmlPage;
import dev.orebound.lab.page.HtmlTable;
import dev.orebound.lab.page.ShareBar;
import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.lab.world.WorldFactory;
import dev.orebound.world.SimulationVersion;
import dev.orebound.world.state.TickClock;
import java.util.List;

/**
 * Writes a survey of arenas as one page for playtesters and designers that needs no network and no script. The same seeds
 * give the same page, so the duration of the survey is left out.
 */
final class ArenaReport {
    private static final int SECONDS_A_MINUTE = 60;
    private static final int PICTURE_SCALE = 2;

    private final ReportSource source;
    private final ArenaTally tally;
    private final HtmlMarkup page = HtmlPage.begin("Orebound: trap rooms");

    private ArenaReport(ReportSource source) {
        this.source = source;
        tally = source.survey().tally();
    }

    /**
     * Returns the page, which is the same for the same seeds and content.
     *
     * @param assets that the content was read from
     * @param version of the game, as players know it
     * @param options that make the game open what was surveyed, each after a space; may be empty
     */
    static String html(ArenaSurvey survey, Assets assets, String version, String options) {
        GameTexts texts = GameTexts.read(assets);
        WorldFactory worlds = new WorldFactory(Content.read(assets));
        ReportSource source = new ReportSource(survey, worlds, texts, SpriteSheet.read(assets), version, options);
        return new ArenaReport(source).write();
    }

    private String write() {
        page.open("header");
        writeTitle();
        writeVerdict();
        writeFigures();
        writeContents();
        page.close().open("main");
        writeGlance();
        TrialCaseList cases = new TrialCaseList(source, page);
        cases.write();
        for (ArenaKind kind : source.content().arenaKinds()) {
            new ArenaKindSection(source, page, kind).write();
        }
        TrialGroupSections groups = new TrialGroupSections(page);
        groups.writeDepths(tally.byDepth.all());
        groups.writeSchemes(tally.byScheme.all());
        page.close().open("footer");
        writeTerms();
        page.close();
        return HtmlPage.end(page);
    }

    private void writeTitle() {
        ArenaSurvey survey = source.survey();
        long last = survey.firstSeed() + survey.floors() - 1;
        page.leaf("h1", "Trap rooms of Orebound");
        page.leaf(
                "p",
                "Every trap room of " + survey.floors()
                        + " floors, sprung by a player who fights, flees, cheats and tries to be locked in.",
                "class",
                "quiet");
        page.open("dl", "class", "made");
        String command = "arena --seeds " + survey.firstSeed() + ".." + last + " --html FILE";
        page.leaf("dt", "Made with")
                .open("dd")
                .leaf("code", source.commandLine(command))
                .close();
        page.leaf("dt", "Game");
        page.leaf(
                "dd",
                "Orebound " + source.version() + ", simulation " + SimulationVersion.VERSION + ", content "
                        + Long.toHexString(source.content().fingerprint()));
        page.leaf("dt", "Floors");
        page.leaf(
                "dd",
                "one of each run, the leftmost of its depth; depths take turns, from depth "
                        + FloorSurvey.usualDepths(source.content()).applyAsInt(survey.firstSeed()) + " at seed "
                        + survey.firstSeed() + " on");
        page.leaf("dt", "Players");
        page.leaf(
                "dd",
                tally.byScheme.all().size()
                        + " schemes in turn; every second player has the usual health, the others can hardly be killed; nobody,"
                        + " one or two companions come along");
        page.close();
    }

    private void writeVerdict() {
        long softlocked = tally.all.ended(TrialEnding.SOFTLOCKED);
        long watchdogs = tally.all.ended(TrialEnding.WATCHDOG);
        boolean isFine = softlocked + watchdogs == 0;
        page.open("p", "class", isFine ? "verdict" : "verdict wrong");
        page.leaf("b", isFine ? "✔ All is well." : "✘ Look here.");
        if (isFine) {
            page.text("No room locked anybody in, and none had to be opened by its watchdog.");
        } else {
            page.text(softlocked + " softlocked, " + watchdogs + " opened by the watchdog. ");
            page.leaf("a", "Where, and how to go there", "href", "#cases");
        }
        page.close();
    }

    private void writeFigures() {
        TrialGroup all = tally.all;
        page.open("ul", "class", "figures");
        writeFigure(source.survey().floors(), "floors");
        writeFigure(all.trials.value(), "trap rooms tried");
        writeFigure(all.sprung.value(), "sprung");
        for (TrialEnding ending : TrialEnding.values()) {
            writeFigure(all.ended(ending), ReportWords.longName(ending));
        }
        writeFigure(all.ticks.value() / TickClock.TICKS_A_SECOND / SECONDS_A_MINUTE, "minutes played");
        page.close();
    }

    private void writeFigure(long number, String words) {
        page.open("li").leaf("b", String.valueOf(number)).leaf("span", words).close();
    }

    private void writeContents() {
        page.open("nav", "aria-label", "Contents").open("ul");
        writeLink("glance", "At a glance");
        writeLink("cases", "Softlocks and watchdogs");
        for (ArenaKind kind : source.content().arenaKinds()) {
            writeLink("kind-" + kind.id(), ReportWords.name(source.texts(), kind));
        }
        writeLink("depths", "By depth");
        writeLink("schemes", "By mischief");
        writeLink("terms", "What the words mean");
        page.close().close();
    }

    private void writeLink(String id, String words) {
        page.open("li").leaf("a", words, "href", "#" + id).close();
    }

    private void writeGlance() {
        page.open("section", "id", "glance").leaf("h2", "At a glance");
        ShareBar.writeKey(page, ReportWords.shares(new TrialGroup()));
        List<String> columns = List.of(
                "kind",
                "how they ended",
                "offered",
                "sprung",
                "cleared",
                "refused",
                "lost",
                "watchdog",
                "softlocked",
                "won, usual health",
                "seconds to win",
                "damage, usual health");
        HtmlTable table = HtmlTable.begin(page, "Kinds of trap room", "drawn", columns);
        for (ArenaKind kind : source.content().arenaKinds()) {
            TrialGroup group = tally.byKind.of(kind.id());
            page.open("tr").open("th", "scope", "row");
            source.writeSprite(page, "sigil_" + kind.id(), PICTURE_SCALE, "sigil");
            page.leaf("a", ReportWords.name(source.texts(), kind), "href", "#kind-" + kind.id());
            page.close().open("td", "class", "left");
            ShareBar.write(page, ReportWords.shares(group));
            page.close();
            writeCells(group);
            page.close();
        }
        table.end();
        page.close();
    }

    private void writeCells(TrialGroup group) {
        page.leaf("td", String.valueOf(group.trials.value()));
        page.leaf("td", String.valueOf(group.sprung.value()));
        for (TrialEnding ending : List.of(
                TrialEnding.CLEARED,
                TrialEnding.REFUSED,
                TrialEnding.LOST,
                TrialEnding.WATCHDOG,
                TrialEnding.SOFTLOCKED)) {
            page.leaf("td", String.valueOf(group.ended(ending)));
        }
        page.leaf("td", ReportWords.percent(group.wonByUsual.value(), group.foughtByUsual.value()));
        page.leaf("td", ReportWords.median(group.secondsWon));
        page.leaf("td", ReportWords.median(group.usualDamage));
    }

    /** Writes the meanings of the words of the report. */
    private void writeTerms() {
        page.open("section", "id", "terms").leaf("h2", "What the words mean").open("dl", "class", "terms");
        term("tried", "a player was sent to the room; each trap room of a floor is tried once");
        term("sprung", "its doors began to shut at least once");
        term("cleared", "the goal was reached and the player walked out");
        term("refused", "the player never came to be shut in: left in time, or did not set it off");
        term("lost", "the player died in it");
        term("opened outside", "the doors opened because the player was outside when they met, or got out later");
        term("watchdog", "the doors opened because nothing went forward for long");
        term("softlocked", "a promise about arenas was broken, or there was no way out: this must never be");
        term(
                "usual health",
                "that of a fresh player; the others can hardly be killed, so that arenas run to their end");
        term("seconds", "of the game's own time, sixty ticks each; behind shut doors unless it says otherwise");
        term("damage", "what the player lost in health in all, within the room and on the way");
        term(
                "lower, median, upper",
                "what a quarter, half and three quarters of the numbers do not exceed; seconds to win and damage are medians"
                        + " where nothing else is said");
        page.close().close();
    }

    private void term(String word, String meaning) {
        page.leaf("dt", word).leaf("dd", meaning);
    }
}
