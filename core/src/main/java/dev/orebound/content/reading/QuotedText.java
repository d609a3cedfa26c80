package dev.orebound.content.reading;

import java.util.Locale;

/**
 * Makes text from files that anybody may have written fit for a terminal: control characters, line breaks,
 * bidirectional and other invisible characters and halves of characters are written as escapes such as <code>&#92;u001b
 * </code>, and long text is cut.
 */
public final class QuotedText {
    private static final int LONGEST_QUOTE = 60;
    private static final int LONGEST_LINE = 1_000;

    private QuotedText() {}

    /** Returns a text for a quote within a message: at most 60 characters and an ellipsis. */
    public static String of(String text) {
        return of(text, LONGEST_QUOTE);
    }

    /** Returns a text of at most so many characters and an ellipsis. */
    public static String of(String text, int most) {
        StringBuilder quoted = new StringBuilder();
        int next;
        for (int at = 0; at < text.length(); at = next) {
            int character = text.codePointAt(at);
            next = at + Character.charCount(character);
            String shown = isPrintable(character)
                    ? text.substring(at, next)
                    : String.format(Locale.ROOT, "\\u%04x", character);
            if (quoted.length() + shown.length() > most) {
                return quoted.append('…').toString();
            }
            quoted.append(shown);
        }
        return quoted.toString();
    }

    /** Returns {@link #of(String)} in single quotes. */
    public static String inQuotes(String text) {
        return "'" + of(text) + "'";
    }

    /** Returns a whole line of output that quotes files: at most 1,000 characters and an ellipsis. */
    public static String line(String line) {
        return of(line, LONGEST_LINE);
    }

    /** Returns true if a terminal shows the character as itself and nothing else happens. */
    public static boolean isPrintable(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
