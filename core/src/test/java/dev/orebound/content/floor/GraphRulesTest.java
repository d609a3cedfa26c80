package dev.orebound.content.floor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GraphRulesTest {
    @Test
    void theGameHasTheRulesThatItPromises() {
        GraphRules rules = Content.read(new BuiltInAssets()).graph();

        assertThat(List.of(rules.columns(), rules.rows(), rules.paths())).containsExactly(8, 16, 20);
        assertThat(rules.opening()).containsExactly(FloorKind.GOLEM, FloorKind.BATTLE);
        assertThat(rules.drawableAt(0))
                .containsExactly(FloorKind.BATTLE, FloorKind.SCROLL, FloorKind.HEALTH_BUFF, FloorKind.ATTACK_BUFF);
        assertThat(rules.boostOf(FloorKind.GOLEM)).isEqualTo(-6);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            "columns": 8                  | "columns": 9                     | columns: 9; give a whole number within \
            1..8
            "rows": 16                    | "rows": 1                        | rows: 1; give a whole number within 2..16
            "paths": 20                   | "walks": 20                      | paths: is missing; give a whole number \
            within 1..100
            "paths": 20                   | "paths": 20, "walks": 2          | walks: is not a field here; known are [
            "kind": "scroll"              | "kind": "maze"                   | rules[1].kind: 'maze'; give one of \
            [battle,
            "kind": "scroll"              | "kind": "battle"                 | rules[1].kind: 'battle' has a rule \
            already; give each
            "kind": "scroll"              | "kind": "boss"                   | rules[1].kind: 'boss' is the floor \
            below all rows; give
            "lowest": 2,                  | "lowest": 100,                   | rules[2].scores.highest: 99 is below \
            lowest, 100; give at least as much
            "boost": 3                    | "boost": 100                     | rules[0].boost: 100; give a whole \
            number within -99..99
            "opening": ["golem"           | "opening": ["boss"               | opening[0]: 'boss' is the floor below \
            all rows; give
            { "kind": "golem", "scores": { "lowest": 2, "highest": 99 }, "boost": -6 }, | ~~ | opening: 'golem' has \
            no rule; give it one
            "lowest": -99                 | "lowest": 2                      | rules: no kind can be drawn at score \
            -18, which row 3 can have
            """)
    void aFaultIsToldByItsFieldWithWhatIsAccepted(String sound, String faulty, String complaint) {
        assertThatThrownBy(() -> Content.read(OneOtherFile.spoilt(GraphRules.FILE, sound, faulty)))
                .isInstanceOfSatisfying(
                        ContentException.class,
                        e -> assertThat(e.complaints())
                                .anyMatch(line -> line.startsWith("content/graph.json: " + complaint)));
    }
}
