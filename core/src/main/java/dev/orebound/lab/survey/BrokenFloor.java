package dev.orebound.lab.survey;

import dev.orebound.lab.check.FloorChecks.FloorComplaint;
import java.util.List;

/**
 * A floor that breaks promises.
 *
 * @param complaints at least one
 */
record BrokenFloor(String seed, int depth, List<FloorComplaint> complaints) {
    /** What a player can type to look at the floor, and the first complaint. */
    @Override
    public String toString() {
        int others = complaints.size() - 1;
        return "seed " + seed + ", depth " + depth + ": " + complaints.get(0)
                + (others == 0 ? "" : " (and " + others + " more)") + "; inspect --seed " + seed + " --depth " + depth
                + " draws it";
    }
}
