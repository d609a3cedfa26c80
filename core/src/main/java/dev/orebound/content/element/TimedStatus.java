package dev.orebound.content.element;

import dev.orebound.content.reading.JsonEntry;

/**
 * A status that something brings.
 *
 * @param status what it is
 * @param ticks for how long, 1 to 3600, before what else afflicts a body has its say
 */
public record TimedStatus(StatusEffect status, int ticks) {

    /** Reads one that is an object of its own. */
    public static TimedStatus read(JsonEntry entry) {
        TimedStatus infliction = new TimedStatus(entry.choice("status", StatusEffect.class), entry.whole("ticks", 1, 3600));
        entry.rejectUnknownFields();
        return infliction;
    }
}
