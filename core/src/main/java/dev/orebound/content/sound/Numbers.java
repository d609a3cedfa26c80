package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;

/** Reads numbers that may be left out. */
final class Numbers {
    private Numbers() {}

    /** The number of a field within bounds, both included, or another where the field is left out. */
    static float optional(JsonEntry entry, String field, float lowest, float highest, float otherwise) {
        return entry.has(field) ? entry.number(field, lowest, highest) : otherwise;
    }
}
