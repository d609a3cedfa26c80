package dev.orebound.screen;

import dev.orebound.content.Content;
import dev.orebound.content.Texts;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.Tally;
import dev.orebound.world.World;
import java.util.List;

/** What is told of a run that has ended, as texts. */
record SummaryLines(String title, String cause, List<Figure> figures) {
    private static final int SECONDS_A_MINUTE = 60;

    /** One thing that was counted, and how much of it. */
    record Figure(String label, String value) {}

    static SummaryLines of(Expedition run, Content content, Texts texts) {
        boolean won = run.status() == Expedition.Status.WON;
        Tally tally = run.tally();
        return new SummaryLines(
                texts.get(won ? "summary.won" : "summary.died"),
                won ? texts.get("summary.cause_won") : cause(tally, content, texts),
                List.of(
                        new Figure(texts.get("summary.depth"), Integer.toString(tally.deepest())),
                        new Figure(texts.get("summary.time"), time(tally.ticks())),
                        new Figure(texts.get("summary.monsters"), Integer.toString(tally.monstersSlain())),
                        new Figure(texts.get("summary.ore"), Integer.toString(tally.oreMeasures())),
                        new Figure(texts.get("summary.chests"), Integer.toString(tally.chestsOpened())),
                        new Figure(texts.get("summary.arenas"), Integer.toString(tally.arenasCleared()))));
    }

    private static String cause(Tally tally, Content content, Texts texts) {
        if (tally.slainBy() < 0) {
            String cause = tally.isGivenUp() ? "summary.cause_given_up" : "summary.cause_perished";
            return texts.format(cause, tally.deepest());
        }
        String monster = content.monsters().at(tally.slainBy()).id();
        return texts.format("summary.cause_slain", texts.get("monster." + monster + ".name"), tally.deepest());
    }

    /** Minutes and seconds: {@code 12:05}. */
    static String time(long ticks) {
        long seconds = ticks / World.TICKS_A_SECOND;
        long rest = seconds % SECONDS_A_MINUTE;
        return seconds / SECONDS_A_MINUTE + (rest < 10 ? ":0" : ":") + rest;
    }
}
