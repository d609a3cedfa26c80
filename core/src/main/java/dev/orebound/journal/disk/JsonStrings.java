package dev.orebound.journal.disk;

import java.util.List;
import java.util.Locale;

/** Writes texts as JSON. */
public final class JsonStrings {
    private JsonStrings() {}

    /** Returns the text in quotes, with escapes where needed. */
    public static String text(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if (each == '"' || each == '\\') {
                quoted.append('\\').append(each);
            } else if (each < ' ' || each == 0x7f || (Character.isSurrogate(each) && !isPaired(text, i))) {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) each));
            } else {
                quoted.append(each);
            }
        }
        return quoted.append('"').toString();
    }

    private static boolean isPaired(String text, int at) {
        char each = text.charAt(at);
        return Character.isHighSurrogate(each)
                ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
                : at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
    }

    /** Returns the texts as a JSON array. */
    public static String list(List<String> texts) {
        return "[" + String.join(", ", texts.stream().map(JsonStrings::text).toList()) + "]";
    }
}
