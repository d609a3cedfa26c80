package dev.orebound.lab.figure;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes one line of JSON with Jackson, part by part and without spaces. Every method returns the writer, so that calls
 * can be chained.
 */
public final class JsonText {
    private static final int DECIMALS = 4;

    private static final JsonFactory FACTORY = new JsonFactoryBuilder()
            .characterEscapes(new TerminalEscapes())
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .build();

    private final StringWriter text = new StringWriter(1 << 16);
    private final JsonGenerator generator;

    /** A call of the generator, which would fail only if the text could. */
    private interface Step {
        void run() throws IOException;
    }

    /**
     * Escapes what a terminal would not show as itself. A lone half of a surrogate pair has no UTF-8; escaped, both
     * halves and pairs survive.
     */
    private static final class TerminalEscapes extends CharacterEscapes {
        @Override
        public int[] getEscapeCodesForAscii() {
            int[] codes = standardAsciiEscapesForJSON();
            for (char letter = 0; letter < codes.length; letter++) {
                if (!QuotedText.isPrintable(letter)) {
                    codes[letter] = ESCAPE_CUSTOM;
                }
            }
            return codes;
        }

        @Override
        public @Nullable SerializableString getEscapeSequence(int letter) {
            return QuotedText.isPrintable(letter)
                    ? null
                    : new SerializedString(String.format(Locale.ROOT, "\\u%04x", letter));
        }
    }

    public JsonText() {
        try {
            generator = FACTORY.createGenerator(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public JsonText beginObject() {
        return write(generator::writeStartObject);
    }

    public JsonText endObject() {
        return write(generator::writeEndObject);
    }

    public JsonText beginList() {
        return write(generator::writeStartArray);
    }

    public JsonText endList() {
        return write(generator::writeEndArray);
    }

    /** Writes the name of the next value of an object. */
    public JsonText key(String name) {
        return write(() -> generator.writeFieldName(name));
    }

    public JsonText value(int number) {
        return write(() -> generator.writeNumber(number));
    }

    public JsonText value(long number) {
        return write(() -> generator.writeNumber(number));
    }

    /** Writes a number in plain decimal notation with all its digits. */
    public JsonText decimal(BigDecimal number) {
        return write(() -> generator.writeNumber(number));
    }

    /** Writes a key and a whole number. */
    public JsonText number(String name, long number) {
        return key(name).decimal(BigDecimal.valueOf(number));
    }

    /** Writes a key and a number with four decimals. */
    public JsonText number(String name, double number) {
        return key(name).decimal(BigDecimal.valueOf(number).setScale(DECIMALS, RoundingMode.HALF_EVEN));
    }

    /** Writes a key and a list of both ends of an interval, with four decimals. */
    public JsonText interval(String name, ConfidenceInterval interval) {
        key(name).beginList();
        for (double end : new double[] {interval.low(), interval.high()}) {
            decimal(BigDecimal.valueOf(end).setScale(DECIMALS, RoundingMode.HALF_EVEN));
        }
        return endList();
    }

    /** Writes a key and a text, or {@code null}. */
    public JsonText text(String name, @Nullable String words) {
        return key(name).value(words);
    }

    /** Writes a key and the word of a constant in small letters. */
    public JsonText word(String name, Enum<?> constant) {
        return text(name, constant.name().toLowerCase(Locale.ROOT));
    }

    /** Writes a key and a cell as a list of its column and its row. */
    public JsonText cell(String name, Grid grid, int cell) {
        return key(name).value(grid, cell);
    }

    /** Writes a key and a list of cells. */
    public JsonText cells(String name, Grid grid, Cells cells) {
        key(name).beginList();
        cells.stream().forEach(cell -> value(grid, cell));
        return endList();
    }

    private JsonText value(Grid grid, int cell) {
        return beginList().value(grid.x(cell)).value(grid.y(cell)).endList();
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
        return truth == null ? write(generator::writeNull) : write(() -> generator.writeBoolean(truth));
    }

    public JsonText value(@Nullable String words) {
        return write(() -> generator.writeString(words));
    }

    private JsonText write(Step step) {
        try {
            step.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Returns everything that was written, ended by a line feed. */
    public String line() {
        write(generator::flush);
        return text + "\n";
    }
}
