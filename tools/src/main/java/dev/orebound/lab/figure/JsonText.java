package dev.orebound.lab.figure;

import dev.orebound.content.reading.QuotedText;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes one line of JSON, part by part and without spaces. Commas are added automatically, and every method returns the
 * writer, so that calls can be chained.
 */
public final class JsonText {
    private static final int DECIMALS = 4;

    private final StringBuilder text = new StringBuilder(1 << 16);
    private boolean needsComma;

    public JsonText beginObject() {
        return begin('{');
    }

    public JsonText endObject() {
        return end('}');
    }

    public JsonText beginList() {
        return begin('[');
    }

    public JsonText endList() {
        return end(']');
    }

    /** Writes the name of the next value of an object. */
    public JsonText key(String name) {
        separate();
        quote(name);
        text.append(':');
        needsComma = false;
        return this;
    }

    public JsonText value(int number) {
        separate();
        text.append(number);
        return this;
    }

    public JsonText value(long number) {
        separate();
        text.append(number);
        return this;
    }

    /** Writes a number in plain decimal notation with all its digits. */
    public JsonText decimal(BigDecimal number) {
        separate();
        text.append(number.toPlainString());
        return this;
    }

    /** Writes a key and a whole number. */
    public JsonText number(String name, long number) {
        return key(name).decimal(BigDecimal.valueOf(number));
    }

    /** Writes a key and a number with four decimals. */
    public JsonText number(String name, double number) {
        return key(name).decimal(BigDecimal.valueOf(number).setScale(DECIMALS, RoundingMode.HALF_EVEN));
    }

    /** Writes a key and a text, or {@code null}. */
    public JsonText text(String name, @Nullable String words) {
        return key(name).value(words);
    }

    /** Writes a key and an object of whole numbers. */
    public JsonText numbers(String name, Map<String, ? extends Number> numbers) {
        key(name).beginObject();
        numbers.forEach((each, number) -> number(each, number.longValue()));
        return endObject();
    }

    /** Writes a key and a list of texts. */
    public JsonText texts(String name, Iterable<String> texts) {
        key(name).beginList();
        texts.forEach(this::value);
        return endList();
    }

    /** Writes a key and a list of objects; {@code content} writes the content of each. */
    public <T> JsonText objects(String name, Iterable<T> items, Consumer<T> content) {
        key(name).beginList();
        for (T item : items) {
            beginObject();
            content.accept(item);
            endObject();
        }
        return endList();
    }

    /** Writes a key and an object of objects, one for each group; {@code content} writes the content of each. */
    public <T> JsonText groups(String name, Map<?, T> groups, Consumer<T> content) {
        key(name).beginObject();
        groups.forEach((each, group) -> {
            key(String.valueOf(each)).beginObject();
            content.accept(group);
            endObject();
        });
        return endObject();
    }

    public JsonText value(@Nullable Boolean truth) {
        separate();
        text.append(truth);
        return this;
    }

    public JsonText value(@Nullable String words) {
        separate();
        if (words == null) {
            text.append("null");
        } else {
            quote(words);
        }
        return this;
    }

    private JsonText begin(char bracket) {
        separate();
        text.append(bracket);
        needsComma = false;
        return this;
    }

    private JsonText end(char bracket) {
        text.append(bracket);
        needsComma = true;
        return this;
    }

    private void separate() {
        if (needsComma) {
            text.append(',');
        }
        needsComma = true;
    }

    private void quote(String words) {
        text.append('"');
        for (int i = 0; i < words.length(); i++) {
            char letter = words.charAt(i);
            if (letter == '"' || letter == '\\') {
                text.append('\\').append(letter);
            } else if (!QuotedText.isPrintable(letter)) {
                appendEscape(letter);
            } else {
                text.append(letter);
            }
        }
        text.append('"');
    }

    /** Escapes what a terminal would not show as itself. A lone half of a surrogate pair has no UTF-8; escaped, both halves and pairs survive. */
    private void appendEscape(char letter) {
        text.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            text.append(Character.forDigit((letter >> shift) & 0xF, 16));
        }
    }

    /** Returns everything that was written, ended by a line feed. */
    public String line() {
        return text + "\n";
    }
}
