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
 * @param path the nodes that were entered, in order
 */
public record Deeds(
        long ticks,
        int deepest,
        int monstersSlain,
        int oreMeasures,
        int chestsOpened,
        int arenasCleared,
        int golemsWoken,
        int scrollsRead,
        List<String> path) {

    /** Nothing yet. */
    public static final Deeds NONE = new Deeds(0, 0, 0, 0, 0, 0, 0, 0, List.of());

    public Deeds {
        path = List.copyOf(path);
    }

    /** The same along another path. */
    public Deeds along(List<String> other) {
        return new Deeds(
                ticks,
                deepest,
                monstersSlain,
                oreMeasures,
                chestsOpened,
                arenasCleared,
                golemsWoken,
                scrollsRead,
                other);
    }
}
