package dev.orebound.cave.floor;

import dev.orebound.content.vignette.LockWay;
import dev.orebound.grid.Cells;
import java.util.List;
import java.util.Map;

/**
 * A lock: dry cells that are solid until it is opened.
 *
 * @param id its number on the floor, from 1
 * @param vignette the number of the vignette that it shuts
 * @param kind the id of its kind
 * @param cells its cells
 * @param ways the ways to open it, at least two
 */
public record LockSpot(int id, int vignette, String kind, Cells cells, List<WaySpot> ways) {
    /** No key or lever. */
    public static final int NOTHING = 0;

    /**
     * A way to open a lock.
     *
     * @param by its kind
     * @param what the number of the key or lever, or {@link #NOTHING}
     * @param measures what it takes of each ore at most, by the ids of ores
     */
    public record WaySpot(LockWay.Kind by, int what, Map<String, Integer> measures) {}

    public LockSpot {
        ways = List.copyOf(ways);
    }
}
