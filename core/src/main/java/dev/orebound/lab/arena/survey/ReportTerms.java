package dev.orebound.lab.arena.survey;

import dev.orebound.lab.page.HtmlMarkup;

/** What the words of the report on arenas mean. */
final class ReportTerms {
    private ReportTerms() {}

    static void write(HtmlMarkup page) {
        page.open("section", "id", "terms").leaf("h2", "What the words mean").open("dl", "class", "terms");
        term(page, "tried", "a player was sent to the room; each trap room of a floor is tried once");
        term(page, "sprung", "its doors began to shut at least once");
        term(page, "cleared", "the goal was reached and the player walked out");
        term(page, "refused", "the player never came to be shut in: left in time, or did not set it off");
        term(page, "lost", "the player died in it");
        term(page, "opened outside", "the doors opened because the player was outside when they met, or got out later");
        term(page, "watchdog", "the doors opened because nothing went forward for long");
        term(page, "softlocked", "a promise about arenas was broken, or there was no way out: this must never be");
        term(
                page,
                "usual health",
                "that of a fresh player; the others can hardly be killed, so that arenas run to their end");
        term(page, "seconds", "of the game's own time, sixty ticks each; behind shut doors unless it says otherwise");
        term(page, "damage", "what the player lost in health in all, within the room and on the way");
        term(
                page,
                "lower, median, upper",
                "what a quarter, half and three quarters of the numbers do not exceed; seconds to win and damage are medians"
                        + " where nothing else is said");
        page.close().close();
    }

    private static void term(HtmlMarkup page, String word, String meaning) {
        page.leaf("dt", word).leaf("dd", meaning);
    }
}
