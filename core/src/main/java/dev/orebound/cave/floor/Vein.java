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
     * @param veins in the order of their ids
     * @throws IllegalArgumentException if none of them has it
     */
    public static Vein withId(List<Vein> veins, int id) {
        int low = 0;
        int high = veins.size() - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (veins.get(middle).id() < id) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        if (veins.isEmpty() || veins.get(low).id() != id) {
            throw new IllegalArgumentException("no vein " + id + " among " + veins);
        }
        return veins.get(low);
    }
}
