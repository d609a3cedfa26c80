package dev.orebound.content.combat;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.JsonEntry;
import java.util.List;

/**
 * Numbers for bodies that are knocked back or thrown, and the length of a step.
 *
 * @param knockKept part of its speed that a knock or a throw keeps from tick to tick, 0 to 0.98
 * @param strideCells from one footstep to the next, 0.2 to 5
 * @param throwLeast the least speed of what is thrown, in cells a second, 0 to 10
 * @param throwMost the most, in cells a second, not below the least
 * @param flightTicks for which it flies and cannot be picked up yet, 0 to 240
 * @param thingRadius of what lies about, in cells, 0.1 to 0.45
 */
public record MotionRules(
        float knockKept, float strideCells, float throwLeast, float throwMost, int flightTicks, float thingRadius) {

    public static final String FILE = "content/motion.json";

    public static MotionRules read(Assets assets, List<String> complaints) {
        JsonEntry entry = JsonEntry.root(assets, FILE, complaints);
        JsonEntry throwSpeed = entry.object("throw_speed");
        int faults = throwSpeed.faults();
        float least = throwSpeed.number("least", 0, 10);
        float most = throwSpeed.number("most", 0, 10);
        if (most < least && throwSpeed.faults() == faults) {
            throwSpeed.complain("most", most + " is below least, " + least + "; give at least as much");
        }
        MotionRules rules = new MotionRules(
                entry.number("knock_kept", 0, 0.98f),
                entry.number("stride_cells", 0.2f, 5),
                least,
                most,
                entry.whole("flight_ticks", 0, 240),
                entry.number("thing_radius", 0.1f, 0.45f));
        throwSpeed.rejectUnknownFields();
        entry.rejectUnknownFields();
        return rules;
    }
}
