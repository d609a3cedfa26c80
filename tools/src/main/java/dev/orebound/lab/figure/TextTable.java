package dev.orebound.lab.figure;

import java.util.Locale;

/** Writes a table for people, line by line, with the same separators and decimal points everywhere. */
public final class TextTable {
    private final StringBuilder text = new StringBuilder();

    /** Adds a line in the format of {@link String#format}. */
    public void line(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    /** Adds a line without trailing blanks. */
    public void trimmedLine(String format, Object... values) {
        line("%s", String.format(Locale.ROOT, format, values).stripTrailing());
    }

    /** Adds lines as they are, each ended by a line feed. */
    public void lines(String lines) {
        text.append(lines);
    }

    /** Returns all lines, each ended by a line feed. */
    public String text() {
        return text.toString();
    }
}
