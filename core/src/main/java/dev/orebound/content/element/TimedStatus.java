package dev.orebound.content.element;

import dev.orebound.content.reading.JsonEntry;

/**
 * A status effect with its duration.
 *
 * @param status what it is
 * @param ticks for how long, 1 to 3600, before what else afflicts a body has its say
 */
public record TimedStatus(StatusEffect status, int ticks) {

    /** Reads a timed status that is an object of its own. */
    public static TimedStatus read(JsonEntry entry) {
        return entry.complete(
                new TimedStatus(entry.choice("status", StatusEffect.class), entry.whole("ticks", 1, 3600)));
    }
}
