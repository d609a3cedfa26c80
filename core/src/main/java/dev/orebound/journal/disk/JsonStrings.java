package dev.orebound.journal.disk;

import java.util.List;
import java.util.Locale;

/** Texts as JSON writes them. */
final class JsonStrings {
    private JsonStrings() {}

    /** In quotes, with whatever cannot stand there escaped. */
    static String text(String text) {
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

    /** Texts in brackets. */
    static String list(List<String> texts) {
        return "[" + String.join(", ", texts.stream().map(JsonStrings::text).toList()) + "]";
    }
}
