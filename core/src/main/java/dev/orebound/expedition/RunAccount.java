package dev.orebound.expedition;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;

/**
 * The record of a run that has ended.
 *
 * @param seed the text of the run's seed, or its number if that is blank; empty in accounts of the oldest builds
 * @param date the day on which it ended, as a text; empty if unknown
 * @param ending how it ended
 * @param slainBy id of the kind of monster that ended it; empty unless {@link RunOutcome#SLAIN}
 * @param deeds what was done in the whole run
 * @param isFirst true for the first run of a profile, whose floors have other kinds
 * @param tries how often the daily run of its day had been begun when it ended, itself included; 0 if that is not known
 * @param terms its kit and its vows
 */
public record RunAccount(
        String seed,
        String date,
        RunOutcome ending,
        String slainBy,
        RunDeeds deeds,
        boolean isFirst,
        int tries,
        RunTerms terms) {
    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if the named monster and the ending contradict each other, or the tries are
     *     negative
     */
    public RunAccount {
        if (tries < 0) {
            throw new IllegalArgumentException("a run after " + tries + " tries");
        }
        if (slainBy.isEmpty() == (ending == RunOutcome.SLAIN)) {
            throw new IllegalArgumentException("a run that ended " + ending + " by '" + slainBy + "'");
        }
    }

    /** Creates the account of a run that was not the first of its profile, and had neither kit nor vows. */
    public RunAccount(String seed, String date, RunOutcome ending, String slainBy, RunDeeds deeds) {
        this(seed, date, ending, slainBy, deeds, false, 0, RunTerms.NONE);
    }

    /**
     * Returns the account of a run.
     *
     * @throws IllegalArgumentException if it has not ended
     */
    public static RunAccount of(Expedition run, Content content, String date) {
        DeedCounter tally = run.tally();
        RunOutcome ending = endingOf(run);
        String slainBy = ending == RunOutcome.SLAIN
                ? content.monsters().at(tally.slainBy()).id()
                : "";
        Seed seed = run.seed();
        String text = seed.text().isBlank() ? Long.toString(seed.value()) : seed.text();
        return new RunAccount(text, date, ending, slainBy, tally.deeds(), run.isFirst(), 0, run.terms());
    }

    /** Returns the text that repeats the run wherever it is typed or pasted; empty if the seed is not known. */
    public String sharedSeed() {
        return seed.isEmpty() ? "" : Seed.recorded(seed).shared(isFirst);
    }

    /**
     * Returns the same account of a run before whose end the daily run of its day was begun so many times, itself
     * included.
     */
    public RunAccount inTry(int count) {
        return new RunAccount(seed, date, ending, slainBy, deeds, isFirst, count, terms);
    }

    /** Returns the day whose daily run it was; empty for any other run. */
    public String day() {
        return isFirst ? "" : Seed.dayOf(seed);
    }

    private static RunOutcome endingOf(Expedition run) {
        return switch (run.status()) {
            case WON -> RunOutcome.WON;
            case DEAD ->
                run.tally().slainBy() >= 0
                        ? RunOutcome.SLAIN
                        : run.tally().isGivenUp() ? RunOutcome.GIVEN_UP : RunOutcome.PERISHED;
            default -> throw new IllegalArgumentException("the run is still " + run.status());
        };
    }
}
