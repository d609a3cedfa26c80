package dev.orebound.content.terrain;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;

/** The light that a thing gives. */
@Meaning(value = "a light", home = "terrains.json")
public record LightSource(
        @Field(value = "rrggbb: red, green and blue in hexadecimal digits", name = "colour")
        int rgb,

        @Field("0..20 cells: radius") float radiusCells,

        @Field("0..2: strength at the centre; 1 shows full colour")
        float strength) {}
