package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;
import java.util.ArrayList;
import java.util.List;

/**
 * Lets a part of the spectrum through.
 *
 * @param cutoff where it cuts, or the middle of the band
 * @param resonance how narrow and how ringing, 0.3 to 40; 0.7 is neutral
 * @param gain what it leaves, 0 to 4
 * @param wobble moves the cutoff to and fro, in octaves
 */
public record FilterSpec(Kind kind, FrequencySweep cutoff, float resonance, float gain, LfoSpec wobble) {
    /** What passes: below the cutoff, above it, or round it. */
    public enum Kind {
        LOW,
        HIGH,
        BAND
    }

    static List<FilterSpec> readAll(JsonEntry entry, String field) {
        if (!entry.has(field)) {
            return List.of();
        }
        List<FilterSpec> filters = new ArrayList<>();
        for (JsonEntry filter : entry.objects(field)) {
            filters.add(new FilterSpec(
                    filter.choice("kind", Kind.class),
                    FrequencySweep.read(filter.object("cutoff"), 20, 18_000),
                    Numbers.optional(filter, "resonance", 0.3f, 40, 0.7f),
                    Numbers.optional(filter, "gain", 0, 4, 1),
                    LfoSpec.optional(filter, "wobble", 20, 4)));
            filter.rejectUnknownFields();
        }
        return filters;
    }
}
