package dev.orebound.content.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.content.Content;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests changing the numbers of a content file one by one. */
class ContentTuningTest {
    private static final Assets ASSETS = new BuiltInAssets();

    private final ContentTuning tuning = new ContentTuning(ASSETS, CaveRules.FILE);

    @Test
    void everyNumberOfTheFileIsThereWithTheBoundsThatItsReaderKeeps() {
        assertThat(tuning.size())
                .isEqualTo(NumberScan.of(ASSETS.text(CaveRules.FILE)).size())
                .isGreaterThan(100);
        TunableNumber rock = number("carving.heart_rock_percent");
        assertThat(rock.usual()).isEqualTo(25);
        assertThat(rock.isWhole()).isTrue();
        assertThat(List.of(rock.lowest(), rock.highest())).containsExactly(0f, 100f);
        assertThat(rock.field().unit()).isEqualTo("%");
        assertThat(rock.field().meaning()).startsWith("rock in the first fill");
        assertThat(number("lakes.kinds[2].count.intercept").usual()).isEqualTo(-150);
    }

    @Test
    void aTriedNumberIsReadAsIfItStoodInTheFile() {
        tuning.set(index("carving.heart_rock_percent"), 45);
        tuning.set(index("hordes.count.highest"), 9);

        Content changed = Content.read(tuning.assets());

        assertThat(changed.cave().carving().heartRockPercent()).isEqualTo(45);
        assertThat(changed.cave().hordes().count().highest()).isEqualTo(9);
        assertThat(changed.cave().veins()).isEqualTo(Content.read(ASSETS).cave().veins());
        assertThat(tuning.changedCount()).isEqualTo(2);
    }

    @Test
    void allElseOfTheFileStaysAsItWasItsManualToo() {
        String before = ASSETS.text(CaveRules.FILE);
        assertThat(tuning.text()).isEqualTo(before);

        tuning.set(index("carving.rounds"), 7);

        assertThat(tuning.text())
                .isEqualTo(before.replace(
                        "\"rounds\": 4,\n    \"least_room_cells\"", "\"rounds\": 7,\n    \"least_room_cells\""));
        tuning.resetAll();
        assertThat(tuning.text()).isEqualTo(before);
    }

    @Test
    void aNumberKeepsToItsBounds() {
        int rounds = index("carving.rounds");

        assertThat(tuning.set(rounds, 1000)).isTrue();
        assertThat(tuning.value(rounds)).isEqualTo(12);
        assertThat(tuning.set(rounds, 1001)).isFalse();
    }

    @Test
    void numbersThatDoNotFitEachOtherAreRefusedInOneLine() {
        tuning.set(index("carving.hearts.lowest"), 40);

        assertThatThrownBy(() -> Content.read(tuning.assets()))
                .isInstanceOf(ContentException.class)
                .hasMessage("content/cave.json: carving.hearts.highest: 14 is below lowest, 40; give at least as much");
    }

    @Test
    void theScanFindsNumbersBetweenCommentsTextsAndWords() {
        String text = """
                // 1 "a": 2
                { "a": 1, /* 5 */ "b": [ { "c": -2.5 }, { "c": 3 } ], "d": "4", "e": true, "f \\" 6": 7 }
                """;
        List<String> found = new ArrayList<>();
        NumberScan.of(text).forEach(spot -> found.add(spot.path() + "=" + text.substring(spot.begin(), spot.end())));

        assertThat(found).containsExactly("a=1", "b[0].c=-2.5", "b[1].c=3", "f \\\" 6=7");
    }

    @Test
    void aTextThatBreaksOffEndsTheScan() {
        for (String text : List.of("", "{", "{ \"a", "{ \"a\":", "{ \"a\": [1, ", "}", "[[[", "{,,}", "// only")) {
            assertThat(NumberScan.of(text)).as(text).hasSizeLessThan(2);
        }
    }

    private TunableNumber number(String path) {
        return tuning.number(index(path));
    }

    private int index(String path) {
        for (int i = 0; i < tuning.size(); i++) {
            if (tuning.number(i).path().equals(path)) {
                return i;
            }
        }
        throw new IllegalArgumentException("no number " + path);
    }
}
