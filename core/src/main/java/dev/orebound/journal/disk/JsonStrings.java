package dev.orebound.journal.disk;

import dev.orebound.content.reading.QuotedText;
import java.util.List;
import java.util.Locale;

/** Writes texts as JSON. */
public final class JsonStrings {
    private JsonStrings() {}

    /** Returns the text in quotes; whatever a terminal would not show as itself is escaped. */
    public static String text(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        int next;
        for (int at = 0; at < text.length(); at = next) {
            int character = text.codePointAt(at);
            next = at + Character.charCount(character);
            if (character == '"' || character == '\\') {
                quoted.append('\\').append((char) character);
            } else if (QuotedText.isPrintable(character)) {
                quoted.appendCodePoint(character);
            } else {
                for (char half : Character.toChars(character)) {
                    quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) half));
                }
            }
        }
        return quoted.append('"').toString();
    }

    /** Returns the texts as a JSON array. */
    public static String list(List<String> texts) {
        return "[" + String.join(", ", texts.stream().map(JsonStrings::text).toList()) + "]";
    }
}
