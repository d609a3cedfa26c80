package dev.orebound.content.element;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;

/** A status effect with its duration. */
@Meaning(value = "a status for a time", home = "elements.json")
public record TimedStatus(
        @Field("which status") StatusEffect status,

        @Field("1..3600 ticks: for how long, before anything else affects it")
        int ticks) {}
