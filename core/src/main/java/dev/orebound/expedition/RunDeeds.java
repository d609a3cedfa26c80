package dev.orebound.expedition;

import java.util.List;

/**
 * What was done in a run, as a plain record.
 *
 * @param ticks played on all floors
 * @param deepest the greatest depth reached
 * @param monstersSlain monsters that ended
 * @param oreMeasures measures of ore that went into the flasks
 * @param chestsOpened chests
 * @param arenasCleared trap rooms won
 * @param golemsWoken golems and captives that came along
 * @param scrollsRead scrolls
 * @param path the nodes of the run's descent that were entered, in order
 * @param isHelped whether a playtester has given an order: then the run counts as no honest one
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

    /** Nothing yet. */
    public static final RunDeeds NONE = new RunDeeds(0, 0, 0, 0, 0, 0, 0, 0, List.of());

    public RunDeeds {
        path = List.copyOf(path);
    }

    /** What was done in a run that nobody has helped. */
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

    /** The same along another path. */
    public RunDeeds along(List<String> other) {
        return with(other, isHelped);
    }

    /** The same in a run that a playtester has helped, or not. */
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
