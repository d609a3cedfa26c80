package dev.orebound.content.terrain;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.QuotedText;

/** The light that a thing gives. */
@Meaning(value = "a light", home = "terrains.json")
public record LightSource(
        @Field(value = "rrggbb: red, green and blue in hexadecimal digits", name = "colour")
        int rgb,

        @Field("0..20: where it ends, 0 to 20") float radiusCells,

        @Field("0..2: at its centre, 0 to 2, where 1 shows things in full colour")
        float strength) {

    private static int colour(JsonEntry entry, String field) {
        String text = entry.word(field);
        if (!text.matches("[0-9a-f]{6}")) {
            if (!text.isEmpty()) {
                entry.complain(
                        field, QuotedText.inQuotes(text) + "; give six hexadecimal digits, red, green, blue: ff8c3c");
            }
            return 0xffffff;
        }
        return Integer.parseInt(text, 16);
    }
}
