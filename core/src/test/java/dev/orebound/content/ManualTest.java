package dev.orebound.content;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.reading.BuiltInAssets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A designer finds every number of the rules that all share explained where it stands. */
class ManualTest {
    private static final Pattern FIELD = Pattern.compile("\"([a-z_]+)\":");

    @ParameterizedTest
    @ValueSource(strings = {"tactics", "minds", "feel", "motion", "bots"})
    void theManualOfAFileExplainsEveryFieldThatItUses(String file) {
        String text = new BuiltInAssets().text("content/" + file + ".json");
        int manualEnd = text.indexOf("\n{");
        String manual = text.substring(0, manualEnd);

        List<String> fields = FIELD.matcher(text.substring(manualEnd))
                .results()
                .map(field -> field.group(1))
                .toList();

        assertThat(fields)
                .hasSizeGreaterThan(3)
                .allMatch(field ->
                        Pattern.compile("\\b" + field + "\\b").matcher(manual).find());
    }
}
