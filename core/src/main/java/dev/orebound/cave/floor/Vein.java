package dev.orebound.cave.floor;

import java.util.List;

/**
 * A body of ore in the rock and under the floor; it may go on below, and may lie here in several pieces.
 *
 * @param id its number in the run, 1 or more, as in the layer {@code vein}
 * @param ore the id of its ore
 * @param cells how many it has on this floor
 */
public record Vein(int id, String ore, int cells) {
    /**
     * The vein of an id.
     *
     * @throws IllegalArgumentException if none of them has it
     */
    public static Vein withId(List<Vein> veins, int id) {
        for (Vein vein : veins) {
            if (vein.id() == id) {
                return vein;
            }
        }
        throw new IllegalArgumentException("no vein " + id + " among " + veins);
    }
}
