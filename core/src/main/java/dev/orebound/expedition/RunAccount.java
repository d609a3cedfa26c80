package dev.orebound.expedition;

import dev.orebound.content.Content;

/**
 * The record of a run that has ended.
 *
 * @param seed the seed as typed
 * @param date the day on which it ended, as a text; empty if unknown
 * @param ending how it ended
 * @param slainBy id of the kind of monster that ended it; empty unless {@link RunOutcome#SLAIN}
 * @param deeds what was done in the whole run
 * @param isFirst true for the first run of a profile, whose floors have other kinds
 */
public record RunAccount(String seed, String date, RunOutcome ending, String slainBy, RunDeeds deeds, boolean isFirst) {
    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if the named monster and the ending contradict each other
     */
    public RunAccount {
        if (slainBy.isEmpty() == (ending == RunOutcome.SLAIN)) {
            throw new IllegalArgumentException("a run that ended " + ending + " by '" + slainBy + "'");
        }
    }

    /** Creates the account of a run that was not the first of its profile. */
    public RunAccount(String seed, String date, RunOutcome ending, String slainBy, RunDeeds deeds) {
        this(seed, date, ending, slainBy, deeds, false);
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
        return new RunAccount(run.seed().text(), date, ending, slainBy, tally.deeds(), run.isFirst());
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
