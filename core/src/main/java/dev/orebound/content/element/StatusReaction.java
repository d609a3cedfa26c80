package dev.orebound.content.element;

import dev.orebound.content.reading.JsonEntry;
import org.jspecify.annotations.Nullable;

/**
 * What comes of a status that comes to a body which another afflicts, or the same.
 *
 * @param has what afflicts the body
 * @param comes what comes to it
 * @param comesPercent how much of its ticks comes, 0 to 400; of 0 nothing does
 * @param keptPercent how much is kept of the ticks of what was there, 0 to 400; of 0 that ends
 * @param damage done at once, 0 to 99
 * @param adds what comes besides, or null; it meets nothing
 */
public record StatusReaction(
        StatusEffect has,
        StatusEffect comes,
        int comesPercent,
        int keptPercent,
        int damage,
        @Nullable TimedStatus adds) {

    static StatusReaction read(JsonEntry entry) {
        StatusReaction meeting = new StatusReaction(
                entry.choice("has", StatusEffect.class),
                entry.choice("comes", StatusEffect.class),
                entry.whole("comes_percent", 0, 400),
                entry.whole("kept_percent", 0, 400),
                entry.has("damage") ? entry.whole("damage", 0, 99) : 0,
                entry.has("adds") ? TimedStatus.read(entry.object("adds")) : null);
        entry.rejectUnknownFields();
        return meeting;
    }
}
