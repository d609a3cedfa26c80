package dev.orebound.lab.figure;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.utils.JsonReader;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Checks that JSON is one line that a terminal shows as it is, with numbers in plain decimals. */
class JsonTextTest {
    @Test
    void lettersThatATerminalWouldNotShowAsThemselvesAreEscaped() {
        String words = "a\"b\\c/\n\t\u001b\u007f\u202e\u2028\ud83d\ude00\ud83d \u00e4\u03a9";

        String line =
                new JsonText().beginObject().text(words, words).endObject().line();

        String escaped = "\"a\\\"b\\\\c/\\u000a\\u0009\\u001b\\u007f\\u202e\\u2028\\ud83d\\ude00\\ud83d \u00e4\u03a9\"";
        assertThat(line).isEqualTo("{" + escaped + ":" + escaped + "}\n");
        assertThat(new JsonReader().parse(line).child.asString()).isEqualTo(words);
    }

    @Test
    void numbersArePlainDecimals() {
        JsonText json = new JsonText().beginObject();
        json.number("whole", Long.MIN_VALUE)
                .number("small", 0.00004)
                .number("half", 0.00005)
                .number("great", 1e15);
        json.key("exact").decimal(new BigDecimal("1E+3")).key("cell").value(7);
        json.text("none", null)
                .key("unknown")
                .value((Boolean) null)
                .key("isTrue")
                .value(Boolean.TRUE);
        json.numbers("counts", Map.of("a", 3)).texts("words", List.of()).endObject();

        assertThat(json.line())
                .isEqualTo("{\"whole\":-9223372036854775808,\"small\":0.0000,\"half\":0.0000,"
                        + "\"great\":1000000000000000.0000,\"exact\":1000,\"cell\":7,\"none\":null,"
                        + "\"unknown\":null,\"isTrue\":true,\"counts\":{\"a\":3},\"words\":[]}\n");
    }
}
