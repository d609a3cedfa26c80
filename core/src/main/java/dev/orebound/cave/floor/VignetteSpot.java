package dev.orebound.cave.floor;

import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.Cells;
import java.util.List;

/**
 * A vignette and its place.
 *
 * @param id its number on the floor, from 1
 * @param kind the id of its kind
 * @param cells its cells, without a lock's, in ascending order
 * @param heart the cell of its heart
 * @param closes the cells that are solid for good after a visit, in the order in which they close
 * @param horde the number of the horde that came with it, from 0, or {@link #NO_HORDE}
 * @param props what stands in it
 */
public record VignetteSpot(
        int id, String kind, Cells cells, int heart, List<Integer> closes, int horde, List<PropSpot> props) {
    public static final int NO_HORDE = -1;

    /**
     * One thing of a vignette.
     *
     * @param kind what it is
     * @param at its cell
     * @param what the id of what it holds, or an empty text
     * @param sprite its picture, or an empty text if what it holds has one
     */
    public record PropSpot(PropKind kind, int at, String what, String sprite) {}

    public VignetteSpot {
        closes = List.copyOf(closes);
        props = List.copyOf(props);
    }
}
