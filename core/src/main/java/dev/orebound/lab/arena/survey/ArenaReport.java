package dev.orebound.lab.arena.survey;

import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.Content;
import dev.orebound.content.text.GameTexts;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.page.HtmlMarkup;
import dev.orebound.lab.page.HtmlPage;
import dev.orebound.lab.page.ShareBar;
import dev.orebound.world.Simulation;
import dev.orebound.world.state.TickClock;
import java.util.List;

/**
 * A survey of arenas as one page for playtesters and designers, to be opened in a browser: it needs no network and no script.
 * The same seeds give the same page to the letter; how long the survey took is left out of it.
 */
final class ArenaReport {
    /**
     * What it is made of.
     *
     * @param version of the game, as players know it
     * @param options that make the game open what was surveyed, such as for other content; each after a space
     */
    record ReportSource(
            ArenaSurvey survey, Content content, GameTexts texts, SpriteSheet sprites, String version, String options) {
        /** How the game is started with a command. */
        String commandLine(String command) {
            return "java -jar orebound.jar " + command + options;
        }
    }

    private static final int SECONDS_A_MINUTE = 60;
    private static final int PICTURE_SCALE = 2;

    private final ReportSource source;
    private final ArenaTally tally;
    private final ReportPictures pictures;
    private final HtmlMarkup page = HtmlPage.begin("Orebound: trap rooms");

    private ArenaReport(ReportSource source) {
        this.source = source;
        tally = source.survey().tally();
        pictures = new ReportPictures(source.sprites());
    }

    /** The page. */
    static String text(ArenaSurvey survey, Content content, Assets assets, String version, String options) {
        GameTexts texts = GameTexts.read(assets);
        ReportSource source = new ReportSource(survey, content, texts, SpriteSheet.read(assets), version, options);
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
            new ArenaKindSection(source, pictures, page, kind).write();
        }
        TrialGroupSections groups = new TrialGroupSections(page);
        groups.writeDepths(tally.byDepth);
        groups.writeSchemes(tally.byScheme);
        page.close().open("footer");
        ReportTerms.write(page);
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
                "Orebound " + source.version() + ", simulation " + Simulation.VERSION + ", content "
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
                tally.byScheme.size()
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
        writeFigure(all.trials, "trap rooms tried");
        writeFigure(all.sprung, "sprung");
        for (TrialEnding ending : TrialEnding.values()) {
            writeFigure(all.ended(ending), ReportWords.longName(ending));
        }
        writeFigure(all.ticks / TickClock.TICKS_A_SECOND / SECONDS_A_MINUTE, "minutes played");
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
        page.open("div", "class", "scroll").open("table", "class", "drawn").leaf("caption", "Kinds of trap room");
        page.open("thead").open("tr");
        for (String column : List.of(
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
                "damage, usual health")) {
            page.leaf("th", column, "scope", "col");
        }
        page.close().close().open("tbody");
        for (ArenaKind kind : source.content().arenaKinds()) {
            TrialGroup group = tally.byKind.getOrDefault(kind.id(), new TrialGroup());
            page.open("tr").open("th", "scope", "row");
            pictures.write(page, "sigil_" + kind.id(), "", PICTURE_SCALE, "sigil");
            page.leaf("a", ReportWords.name(source.texts(), kind), "href", "#kind-" + kind.id());
            page.close().open("td", "class", "left");
            ShareBar.write(page, ReportWords.shares(group));
            page.close();
            writeCells(group);
            page.close();
        }
        page.close().close().close().close();
    }

    private void writeCells(TrialGroup group) {
        page.leaf("td", String.valueOf(group.trials)).leaf("td", String.valueOf(group.sprung));
        for (TrialEnding ending : List.of(TrialEnding.CLEARED, TrialEnding.REFUSED, TrialEnding.LOST, TrialEnding.WATCHDOG, TrialEnding.SOFTLOCKED)) {
            page.leaf("td", String.valueOf(group.ended(ending)));
        }
        page.leaf("td", ReportWords.percent(group.wonByUsual, group.foughtByUsual));
        page.leaf("td", ReportWords.median(group.secondsWon));
        page.leaf("td", ReportWords.median(group.usualDamage));
    }
}
