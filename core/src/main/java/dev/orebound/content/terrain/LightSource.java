package dev.orebound.content.terrain;

import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.QuotedText;

/**
 * The light that a thing gives.
 *
 * @param rgb its colour, 0xRRGGBB
 * @param radiusCells where it ends, 0 to 20
 * @param strength at its centre, 0 to 2, where 1 shows things in full colour
 */
public record LightSource(int rgb, float radiusCells, float strength) {

    public static LightSource read(JsonEntry entry) {
        return entry.complete(new LightSource(
                colour(entry, "colour"), entry.number("radius_cells", 0, 20), entry.number("strength", 0, 2)));
    }

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
