package dev.orebound.cave.floor;

import dev.orebound.cave.ore.OreField;
import dev.orebound.grid.IntLayer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The run's veins on the floors below a floor. It only refers to the run's ore field, so it costs nothing until it is asked.
 */
public final class VeinsBelow {
    /** Nothing lies below. */
    public static final VeinsBelow NONE = new VeinsBelow(null, FloorRequest.DEEPEST);

    private final @Nullable OreField field;
    private final int depth;

    /** @param depth of the floor above, 1 to {@link FloorRequest#DEEPEST} */
    VeinsBelow(@Nullable OreField field, int depth) {
        this.field = field;
        this.depth = depth;
    }

    /** How many floors lie below, 0 to 16. */
    public int floors() {
        return field == null ? 0 : FloorRequest.DEEPEST - depth;
    }

    /**
     * The veins that reach into a floor below.
     *
     * @param down how many floors below, 1 to {@link #floors}
     * @throws IllegalArgumentException if there is no such floor
     */
    public List<Vein> veins(int down) {
        return field(down).veins(depth + down);
    }

    /**
     * The id of the vein of each cell of a floor below, 0 for none; made anew with each call.
     *
     * @param down how many floors below, 1 to {@link #floors}
     * @throws IllegalArgumentException if there is no such floor
     */
    public IntLayer veinOfCell(int down) {
        return field(down).veinOfCell(depth + down);
    }

    private OreField field(int down) {
        if (field == null || down < 1 || down > floors()) {
            throw new IllegalArgumentException("no floor lies " + down + " below depth " + depth);
        }
        return field;
    }

    /** True if a vein of this ore lies on any floor below. */
    public boolean has(String ore) {
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
