package dev.orebound.expedition;

import java.util.List;

/**
 * Counts of what the player did in a run.
 *
 * @param ticks ticks played on all floors
 * @param deepest the greatest depth reached
 * @param monstersSlain monsters that died
 * @param oreMeasures measures of ore picked up
 * @param chestsOpened chests opened
 * @param arenasCleared trap rooms won
 * @param golemsWoken golems and captives that joined
 * @param scrollsRead scrolls read
 * @param path the entered nodes of the run's descent, in order
 * @param isHelped true if a playtester has given an order, so that the run does not count as an honest one
 */
public record RunDeeds(
        long ticks,
        int deepest,
        int monstersSlain,
        int oreMeasures,
        int chestsOpened,
        int arenasCleared,
        int golemsWoken,
        int scrollsRead,
        List<String> path,
        boolean isHelped) {

    /** The deeds of a run that has just begun. */
    public static final RunDeeds NONE = new RunDeeds(0, 0, 0, 0, 0, 0, 0, 0, List.of());

    public RunDeeds {
        path = List.copyOf(path);
    }

    /** Creates the deeds of a run without a playtester's orders. */
    public RunDeeds(
            long ticks,
            int deepest,
            int monstersSlain,
            int oreMeasures,
            int chestsOpened,
            int arenasCleared,
            int golemsWoken,
            int scrollsRead,
            List<String> path) {
        this(
                ticks,
                deepest,
                monstersSlain,
                oreMeasures,
                chestsOpened,
                arenasCleared,
                golemsWoken,
                scrollsRead,
                path,
                false);
    }

    /** Returns the same deeds with another path. */
    public RunDeeds along(List<String> other) {
        return with(other, isHelped);
    }

    /** Returns the same deeds with or without a playtester's help. */
    public RunDeeds helped(boolean wasHelped) {
        return with(path, wasHelped);
    }

    private RunDeeds with(List<String> other, boolean wasHelped) {
        return new RunDeeds(
                ticks,
                deepest,
                monstersSlain,
                oreMeasures,
                chestsOpened,
                arenasCleared,
                golemsWoken,
                scrollsRead,
                other,
                wasHelped);
    }
}
