package dev.orebound.lab.page;

import java.util.ArrayDeque;
import java.util.Set;

/**
 * Writes HTML that is well-formed XML too, element by element. Attributes are given in pairs of name and value. Every method
 * returns the writer.
 */
public final class HtmlMarkup {
    /** Elements without content. */
    private static final Set<String> EMPTY =
            Set.of("meta", "img", "br", "col", "rect", "line", "circle", "path", "polyline");

    /** Elements that do not begin a new line. */
    private static final Set<String> INLINE =
            Set.of("a", "abbr", "b", "br", "code", "em", "img", "small", "span", "strong", "tspan");

    private static final char UNKNOWN = '\uFFFD';

    private final StringBuilder text = new StringBuilder(1 << 16);
    private final ArrayDeque<String> open = new ArrayDeque<>();

    /** Begins a page. */
    public HtmlMarkup() {
        text.append("<!DOCTYPE html>");
    }

    /** Begins an element, or writes all of one that holds nothing. */
    public HtmlMarkup open(String element, String... attributes) {
        if (!INLINE.contains(element)) {
            text.append('\n');
        }
        text.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            text.append(' ').append(attributes[i]).append("=\"");
            write(attributes[i + 1]);
            text.append('"');
        }
        if (EMPTY.contains(element)) {
            text.append("/>");
        } else {
            text.append('>');
            open.push(element);
        }
        return this;
    }

    /**
     * Ends the element that was begun last.
     *
     * @throws java.util.NoSuchElementException if none is open
     */
    public HtmlMarkup close() {
        text.append("</").append(open.pop()).append('>');
        return this;
    }

    /** Writes a text, escaped. */
    public HtmlMarkup text(String words) {
        write(words);
        return this;
    }

    /** Writes an element that holds only a text. */
    public HtmlMarkup leaf(String element, String words, String... attributes) {
        return open(element, attributes).text(words).close();
    }

    /** Writes a text as it is; only for a style sheet, which needs no escaping. */
    HtmlMarkup raw(String known) {
        text.append(known);
        return this;
    }

    /** A number in plain decimals, as figures of a drawing are written. */
    public static String of(double number) {
        return number == Math.rint(number)
                ? Long.toString((long) number)
                : Double.toString(Math.rint(number * 100) / 100);
    }

    private void write(String words) {
        for (int i = 0; i < words.length(); i++) {
            char letter = words.charAt(i);
            switch (letter) {
                case '&' -> text.append("&amp;");
                case '<' -> text.append("&lt;");
                case '>' -> text.append("&gt;");
                case '"' -> text.append("&quot;");
                default -> text.append(isAllowed(words, i) ? letter : UNKNOWN);
            }
        }
    }

    /** Returns true for the characters that XML allows: few control characters, and surrogates only in pairs. */
    private static boolean isAllowed(String words, int at) {
        char letter = words.charAt(at);
        if (Character.isHighSurrogate(letter)) {
            return at + 1 < words.length() && Character.isLowSurrogate(words.charAt(at + 1));
        }
        if (Character.isLowSurrogate(letter)) {
            return at > 0 && Character.isHighSurrogate(words.charAt(at - 1));
        }
        return (letter >= ' ' && letter < '\uFFFE') || letter == '\n' || letter == '\t';
    }

    /**
     * The page, ended by a line feed.
     *
     * @throws IllegalStateException if an element is open still
     */
    public String page() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("not ended: " + open);
        }
        return text + "\n";
    }
}
