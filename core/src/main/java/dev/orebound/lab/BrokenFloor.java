package dev.orebound.lab;

import dev.orebound.lab.check.Complaint;
import java.util.List;

/**
 * A floor that breaks promises.
 *
 * @param complaints at least one
 */
record BrokenFloor(String seed, int depth, List<Complaint> complaints) {
    /** What a player can type to look at the floor, and the first complaint. */
    @Override
    public String toString() {
        int others = complaints.size() - 1;
        return "seed " + seed + ", depth " + depth + ": " + complaints.get(0)
                + (others == 0 ? "" : " (and " + others + " more)") + "; inspect --seed " + seed + " --depth " + depth
                + " draws it";
    }
}
