package dev.orebound.content.element;

import dev.orebound.content.Entry;

/**
 * A status that something brings.
 *
 * @param status what it is
 * @param ticks for how long, 1 to 3600, before what else afflicts a body has its say
 */
public record Infliction(Status status, int ticks) {

    /** Reads one that is an object of its own. */
    public static Infliction read(Entry entry) {
        Infliction infliction = new Infliction(entry.choice("status", Status.class), entry.whole("ticks", 1, 3600));
        entry.rejectUnknownFields();
        return infliction;
    }
}
