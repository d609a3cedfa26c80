package dev.orebound.cave.floor;

import dev.orebound.grid.IntLayer;
import java.util.List;

/**
 * The run's veins on the floors below a floor. Refers to the run's ore field, so it costs nothing until it is asked.
 */
public interface VeinsBelow {
    /** The veins below the deepest floor: none. */
    VeinsBelow NONE = new VeinsBelow() {
        @Override
        public int floors() {
            return 0;
        }

        @Override
        public List<Vein> veins(int down) {
            throw new IllegalArgumentException("no floor lies " + down + " below");
        }

        @Override
        public IntLayer veinOfCell(int down) {
            throw new IllegalArgumentException("no floor lies " + down + " below");
        }
    };

    /** Returns the number of floors below, 0 to 16. */
    int floors();

    /**
     * Returns the veins that reach into a floor below.
     *
     * @param down how many floors below, 1 to {@link #floors}
     * @throws IllegalArgumentException if there is no such floor
     */
    List<Vein> veins(int down);

    /**
     * Returns a new layer with the id of the vein of each cell of a floor below, 0 for none.
     *
     * @param down how many floors below, 1 to {@link #floors}
     * @throws IllegalArgumentException if there is no such floor
     */
    IntLayer veinOfCell(int down);

    /** Returns true if a vein of this ore lies on any floor below. */
    default boolean has(String ore) {
        for (int down = 1; down <= floors(); down++) {
            List<Vein> veins = veins(down);
            for (int i = 0; i < veins.size(); i++) {
                if (veins.get(i).ore().equals(ore)) {
                    return true;
                }
            }
        }
        return false;
    }
}
