package dev.orebound.lab.arena.survey;

import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.text.GameTexts;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import dev.orebound.lab.arena.survey.ArenaTally.WrongTrial;
import dev.orebound.lab.page.PageTemplate;
import dev.orebound.lab.page.ShareBar.NamedShare;
import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.lab.world.WorldFactory;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.List;

/**
 * The content of a page on a survey of arenas, for playtesters and designers, that needs no network and no script. The
 * same seeds give the same page, so the duration of the survey is left out.
 */
final class ArenaReport {
    private static final int SECONDS_A_MINUTE = 60;

    private final ReportSource source;
    private final ArenaTally tally;
    private final List<ArenaKindReport> kinds = new ArrayList<>();

    private ArenaReport(ReportSource source) {
        this.source = source;
        tally = source.survey().tally();
        for (ArenaKind kind : source.content().arenaKinds()) {
            kinds.add(new ArenaKindReport(source, kind));
        }
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
        return PageTemplate.fill("arena/survey/report.jte", new ArenaReport(source));
    }

    ReportSource source() {
        return source;
    }

    ArenaTally tally() {
        return tally;
    }

    /** Returns the line that makes the page. */
    String commandLine() {
        ArenaSurvey survey = source.survey();
        long last = survey.firstSeed() + survey.floors() - 1;
        return source.commandLine("arena --seeds " + survey.firstSeed() + ".." + last + " --html FILE");
    }

    int firstDepth() {
        return FloorSurvey.usualDepths(source.content())
                .applyAsInt(source.survey().firstSeed());
    }

    boolean isFine() {
        return tally.all.ended(TrialEnding.SOFTLOCKED) + tally.all.ended(TrialEnding.WATCHDOG) == 0;
    }

    /** Returns the trials in which something went wrong. */
    List<WrongTrial> wrong() {
        List<WrongTrial> wrong = new ArrayList<>(tally.softlocks());
        wrong.addAll(tally.watchdogs());
        return wrong;
    }

    long minutes() {
        return tally.all.ticks.value() / TickClock.TICKS_A_SECOND / SECONDS_A_MINUTE;
    }

    List<ArenaKindReport> kinds() {
        return kinds;
    }

    /** Returns the endings that get a column of the table of kinds. */
    static List<TrialEnding> mainEndings() {
        return List.of(
                TrialEnding.CLEARED,
                TrialEnding.REFUSED,
                TrialEnding.LOST,
                TrialEnding.WATCHDOG,
                TrialEnding.SOFTLOCKED);
    }

    /** Returns what the fillings of shares stand for. */
    static List<NamedShare> key() {
        return ReportWords.shares(new TrialGroup());
    }
}
