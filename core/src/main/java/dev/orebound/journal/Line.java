package dev.orebound.journal;

import java.util.regex.Pattern;

/** Makes what stands in a damaged file fit to be quoted in the one line that says what is wrong with it. */
final class Line {
    /** Control characters, line breaks of any kind, halves of characters. */
    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]");

    private static final int LONGEST_QUOTE = 60;

    private Line() {}

    /** The text, printable and not at great length. */
    static String quote(String text) {
        String cut = text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "…" : text;
        return UNPRINTABLE.matcher(cut).replaceAll("?");
    }
}
