package dev.orebound.content.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonEntryTest {
    private final List<String> complaints = new ArrayList<>();

    @Test
    void aFieldThatStandsTwiceIsOneComplaint() {
        JsonEntry entry = entry("{ \"health\": 3, \"health\": 4 }");

        entry.whole("health", 1, 9);
        entry.rejectUnknownFields();

        assertThat(complaints).containsExactly("player.json: health: stands twice; give it once");
    }

    @Test
    void aNumberThatIsNoneOrTooLargeIsOneComplaint() {
        JsonEntry entry = entry("{ \"a\": NaN, \"b\": 1e999, \"c\": 2.5, \"d\": \"3\", \"e\": 99999999999999999999 }");

        assertThat(List.of("a", "b", "c", "d", "e"))
                .allSatisfy(field -> assertThat(entry.whole(field, 1, 9)).isEqualTo(1));

        assertThat(complaints)
                .hasSize(5)
                .allSatisfy(complaint -> assertThat(complaint).endsWith("; give a whole number within 1..9"));
    }

    @Test
    void aQuotedTextIsShortAndOneLine() {
        JsonEntry entry = entry("{ \"word\": 1, \"two\\nlines\": 1, \"long\": \"" + "x".repeat(500) + "\" }");

        entry.word("word");
        entry.whole("long", 1, 9);
        entry.rejectUnknownFields();

        assertThat(complaints)
                .containsExactly(
                        "player.json: word: 1; give a text",
                        "player.json: long: '" + "x".repeat(60) + "…'; give a whole number within 1..9",
                        "player.json: two\\u000alines: is not a field here; known are [long, word]");
    }

    @Test
    void noDepthOfNestingIsTooMuch() {
        JsonEntry entry = entry("{ \"deep\": " + "[".repeat(20_000) + "]".repeat(20_000) + " }");

        assertThat(entry.objects("deep")).isEmpty();

        assertThat(complaints).hasSize(1);
    }

    @Test
    void aBraceThatClosesNothingIsOneComplaint() {
        entry("}\n{ \"a\": 1 }\n");

        assertThat(complaints).singleElement().asString().startsWith("player.json: is not JSON");
    }

    @Test
    void nothingIsMissedWithinAnObjectThatIsMissing() {
        JsonEntry.of("player.json", "{ \"b\": 3 }", complaints).object("a").whole("x", 1, 9);
        IntRange.read(JsonEntry.of("player.json", "{ \"b\": 3 }", complaints), "b", 1, 9);

        assertThat(complaints)
                .containsExactly(
                        "player.json: a: is missing; give an object in braces",
                        "player.json: b: 3; give an object in braces");
    }

    private JsonEntry entry(String text) {
        return JsonEntry.of("player.json", text, complaints);
    }
}
