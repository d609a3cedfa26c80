package dev.orebound.content.player;

import dev.orebound.content.reading.JsonEntry;

/**
 * A quick run out of harm's way.
 *
 * @param ticks that it lasts, 1 to 60
 * @param speed in cells a second, 1 to 30
 * @param invulnerableTicks from its start, for which no blow is felt, 0 to 60
 * @param restTicks from its end until the next, 0 to 600
 * @param committedTicks at the end of a strike's wind-up, in which it is too late to dash, 0 to 60
 */
public record DashRules(int ticks, float speed, int invulnerableTicks, int restTicks, int committedTicks) {

    /** Reads a dash that is an object of its own. */
    public static DashRules read(JsonEntry entry) {
        DashRules dash = new DashRules(
                entry.whole("ticks", 1, 60),
                entry.number("speed", 1, 30),
                entry.whole("invulnerable_ticks", 0, 60),
                entry.whole("rest_ticks", 0, 600),
                entry.whole("committed_ticks", 0, 60));
        entry.rejectUnknownFields();
        return dash;
    }
}
